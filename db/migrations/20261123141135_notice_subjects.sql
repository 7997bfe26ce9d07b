ALTER TABLE "notifications" ADD COLUMN "subject" text;--> statement-breakpoint
update notifications set subject = cases.title from cases where cases.id = notifications.case_id;
