CREATE TABLE "certificate_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"address" text NOT NULL,
	"wording" text NOT NULL,
	"needed_by" date NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"document_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"asked_by_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"instructions" text NOT NULL,
	"is_required" boolean NOT NULL,
	"due_on" date,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"broker_id" uuid NOT NULL,
	"insurer" text NOT NULL,
	"premium_cents" integer NOT NULL,
	"period" text NOT NULL,
	"coverage" text NOT NULL,
	"not_covered" text NOT NULL,
	"effective_on" date,
	"valid_until" date NOT NULL,
	"document_id" uuid,
	"replaces_id" uuid,
	"replaced_at" timestamp (3) with time zone,
	"client_decision" text DEFAULT 'none' NOT NULL,
	"decision_reason" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_summaries_premium" CHECK ("quote_summaries"."premium_cents" between 0 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "promise_minutes_left" integer;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "insurer" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "effective_on" date;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "testimonial_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "certificate_requests" ADD CONSTRAINT "certificate_requests_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_requests" ADD CONSTRAINT "information_requests_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_requests" ADD CONSTRAINT "information_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_summaries" ADD CONSTRAINT "quote_summaries_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_summaries" ADD CONSTRAINT "quote_summaries_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_requests_case" ON "certificate_requests" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "information_requests_case" ON "information_requests" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "quote_summaries_case" ON "quote_summaries" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "cases_remind" ON "cases" USING btree ("remind_at") WHERE "cases"."remind_at" is not null;