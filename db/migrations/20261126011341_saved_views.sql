CREATE TABLE "saved_view_lists" (
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_view_lists_owner_id_list_pk" PRIMARY KEY("owner_id","list")
);
--> statement-breakpoint
ALTER TABLE "saved_view_lists" ADD CONSTRAINT "saved_view_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_contact_due" ON "cases" USING btree ((case when "first_responded_at" is null and "closed_at" is null and "promise_at" is not null then "promise_at" else 'infinity'::timestamptz end),"id");--> statement-breakpoint
INSERT INTO "saved_view_lists" ("owner_id", "list", "version", "items", "created_at", "updated_at")
SELECT "owner_id", 'queue', "version", "items", "created_at", "updated_at" FROM "queue_view_lists";
