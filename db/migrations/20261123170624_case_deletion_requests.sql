DROP INDEX "privacy_requests_one_open";--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open_of_case" ON "privacy_requests" USING btree ("reference","type") WHERE "privacy_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "privacy_requests_case" ON "privacy_requests" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open" ON "privacy_requests" USING btree ("user_id","type") WHERE "privacy_requests"."state" = 'open' and "privacy_requests"."reference" is null;