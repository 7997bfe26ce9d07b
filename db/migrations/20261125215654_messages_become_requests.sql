CREATE TABLE "prepared_requests" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"token_hash" text NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "contact_message_id" uuid;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "confirm_token_hash" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "prepared_requests" ADD CONSTRAINT "prepared_requests_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prepared_requests_token" ON "prepared_requests" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open_of_message" ON "privacy_requests" USING btree ("contact_message_id","type") WHERE "privacy_requests"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_token" ON "privacy_requests" USING btree ("confirm_token_hash");