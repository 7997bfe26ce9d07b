import { exampleQuote } from '#app/features/quotes/demo/examples.ts';

const DAYS = 3 * 365;
const CITIES = [
  ...[
    'Calgary',
    'Calgary',
    'Calgary',
    'Edmonton',
    'Edmonton',
    'Red Deer',
    'Lethbridge',
    'Airdrie',
    'Medicine Hat',
  ],
  ...[
    'St. Albert',
    'Fort McMurray',
    'Grande Prairie',
    'Spruce Grove',
    'Okotoks',
    'Leduc',
    'Cochrane',
    'Camrose',
  ],
];
const TYPES = [
  'auto',
  'auto',
  'auto',
  'home',
  'home',
  'business',
  'commercial-auto',
  'life',
  'travel',
  'supervisa',
];
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
const pick = (values: readonly string[]) =>
  `(${list(values)})[1 + floor(${values.length} * random() * sqrt(random()))::int]`;
/** Eight letters that look random and are never the same twice. */
const REFERENCE = Array.from(
  { length: 8 },
  (_, digit) => `substr('${CROCKFORD}', 1 + ((n * 2654435761 >> ${digit * 5}) & 31)::int, 1)`,
).join(' || ');
/** What has not ended yet is from the last three weeks, but for some that lie. */
const STATUS = `case
  when age < interval '1 day' then (array['new', 'assigned', 'assigned', 'in_progress', 'in_progress', 'waiting_on_client'])[1 + floor(6 * random())::int]
  when age < interval '21 days' then (case when random() < 0.01 then 'new' when random() < 0.6
    then (array['in_progress', 'in_progress', 'waiting_on_client', 'quoted'])[1 + floor(4 * random())::int] else 'lost' end)
  when random() < 0.002 then 'waiting_on_client'
  else (array['won', 'won', 'won', 'lost', 'lost', 'lost', 'lost', 'withdrawn', 'spam', 'duplicate'])[1 + floor(10 * random())::int] end`;
const IS_OPEN = `status in ('new', 'assigned', 'in_progress', 'waiting_on_client', 'quoted')`;

/** Statements that make `cases` cases of three years, more in the last, with who had access to each and what happened. */
export function caseStatements(cases: number): string[] {
  const answers = JSON.stringify(exampleQuote('auto').answers).replaceAll("'", "''");
  return [
    `create unlogged table scale_cases as
      with sent as (
        select n, now() - interval '${DAYS} days' * (1 - power(n::float8 / ${cases}, 0.75)) as sent_at
        from generate_series(1, ${cases}::bigint) n),
      drawn as (
        select *, now() - sent_at as age, ${pick(TYPES)} as type, ${pick(CITIES)} as city, random() as luck,
          floor((select count(*) from scale_brokers) * random() * (case when random() < 0.4 then 0.25 else 1 end))::int as broker_no
        from sent)
      select n, uuidv7(sent_at - clock_timestamp()) as id, sent_at, type, city, luck, ${STATUS} as status,
        (n * 7919) % (select count(*) from scale_people) as person_no, scale_brokers.id as broker_id,
        least(now(), sent_at + interval '3 hours' * luck) as accepted_at,
        least(now(), sent_at + interval '3 hours' * luck + interval '20 hours' * random()) as contact_at,
        least(now(), sent_at + interval '3 days' + interval '15 days' * random()) as ended_at
      from drawn join scale_brokers on no = broker_no`,
    'create unique index on scale_cases (n)',
    'analyze scale_cases, scale_people, scale_brokers',
    `insert into cases (id, reference, title, type, status, stage, priority, source, client_id, contact_full_name,
        contact_email, email_confirmed_at, contact_phone, contact_method, city, postal_code, details, schema_version,
        readiness, promise_at, promises_missed, accept_by, first_responded_at, first_contact_at, waiting_since, closed_at, purge_after, lost_reason,
        version, created_at, updated_at)
      select c.id, 'AB-' || ${REFERENCE}, initcap(replace(type, '-', ' ')) || ' insurance request', type, status,
        case when ${IS_OPEN} then 'contact' else 'completed' end,
        case when luck < 0.02 then 'high' when luck < 0.05 then 'low' else 'normal' end, 'quote', p.client_id, p.full_name,
        p.email, case when luck < 0.9 then sent_at end, p.phone, 'phone', city, 'T2P 1J9', '${answers}', 1,
        60 + floor(luck * 40)::int, case when status in ('new', 'assigned') or (status = 'in_progress' and luck < 0.1) then sent_at + interval '1 day' end,
        case when luck < 0.06 then 1 else 0 end, case when status = 'assigned' then sent_at + interval '4 hours' end,
        case when status in ('new', 'assigned', 'spam') or (status = 'in_progress' and luck < 0.1) then null else contact_at end,
        case when status in ('new', 'assigned', 'spam') or (status = 'in_progress' and luck < 0.1) then null else contact_at end,
        case when status = 'waiting_on_client' then contact_at end, case when not ${IS_OPEN} then ended_at end,
        case when not ${IS_OPEN} then now() + interval '2 years' end, case when status = 'lost' then 'price' end,
        5, sent_at, case when ${IS_OPEN} then contact_at else ended_at end
      from scale_cases c join scale_people p on p.no = c.person_no
      order by c.n`,
    `insert into case_access (id, case_id, broker_id, opened_at, accepted_at, closed_at, closed_reason, ended_at, created_at, updated_at)
      select uuidv7(sent_at - clock_timestamp()), id, (select other.id from scale_brokers other where other.no = n % (select count(*) from scale_brokers)),
        sent_at, null, sent_at + interval '2 hours', 'expired', sent_at + interval '2 hours', sent_at, sent_at
      from scale_cases where luck > 0.85 and status <> 'new'`,
    `insert into case_access (id, case_id, broker_id, opened_at, accepted_at, closed_at, closed_reason, ended_at, created_at, updated_at)
      select uuidv7(sent_at - clock_timestamp()), id, broker_id, sent_at + interval '1 minute', case when status <> 'assigned' then accepted_at end,
        case when ${IS_OPEN} or status = 'won' then null else ended_at end,
        case when ${IS_OPEN} or status = 'won' then null when status = 'withdrawn' then 'withdrawn' when status = 'spam' then 'not_real' else 'completed' end,
        case when not ${IS_OPEN} then ended_at end, sent_at, sent_at
      from scale_cases where status <> 'new'`,
    `insert into settled_promises (id, case_id, broker_id, type, city, promised_for, is_kept, settled_at)
      select uuidv7(contact_at - clock_timestamp()), id, broker_id, type, city, sent_at + interval '1 day', luck >= 0.06, contact_at
      from scale_cases where status not in ('new', 'assigned', 'spam') and not (status = 'in_progress' and luck < 0.1)`,
    // Five for each, as many as a case has on average.
    `insert into case_events (id, case_id, actor_id, actor_role, kind, data, created_at)
      select uuidv7(at - clock_timestamp()), id, case when role = 'broker' then broker_id end, role, kind, data::jsonb, at
      from scale_cases cross join lateral (values
        (sent_at, 'visitor', 'created', '{"source": "quote"}'),
        (least(now(), sent_at + interval '1 minute'), 'system', 'assigned', '{"broker": "Kim Bird", "brokerage": "Foothills Insurance Partners"}'),
        (accepted_at, 'broker', 'accepted', '{"broker": "Kim Bird", "brokerage": "Foothills Insurance Partners"}'),
        (contact_at, 'broker', 'contact', '{"method": "phone", "outcome": "reached"}'),
        (ended_at, 'broker', 'status', '{"from": "in_progress", "to": "quoted"}')) as happened (at, role, kind, data)`,
  ];
}
