ALTER TABLE "settled_promises" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "settled_promises" ADD COLUMN "campaign" text;--> statement-breakpoint
-- Of campaigns nothing was recorded before.
update settled_promises set source = cases.source from cases where cases.id = settled_promises.case_id;
--> statement-breakpoint
-- The days are counted anew, with the groups that are new.
delete from counted_days;
