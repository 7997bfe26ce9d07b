ALTER TABLE "chat_sessions" ADD COLUMN "handed_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "unanswered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "missed_promises" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "answerer_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "visitor_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "unseen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "staff_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chat_sessions_unseen" ON "chat_sessions" USING btree ("unseen_at") WHERE "chat_sessions"."unseen_at" is not null;