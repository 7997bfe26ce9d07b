ALTER TABLE "cases" ADD COLUMN "person_wrote_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "person_acted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Who waits for an answer on open cases today: what staff did or wrote since has answered them.
with open_cases as (
  select id from cases where status in ('assigned', 'in_progress', 'waiting_on_client', 'quoted')
), said as (
  select threads.case_id, lines.created_at, who.role in ('broker', 'admin') as by_staff
  from threads
  join open_cases on open_cases.id = threads.case_id
  join thread_lines lines on lines.thread_id = threads.id and lines.kind = 'said' and lines.deleted_at is null
  join thread_participants who on who.id = lines.participant_id
  where who.role in ('broker', 'admin', 'client', 'visitor')
), done as (
  select events.case_id, events.created_at, events.kind, events.actor_role in ('broker', 'admin') as by_staff
  from case_events events join open_cases on open_cases.id = events.case_id
), answered as (
  select case_id, max(created_at) as at from (
    select case_id, created_at from said where by_staff
    union all
    select case_id, created_at from done where by_staff and kind not in ('priority_set', 'promise_due', 'same_mailbox')
  ) answers group by case_id
), wrote as (
  select said.case_id, min(said.created_at) as at from said
  left join answered on answered.case_id = said.case_id
  where not said.by_staff and said.created_at > coalesce(answered.at, '-infinity') group by said.case_id
), acted as (
  select done.case_id, max(done.created_at) as at from done
  left join answered on answered.case_id = done.case_id
  where not done.by_staff and done.created_at > coalesce(answered.at, '-infinity')
    and done.kind in ('information_given', 'quote_decided', 'changes_asked', 'answers_corrected', 'reopened',
      'certificate_requested')
  group by done.case_id
), waits as (
  select coalesce(wrote.case_id, acted.case_id) as id, wrote.at as wrote_at, acted.at as acted_at
  from wrote full join acted on acted.case_id = wrote.case_id
)
update cases set person_wrote_at = waits.wrote_at, person_acted_at = waits.acted_at
from waits where waits.id = cases.id;
