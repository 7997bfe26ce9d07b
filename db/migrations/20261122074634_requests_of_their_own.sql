CREATE TABLE "tracking_checks" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"wait_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"mailbox_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "contact" jsonb;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "receipt_token_hash" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "receipt_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
-- Requests from before had the reference, the contact data and the link of their case. The first of a case keeps its
-- link as a mailed one; a later one may be a stranger's, so its link ends here, and it gets a reference of its own.
UPDATE "quote_requests" SET
	"contact" = jsonb_build_object('fullName', c."contact_full_name", 'email', c."contact_email", 'phone', c."contact_phone", 'postalCode', c."postal_code"),
	"receipt_token_hash" = 'none:' || "quote_requests"."id",
	"receipt_expires_at" = "tracking_expires_at"
FROM "cases" c WHERE c."id" = "quote_requests"."case_id";--> statement-breakpoint
UPDATE "quote_requests" SET
	"contact" = "contact" || (e."data" -> 'contact' || '{"postalCode": null}'::jsonb) - 'method' - 'windows' - 'earliestOn',
	"reference" = 'AB-' || upper(substr(md5("quote_requests"."id"::text), 1, 8))
FROM "case_events" e WHERE e."kind" = 'request' AND e."data" ->> 'requestId' = "quote_requests"."id"::text;--> statement-breakpoint
INSERT INTO "tracking_links" ("id", "case_id", "request_id", "token_hash", "mailbox_hash", "expires_at", "created_at")
SELECT gen_random_uuid(), r."case_id", r."id", r."tracking_token_hash", encode(sha256(convert_to(lower(c."contact_email"), 'UTF8')), 'hex'), r."tracking_expires_at", r."created_at"
FROM "quote_requests" r JOIN "cases" c ON c."id" = r."case_id" AND c."reference" = r."reference";--> statement-breakpoint
-- The history names what differs, and no longer repeats what was typed.
UPDATE "case_events" SET "data" = jsonb_build_object('step', 'joined', 'requestId', "case_events"."data" ->> 'requestId', 'reference', r."reference", 'isConfirmed', false, 'changed', '[]'::jsonb)
FROM "quote_requests" r WHERE "case_events"."kind" = 'request' AND "case_events"."data" ->> 'requestId' = r."id"::text;--> statement-breakpoint
ALTER TABLE "quote_requests" ALTER COLUMN "contact" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ALTER COLUMN "receipt_token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ALTER COLUMN "receipt_expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tracking_checks" ADD CONSTRAINT "tracking_checks_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_links" ADD CONSTRAINT "tracking_links_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracking_links_token" ON "tracking_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "tracking_links_case" ON "tracking_links" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "tracking_links_mailbox" ON "tracking_links" USING btree ("mailbox_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_reference" ON "quote_requests" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_receipt_token" ON "quote_requests" USING btree ("receipt_token_hash");--> statement-breakpoint
CREATE INDEX "quote_requests_unconfirmed" ON "quote_requests" USING btree ("ip_prefix","created_at") WHERE "quote_requests"."confirmed_at" is null;