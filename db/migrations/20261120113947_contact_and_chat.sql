CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"role" text NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"outcome" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vote" text,
	"vote_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"mode" text DEFAULT 'bot' NOT NULL,
	"lead_id" text,
	"case_id" uuid,
	"contact_message_id" uuid,
	"visitor_name" text,
	"promise_at" timestamp (3) with time zone,
	"answered_by_id" uuid,
	"ended_at" timestamp (3) with time zone,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"purge_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_unanswered" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words_key" text NOT NULL,
	"question" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"source" text DEFAULT 'form' NOT NULL,
	"case_id" uuid,
	"assignee_id" uuid,
	"content_hash" text NOT NULL,
	"ip_prefix" text,
	"purge_after" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_session" ON "chat_messages" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_vote" ON "chat_messages" USING btree ("vote","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_sessions_token" ON "chat_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_sessions_mode" ON "chat_sessions" USING btree ("mode","last_message_at");--> statement-breakpoint
CREATE INDEX "chat_sessions_case" ON "chat_sessions" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_purge" ON "chat_sessions" USING btree ("purge_after");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_unanswered_words" ON "chat_unanswered" USING btree ("words_key");--> statement-breakpoint
CREATE INDEX "chat_unanswered_count" ON "chat_unanswered" USING btree ("count");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_content" ON "contact_messages" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."state" in ('new', 'read');--> statement-breakpoint
CREATE INDEX "contact_messages_purge" ON "contact_messages" USING btree ("purge_after");