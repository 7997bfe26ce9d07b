DROP INDEX "quote_requests_unconfirmed";--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "network_key" text;--> statement-breakpoint
CREATE INDEX "quote_requests_unconfirmed" ON "quote_requests" USING btree ("network_key","created_at") WHERE "quote_requests"."confirmed_at" is null;