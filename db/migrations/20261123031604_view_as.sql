ALTER TABLE "sessions" ADD COLUMN "view_as_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "view_as_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_as_id_users_id_fk" FOREIGN KEY ("view_as_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;