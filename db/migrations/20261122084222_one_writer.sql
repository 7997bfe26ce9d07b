ALTER TABLE "cases" ADD COLUMN "promises_missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "team_told_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_events" DROP COLUMN "visibility";--> statement-breakpoint
update cases set promises_missed = (
  select count(*) from case_events
  where case_events.case_id = cases.id and case_events.kind = 'promise_missed'
);--> statement-breakpoint
-- What came of a request is a kind of its own now.
update case_events set kind = 'request_' || (data ->> 'step'), data = data - 'step'
where kind = 'request' and data ->> 'step' in ('joined', 'confirmed', 'withdrawn');--> statement-breakpoint
update case_events set kind = 'same_mailbox', data = data - 'step'
where kind = 'request' and data ->> 'step' = 'same_mailbox';--> statement-breakpoint
update case_events set
  kind = 'request_joined',
  data = jsonb_build_object('requestId', data -> 'requestId', 'isConfirmed', false, 'changed', '[]'::jsonb, 'reference',
    coalesce((select r.reference from quote_requests r where r.id::text = data ->> 'requestId'), ''))
where kind = 'request';
