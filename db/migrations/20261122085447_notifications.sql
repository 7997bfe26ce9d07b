CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"case_id" uuid,
	"read_at" timestamp (3) with time zone,
	"mail" text NOT NULL,
	"mail_id" uuid,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_counts" (
	"recipient_hash" text NOT NULL,
	"period" text NOT NULL,
	"count" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_counts_recipient_hash_period_pk" PRIMARY KEY("recipient_hash","period")
);
--> statement-breakpoint
ALTER TABLE "mail_preferences" DROP CONSTRAINT "mail_preferences_user_id_users_id_fk";
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe_key" ON "notifications" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_case" ON "notifications" USING btree ("case_id");