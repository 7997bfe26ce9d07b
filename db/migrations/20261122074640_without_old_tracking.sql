DROP INDEX "quote_requests_tracking_token";--> statement-breakpoint
ALTER TABLE "quote_requests" DROP COLUMN "tracking_token_hash";--> statement-breakpoint
ALTER TABLE "quote_requests" DROP COLUMN "tracking_expires_at";--> statement-breakpoint
ALTER TABLE "quote_requests" DROP COLUMN "tracking_failures";