ALTER TABLE "broker_profiles" DROP COLUMN "away_from";--> statement-breakpoint
ALTER TABLE "broker_profiles" DROP COLUMN "away_to";