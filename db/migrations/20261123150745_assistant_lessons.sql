CREATE TABLE "assistant_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"entry_key" text NOT NULL,
	"entry" jsonb,
	"asked_words" text,
	"taught_by_id" uuid,
	"in_use_since" timestamp (3) with time zone,
	"problem" text,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_lessons" ADD CONSTRAINT "assistant_lessons_taught_by_id_users_id_fk" FOREIGN KEY ("taught_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_lessons" ADD CONSTRAINT "assistant_lessons_taken_back_by_id_users_id_fk" FOREIGN KEY ("taken_back_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_lessons_taken_back" ON "assistant_lessons" USING btree ("taken_back_at","created_at");