CREATE TABLE "settled_promises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid,
	"broker_id" uuid,
	"type" text NOT NULL,
	"city" text,
	"promised_for" timestamp (3) with time zone NOT NULL,
	"is_kept" boolean NOT NULL,
	"settled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "first_contact_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settled_promises" ADD CONSTRAINT "settled_promises_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_promises" ADD CONSTRAINT "settled_promises_broker_id_users_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settled_promises_settled" ON "settled_promises" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "settled_promises_broker" ON "settled_promises" USING btree ("broker_id","settled_at");--> statement-breakpoint
CREATE INDEX "settled_promises_case" ON "settled_promises" USING btree ("case_id");--> statement-breakpoint
-- First contact as the history has it: opening a request again had cleared it.
with first as (
  select case_id, min(created_at) as at from case_events
  where kind = 'quotes_sent' or (kind = 'contact' and data->>'outcome' is distinct from 'no_answer')
  group by case_id
)
update cases set first_contact_at = coalesce(first.at, cases.first_responded_at)
from cases known left join first on first.case_id = known.id
where known.id = cases.id and (first.at is not null or cases.first_responded_at is not null);
--> statement-breakpoint
-- What was kept: the first contact since a request was opened, or opened again. When it was promised for is not known any more.
with contacts as (
  select case_id, actor_id, created_at from case_events
  where actor_role = 'broker'
    and (kind = 'quotes_sent' or (kind = 'contact' and data->>'outcome' is distinct from 'no_answer'))
), runs as (
  select case_id, created_at as since, lead(created_at) over (partition by case_id order by created_at, id) as until
  from case_events where kind in ('created', 'reopened', 'split')
), kept as (
  select distinct on (runs.case_id, runs.since) runs.case_id, contacts.actor_id, contacts.created_at
  from runs join contacts on contacts.case_id = runs.case_id and contacts.created_at >= runs.since
    and (runs.until is null or contacts.created_at < runs.until)
  order by runs.case_id, runs.since, contacts.created_at
)
insert into settled_promises (id, case_id, broker_id, type, city, promised_for, is_kept, settled_at)
select gen_random_uuid(), cases.id, kept.actor_id, cases.type, cases.city, kept.created_at, true, kept.created_at
from kept join cases on cases.id = kept.case_id;
--> statement-breakpoint
insert into settled_promises (id, case_id, broker_id, type, city, promised_for, is_kept, settled_at)
select gen_random_uuid(), cases.id, access.broker_id, cases.type, cases.city,
  coalesce(nullif(missed.data->>'promisedFor', '')::timestamptz, missed.created_at), false, missed.created_at
from case_events missed
join cases on cases.id = missed.case_id
left join case_access access on access.case_id = missed.case_id and access.closed_reason = 'promise_missed'
  and access.accepted_at is not null and access.closed_at between missed.created_at - interval '1 second'
  and missed.created_at + interval '1 second'
where missed.kind = 'promise_missed';
--> statement-breakpoint
-- The days are counted anew.
delete from counted_days;
