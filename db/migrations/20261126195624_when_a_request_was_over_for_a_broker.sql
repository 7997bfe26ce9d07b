ALTER TABLE "case_access" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- A case that was closed while they had it was over on that day; otherwise on the day on which it left them.
UPDATE "case_access" SET "ended_at" = CASE
  WHEN "case_access"."closed_at" IS NULL THEN "cases"."closed_at"
  WHEN "case_access"."closed_reason" = 'completed' AND "cases"."closed_at" <= "case_access"."closed_at" THEN "cases"."closed_at"
  ELSE "case_access"."closed_at"
END FROM "cases" WHERE "cases"."id" = "case_access"."case_id";
--> statement-breakpoint
CREATE INDEX "case_access_ended" ON "case_access" USING btree ("broker_id","ended_at","id") WHERE "case_access"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "case_access" ADD CONSTRAINT "case_access_over" CHECK ("case_access"."closed_at" is null or coalesce("case_access"."ended_at" <= "case_access"."closed_at", false));