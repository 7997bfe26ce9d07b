CREATE TABLE "document_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"page" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"uploader_id" uuid,
	"side" text NOT NULL,
	"category" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'quarantined' NOT NULL,
	"reject_reason" text,
	"held_since" timestamp (3) with time zone,
	"visibility" text NOT NULL,
	"request_id" uuid,
	"valid_until" date,
	"replaces_id" uuid,
	"pages" integer DEFAULT 0 NOT NULL,
	"client_id" uuid,
	"accepted_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_reject_reason" CHECK (("documents"."reject_reason" is not null) = ("documents"."state" = 'rejected'))
);
--> statement-breakpoint
DROP INDEX "disclosures_viewed_hourly";--> statement-breakpoint
ALTER TABLE "disclosures" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaces_id_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_files_page" ON "document_files" USING btree ("document_id","page");--> statement-breakpoint
CREATE INDEX "document_files_nobodys" ON "document_files" USING btree ("created_at") WHERE "document_files"."document_id" is null;--> statement-breakpoint
CREATE INDEX "documents_case" ON "documents" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "documents_request" ON "documents" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "documents_quarantined" ON "documents" USING btree ("created_at") WHERE "documents"."state" = 'quarantined';--> statement-breakpoint
CREATE UNIQUE INDEX "documents_replaces" ON "documents" USING btree ("replaces_id") WHERE "documents"."state" in ('quarantined', 'available');--> statement-breakpoint
CREATE UNIQUE INDEX "documents_client" ON "documents" USING btree ("case_id","client_id");--> statement-breakpoint
CREATE INDEX "disclosures_document" ON "disclosures" USING btree ("document_id") WHERE "disclosures"."document_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "disclosures_viewed_hourly" ON "disclosures" USING btree ("case_id","recipient_id","purpose","fields",coalesce("document_id", '00000000-0000-0000-0000-000000000000'),date_trunc('hour', "at" at time zone 'UTC')) WHERE "disclosures"."kind" = 'viewed';