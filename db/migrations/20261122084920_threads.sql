CREATE TABLE "thread_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"participant_id" uuid,
	"body" text NOT NULL,
	"document_ids" uuid[] DEFAULT '{}' NOT NULL,
	"client_id" uuid,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_lines_author" CHECK (("thread_lines"."participant_id" is null) = ("thread_lines"."kind" = 'note'))
);
--> statement-breakpoint
CREATE TABLE "thread_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	"read_position" integer DEFAULT 0 NOT NULL,
	"told_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"case_id" uuid,
	"last_position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "threads_case_subject" CHECK (("threads"."case_id" is not null) = ("threads"."subject_kind" = 'case'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_author_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "chat_sessions_unseen";--> statement-breakpoint
ALTER TABLE "thread_lines" ADD CONSTRAINT "thread_lines_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_lines" ADD CONSTRAINT "thread_lines_participant_id_thread_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."thread_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_participants" ADD CONSTRAINT "thread_participants_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_participants" ADD CONSTRAINT "thread_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_lines_position" ON "thread_lines" USING btree ("thread_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_lines_client" ON "thread_lines" USING btree ("thread_id","participant_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_participants_user" ON "thread_participants" USING btree ("thread_id","role","user_id") WHERE "thread_participants"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "thread_participants_guest" ON "thread_participants" USING btree ("thread_id","role") WHERE "thread_participants"."user_id" is null and "thread_participants"."role" in ('visitor', 'assistant');--> statement-breakpoint
CREATE UNIQUE INDEX "threads_subject" ON "threads" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "threads_case" ON "threads" USING btree ("case_id");--> statement-breakpoint
-- What people wrote, what visitors wrote to people, and the notes about them move from chat_messages into threads.
CREATE TEMPORARY TABLE "moved" ON COMMIT DROP AS
	SELECT "message".*, row_number() OVER (PARTITION BY "message"."session_id" ORDER BY "message"."created_at", "message"."id") AS "position"
	FROM (
		SELECT "m".*, "s"."handed_off_at",
			lead("m"."role") OVER "in_order" AS "next_role",
			lead("m"."outcome") OVER "in_order" AS "next_outcome",
			"s"."handed_off_at" IS NOT NULL OR bool_or("m"."role" IN ('person', 'note')) OVER (PARTITION BY "m"."session_id") AS "has_people"
		FROM "chat_messages" "m" JOIN "chat_sessions" "s" ON "s"."id" = "m"."session_id"
		WINDOW "in_order" AS (PARTITION BY "m"."session_id" ORDER BY "m"."created_at", "m"."id")
	) "message"
	WHERE "role" IN ('person', 'note')
		-- A line that the assistant did not answer was for people, and so was one that only its words for danger followed.
		OR ("role" = 'user' AND "has_people" AND "next_role" IS DISTINCT FROM 'assistant')
		OR ("role" = 'user' AND "next_outcome" = 'emergency' AND "created_at" >= "handed_off_at")
		OR ("role" = 'assistant' AND "outcome" = 'emergency' AND "created_at" >= "handed_off_at");--> statement-breakpoint
INSERT INTO "threads" ("id", "subject_kind", "subject_id", "last_position", "created_at", "updated_at")
	SELECT gen_random_uuid(), 'chat', "s"."id", coalesce(max("moved"."position"), 0), "s"."created_at", now()
	FROM "chat_sessions" "s" LEFT JOIN "moved" ON "moved"."session_id" = "s"."id"
	GROUP BY "s"."id"
	HAVING count("moved"."id") > 0 OR "s"."handed_off_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "thread_participants" ("id", "thread_id", "role", "user_id", "read_position", "created_at", "updated_at")
	SELECT gen_random_uuid(), "t"."id", 'visitor', NULL,
		CASE WHEN "s"."unseen_at" IS NULL THEN "t"."last_position"
			ELSE coalesce((SELECT max("position") FROM "moved" WHERE "moved"."session_id" = "s"."id" AND "moved"."created_at" < "s"."unseen_at"), 0) END,
		"t"."created_at", now()
	FROM "threads" "t" JOIN "chat_sessions" "s" ON "s"."id" = "t"."subject_id";--> statement-breakpoint
INSERT INTO "thread_participants" ("id", "thread_id", "role", "user_id", "read_position", "created_at", "updated_at")
	SELECT gen_random_uuid(), "t"."id", "author"."role", "author"."user_id", "t"."last_position", "t"."created_at", now()
	FROM "threads" "t" JOIN (
		SELECT DISTINCT "moved"."session_id", "moved"."author_id" AS "user_id",
			CASE WHEN "moved"."role" = 'assistant' THEN 'assistant' WHEN "u"."role" = 'broker' THEN 'broker' ELSE 'admin' END AS "role"
		FROM "moved" LEFT JOIN "users" "u" ON "u"."id" = "moved"."author_id"
		WHERE "moved"."role" IN ('person', 'assistant')
	) "author" ON "author"."session_id" = "t"."subject_id";--> statement-breakpoint
INSERT INTO "thread_lines" ("id", "thread_id", "position", "kind", "participant_id", "body", "created_at")
	SELECT "moved"."id", "t"."id", "moved"."position", CASE WHEN "moved"."role" = 'note' THEN 'note' ELSE 'said' END, "p"."id", "moved"."content", "moved"."created_at"
	FROM "moved"
	JOIN "threads" "t" ON "t"."subject_id" = "moved"."session_id"
	LEFT JOIN "thread_participants" "p" ON "p"."thread_id" = "t"."id" AND CASE "moved"."role"
		WHEN 'user' THEN "p"."role" = 'visitor'
		WHEN 'assistant' THEN "p"."role" = 'assistant'
		WHEN 'person' THEN "p"."role" IN ('broker', 'admin') AND "p"."user_id" IS NOT DISTINCT FROM "moved"."author_id"
		ELSE false END;--> statement-breakpoint
DELETE FROM "chat_messages" WHERE "id" IN (SELECT "id" FROM "moved");--> statement-breakpoint
ALTER TABLE "chat_messages" DROP COLUMN "author_id";--> statement-breakpoint
ALTER TABLE "chat_sessions" DROP COLUMN "unseen_at";