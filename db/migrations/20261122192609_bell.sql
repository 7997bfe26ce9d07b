CREATE TABLE "case_mutes" (
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_mutes_user_id_case_id_pk" PRIMARY KEY("user_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "mute_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD COLUMN "daily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "case_mutes_case" ON "case_mutes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "mute_links_case" ON "mute_links" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_id");