CREATE TABLE "broker_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"brokerage" text NOT NULL,
	"licence_number" text NOT NULL,
	"licence_classes" text[] NOT NULL,
	"licence_expires_on" date NOT NULL,
	"types" text[] NOT NULL,
	"cities" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"daily_cap" integer DEFAULT 10 NOT NULL,
	"away_from" date,
	"away_to" date,
	"bio" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"display_username" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"phone" text,
	"phone_e164" text,
	"role" text DEFAULT 'client' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"timezone" text DEFAULT 'America/Edmonton' NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_access" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"broker_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text,
	"return_reason" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_access_end" CHECK (("case_access"."closed_at" is null) = ("case_access"."closed_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_role" text NOT NULL,
	"kind" text NOT NULL,
	"visibility" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"source" text NOT NULL,
	"client_id" uuid,
	"contact_full_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"contact_method" text,
	"contact_windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_earliest_on" date,
	"city" text,
	"postal_code" text,
	"details" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"readiness" integer NOT NULL,
	"promise_at" timestamp (3) with time zone,
	"accept_by" timestamp (3) with time zone,
	"first_responded_at" timestamp (3) with time zone,
	"snoozed_until" timestamp (3) with time zone,
	"renewal_on" date,
	"lost_reason" text,
	"lost_note" text,
	"duplicate_of_id" uuid,
	"consent_id" uuid,
	"attribution" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"purge_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cases_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"request_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"seq" bigint,
	"prev_hash" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"page" text NOT NULL,
	"method" text NOT NULL,
	"ip_prefix" text,
	"at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"seq" bigint,
	"prev_hash" text,
	"hash" text,
	CONSTRAINT "consents_subject" CHECK ("consents"."email" is not null or "consents"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient_kind" text NOT NULL,
	"recipient_id" text NOT NULL,
	"recipient_name" text NOT NULL,
	"brokerage" text,
	"licence_number" text,
	"fields" text[] NOT NULL,
	"purpose" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_role" text,
	"seq" bigint,
	"prev_hash" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"case_id" uuid,
	"dedupe_key" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "broker_profiles" ADD CONSTRAINT "broker_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_access" ADD CONSTRAINT "case_access_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_access" ADD CONSTRAINT "case_access_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_duplicate_of_id_cases_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_user_provider" ON "credentials" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "case_access_one_broker" ON "case_access" USING btree ("case_id") WHERE "case_access"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "case_access_case" ON "case_access" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_access_broker" ON "case_access" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "case_access_broker_day" ON "case_access" USING btree ("broker_id","opened_at");--> statement-breakpoint
CREATE INDEX "case_events_case" ON "case_events" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "cases_status" ON "cases" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cases_client" ON "cases" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "cases_same_person" ON "cases" USING btree (lower("contact_email"),"type","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_thing" ON "audit_log" USING btree ("thing_kind","thing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_seq" ON "audit_log" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "consents_email" ON "consents" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "consents_seq" ON "consents" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "disclosures_case" ON "disclosures" USING btree ("case_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "disclosures_seq" ON "disclosures" USING btree ("seq");--> statement-breakpoint
CREATE UNIQUE INDEX "disclosures_viewed_hourly" ON "disclosures" USING btree ("case_id","recipient_id",date_trunc('hour', "at" at time zone 'UTC')) WHERE "disclosures"."kind" = 'viewed';--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_mails_dedupe_key" ON "outbox_mails" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "outbox_mails_state" ON "outbox_mails" USING btree ("state","created_at");