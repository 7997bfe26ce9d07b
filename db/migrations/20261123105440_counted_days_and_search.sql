CREATE TABLE "counted_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_numbers" (
	"day" date NOT NULL,
	"grouping" text NOT NULL,
	"key" text NOT NULL,
	"requests" integer NOT NULL,
	"accepted_in_time" integer NOT NULL,
	"accepted_of" integer NOT NULL,
	"promises_kept" integer NOT NULL,
	"promises_of" integer NOT NULL,
	"won" integer NOT NULL,
	"lost" integer NOT NULL,
	"withdrawn" integer NOT NULL,
	"open" integer NOT NULL,
	"contact_seconds" integer[] NOT NULL,
	CONSTRAINT "day_numbers_day_grouping_key_pk" PRIMARY KEY("day","grouping","key")
);
--> statement-breakpoint
DROP INDEX "cases_phone";--> statement-breakpoint
ALTER TABLE "day_numbers" ADD CONSTRAINT "day_numbers_day_counted_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."counted_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', translate("full_name" || ' ' || "email" || ' ' || "username", '@._+-''', '      ')));--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree (reverse(right(regexp_replace("phone", '[^0-9]', '', 'g'), 10)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cases_city" ON "cases" USING btree (lower("city"),"id");--> statement-breakpoint
CREATE INDEX "cases_type" ON "cases" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "cases_phone" ON "cases" USING btree (reverse(right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 10)) text_pattern_ops);