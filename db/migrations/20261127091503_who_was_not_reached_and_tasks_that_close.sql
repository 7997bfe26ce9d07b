ALTER TABLE "cases" ADD COLUMN "unreached_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "closed_by" text;