CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"display_name" text NOT NULL,
	"city" text,
	"service_type" text,
	"collected_on" date NOT NULL,
	"source" text NOT NULL,
	"connection" text,
	"consent_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "testimonials_consent" CHECK ("testimonials"."state" <> 'published' or "testimonials"."source" = 'demo' or "testimonials"."consent_id" is not null),
	CONSTRAINT "testimonials_lengths" CHECK (length("testimonials"."quote") between 20 and 600 and length("testimonials"."display_name") between 1 and 60 and length("testimonials"."connection") <= 200)
);
--> statement-breakpoint
CREATE INDEX "testimonials_published" ON "testimonials" USING btree ("position") WHERE "testimonials"."state" = 'published';