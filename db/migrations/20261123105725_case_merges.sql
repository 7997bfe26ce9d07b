CREATE TABLE "case_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"into_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"request_ids" uuid[] NOT NULL,
	"split_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_merges" ADD CONSTRAINT "case_merges_from_id_cases_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_merges" ADD CONSTRAINT "case_merges_into_id_cases_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_merges_from" ON "case_merges" USING btree ("from_id") WHERE "case_merges"."split_at" is null;--> statement-breakpoint
CREATE INDEX "case_merges_into" ON "case_merges" USING btree ("into_id");