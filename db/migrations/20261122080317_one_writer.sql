ALTER TABLE "cases" ADD COLUMN "promises_missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "team_told_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_events" DROP COLUMN "visibility";--> statement-breakpoint
update cases set promises_missed = (
  select count(*) from case_events
  where case_events.case_id = cases.id and case_events.kind = 'promise_missed'
);
