CREATE TABLE "licence_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"broker_id" uuid NOT NULL,
	"checked_by_id" uuid,
	"licence_number" text NOT NULL,
	"result" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_checks" ADD CONSTRAINT "licence_checks_checked_by_id_users_id_fk" FOREIGN KEY ("checked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_checks_broker" ON "licence_checks" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "cases_words" ON "cases" USING gin (to_tsvector('simple', translate("contact_full_name" || ' ' || "contact_email" || ' ' || "reference" || ' ' || "title", '@._+-''', '      ')));--> statement-breakpoint
CREATE INDEX "cases_phone" ON "cases" USING btree (right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 10));--> statement-breakpoint
CREATE INDEX "cases_created" ON "cases" USING btree ("created_at");