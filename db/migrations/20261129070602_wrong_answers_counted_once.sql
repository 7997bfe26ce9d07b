ALTER TABLE "tracking_checks" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "tracking_checks" ADD COLUMN "wrong_answers" text[] DEFAULT '{}' NOT NULL;