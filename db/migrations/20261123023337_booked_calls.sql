CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "booked_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"broker_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booked_calls_order" CHECK ("booked_calls"."starts_at" < "booked_calls"."ends_at" and "booked_calls"."ends_at" <= "booked_calls"."held_until")
);
--> statement-breakpoint
ALTER TABLE "broker_profiles" ADD COLUMN "call_hours" jsonb;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booked_calls_one_a_case" ON "booked_calls" USING btree ("case_id") WHERE "booked_calls"."state" = 'booked';--> statement-breakpoint
CREATE INDEX "booked_calls_case" ON "booked_calls" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "booked_calls_ahead" ON "booked_calls" USING btree ("ends_at") WHERE "booked_calls"."state" = 'booked';--> statement-breakpoint
ALTER TABLE "booked_calls" ADD CONSTRAINT "booked_calls_no_double_booking" EXCLUDE USING gist ("broker_id" WITH =, tstzrange("starts_at", "held_until") WITH &&) WHERE ("state" = 'booked');
