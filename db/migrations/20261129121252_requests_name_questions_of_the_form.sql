ALTER TABLE "information_requests" ADD COLUMN "questions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "information_requests" ADD COLUMN "not_known" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "information_requests" ADD COLUMN "own_question" text;