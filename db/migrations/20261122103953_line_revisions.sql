ALTER TABLE "thread_lines" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_participants" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "thread_participants" ADD COLUMN "writing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "last_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "thread_lines_revision" ON "thread_lines" USING btree ("thread_id","revision");