const WORDS = [
  'Thank you, the winter tires go on in October and the car sleeps in a garage at night.',
  'I have looked at it and will call you this afternoon about the deductible and the discount for bundling.',
  'That works for me. The renewal is on the first of the month, and I can send the paper of the old insurer.',
];

/**
 * Statements that make what hangs on `cases` cases: conversations of three messages each, lines of passport and audit
 * log, notices at the bell and tasks.
 */
export function talkStatements(cases: number): string[] {
  const words = WORDS.map((text) => `'${text}'`).join(', ');
  return [
    `create unlogged table scale_talks as
      select id as case_id, gen_random_uuid() as id, gen_random_uuid() as person, gen_random_uuid() as broker, broker_id, client_id,
        contact_at as at, luck
      from scale_cases join scale_people on no = person_no`,
    `insert into threads (id, subject_kind, subject_id, case_id, last_position, last_revision, created_at, updated_at)
      select id, 'case', case_id, case_id, 3, 3, at, at from scale_talks`,
    `insert into thread_participants (id, thread_id, role, user_id, read_position, created_at, updated_at)
      select person, id, case when client_id is null then 'visitor' else 'client' end, client_id, 2, at, at from scale_talks
      union all select broker, id, 'broker', broker_id, case when luck < 0.2 then 2 else 3 end, at, at from scale_talks`,
    `insert into thread_lines (id, thread_id, position, revision, kind, participant_id, body, created_at)
      select uuidv7(at - clock_timestamp()), id, n, n, 'said', case when n = 2 then broker else person end, (array[${words}])[n],
        at + n * interval '1 minute'
      from scale_talks, generate_series(1, 3) n`,
    `insert into disclosures (id, case_id, kind, recipient_kind, recipient_id, recipient_name, fields, purpose, at, actor_kind, seq, prev_hash, hash)
      select uuidv7(accepted_at - clock_timestamp()), id, 'shared', 'broker', broker_id, 'Kim Bird', '{name,email}', 'case_work', accepted_at, 'system',
        n, md5(n::text), md5(n::text)
      from scale_cases`,
    `insert into audit_log (id, action, thing_kind, thing_id, data, at, actor_kind, actor_id, actor_role, seq, prev_hash, hash)
      select uuidv7(contact_at - clock_timestamp()), 'case.contact_logged', 'case', id, '{"outcome": "reached"}', contact_at, 'user', broker_id, 'broker',
        n, md5(n::text), md5(n::text)
      from scale_cases`,
    `update ledger_heads set seq = ${cases}, hash = md5('${cases}') where chain in ('disclosures', 'audit_log')`,
    `insert into notifications (id, user_id, kind, title, body, path, case_id, read_at, mail, created_at, updated_at)
      select uuidv7(sent_at - clock_timestamp()), broker_id, 'case_assigned', 'A request for you', 'Car insurance in Calgary', '/broker/cases/' || id, id,
        case when n % 50 > 0 then sent_at + interval '1 hour' end, 'skipped', sent_at, sent_at
      from scale_cases where n % 5 = 0`,
    `insert into tasks (id, assignee_id, case_id, title, due_at, created_at, updated_at)
      select uuidv7(), broker_id, id, 'Ask about the deductible', now() + interval '1 day' * luck, now(), now()
      from scale_cases where status in ('in_progress', 'quoted') and luck < 0.2`,
  ];
}
