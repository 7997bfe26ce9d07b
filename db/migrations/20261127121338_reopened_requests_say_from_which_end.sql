ALTER TABLE "cases" ADD COLUMN "reopened_from" text;--> statement-breakpoint
-- From which end a request was opened again last stands in its history.
UPDATE "cases" SET "reopened_from" = (
  SELECT "last"."data" ->> 'from' FROM "case_events" "last"
  WHERE "last"."case_id" = "cases"."id" AND "last"."kind" = 'reopened'
  ORDER BY "last"."id" DESC LIMIT 1
)
WHERE "reopened_at" IS NOT NULL;--> statement-breakpoint
-- What somebody said of their request stands in its history from now on: so does what was said before.
UPDATE "case_events" SET "data" = "case_events"."data" || jsonb_build_object('words', "said"."quote")
FROM "testimonials" "said"
WHERE "said"."case_id" = "case_events"."case_id"
  AND "case_events"."kind" = 'testimonial_answered' AND "case_events"."data" ->> 'isGiven' = 'true';
