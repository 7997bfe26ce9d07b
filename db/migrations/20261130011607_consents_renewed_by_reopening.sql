ALTER TABLE "consents" ADD COLUMN "renews" uuid;--> statement-breakpoint
CREATE INDEX "consents_renews" ON "consents" USING btree ("renews") WHERE "consents"."renews" is not null;