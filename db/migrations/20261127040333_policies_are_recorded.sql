ALTER TABLE "cases" ADD COLUMN "policy_number" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "premium_cents" integer;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "premium_period" text;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_premium" CHECK ("cases"."premium_cents" between 0 and 1000000000);--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_premium_period" CHECK (("cases"."premium_cents" is null) = ("cases"."premium_period" is null));