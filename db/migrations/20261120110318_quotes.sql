CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"answers" jsonb NOT NULL,
	"contact_method" text NOT NULL,
	"windows" jsonb NOT NULL,
	"earliest_on" date,
	"completeness" integer NOT NULL,
	"idempotency_key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"promise_at" timestamp (3) with time zone NOT NULL,
	"ip_prefix" text,
	"tracking_token_hash" text NOT NULL,
	"tracking_expires_at" timestamp (3) with time zone NOT NULL,
	"tracking_failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_idempotency_key" ON "quote_requests" USING btree ("idempotency_key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_tracking_token" ON "quote_requests" USING btree ("tracking_token_hash");--> statement-breakpoint
CREATE INDEX "quote_requests_case" ON "quote_requests" USING btree ("case_id");