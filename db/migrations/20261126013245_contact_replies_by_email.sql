ALTER TABLE "contact_messages" ADD COLUMN "written_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_replies_address" ON "contact_replies" USING btree ("address_hash");