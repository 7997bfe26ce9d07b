ALTER TABLE "outbox_mails" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "give_up_at" timestamp (3) with time zone DEFAULT now() + interval '72 hours' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mails_due" ON "outbox_mails" USING btree ("due_at") WHERE "outbox_mails"."state" = 'queued';