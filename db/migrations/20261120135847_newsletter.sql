CREATE TABLE "subscriber_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"topics" text[] NOT NULL,
	"source" text NOT NULL,
	"ip_prefix" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"consent_id" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"purge_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscribers_consent" CHECK ("subscribers"."state" <> 'confirmed' or "subscribers"."consent_id" is not null),
	CONSTRAINT "subscribers_purged" CHECK ("subscribers"."state" = 'confirmed' or "subscribers"."purge_after" is not null)
);
--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "subscriber_links" ADD CONSTRAINT "subscriber_links_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_links_token" ON "subscriber_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "subscriber_links_subscriber" ON "subscriber_links" USING btree ("subscriber_id","purpose");--> statement-breakpoint
CREATE INDEX "subscriber_links_expiry" ON "subscriber_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "subscribers_purge" ON "subscribers" USING btree ("purge_after");