ALTER TABLE "broker_profiles" ADD COLUMN "away" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The one absence that each broker could have is the first of their days away; without a first day it began when they did.
UPDATE "broker_profiles" SET "away" = jsonb_build_array(jsonb_build_object(
  'from', coalesce("away_from", least(("created_at" AT TIME ZONE 'America/Edmonton')::date, "away_to"))::text,
  'to', coalesce("away_to"::text, '')))
WHERE "away_from" IS NOT NULL OR "away_to" IS NOT NULL;
