import pg from 'pg';
import { progress } from '../result.ts';
import { caseStatements } from './seed-cases.ts';
import { peopleStatements } from './seed-people.ts';
import { talkStatements } from './seed-talks.ts';

const TABLES = [
  ...['users', 'broker_profiles', 'cases', 'case_access', 'case_events', 'threads', 'thread_participants'],
  ...['thread_lines', 'disclosures', 'audit_log', 'notifications', 'tasks'],
];

/**
 * Fills a migrated database with `cases` cases, five times as many events and three times as many messages, by the
 * database alone. Triggers and foreign keys rest meanwhile and indexes are built afterwards; no other rows of these
 * tables may be needed meanwhile.
 */
export async function seedCases(url: string, cases: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Drawn the same each time.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off; set timezone to 'UTC';
      set maintenance_work_mem = '512MB'; set work_mem = '256MB'; select setseed(0.4)`);
    const indexes = await dropIndexes(client);
    for (const statement of [...peopleStatements(cases), ...caseStatements(cases), ...talkStatements(cases)])
      await timed(client, statement);
    for (const index of indexes) await timed(client, index);
    await client.query('drop table scale_cases, scale_people, scale_brokers, scale_talks');
    await timed(client, `vacuum (analyze) ${TABLES.join(', ')}`);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** Whether `seedCases` has filled this database to its end. */
export async function isSeeded(url: string, cases: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ done: boolean }>(
      `select exists (select from ledger_heads where seq >= $1) and to_regclass('scale_talks') is null as done`,
      [cases],
    );
    return rows[0]?.done ?? false;
  } finally {
    await client.end();
  }
}

/** All but those that are a constraint. Returns how to make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and indexname not in (select conname from pg_constraint)`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  return rows.map(({ definition }) => definition);
}

async function timed(client: pg.Client, statement: string): Promise<void> {
  const from = performance.now();
  await client.query(statement);
  const seconds = (performance.now() - from) / 1000;
  if (seconds > 10) progress(`  ${seconds.toFixed(0)} s: ${statement.slice(0, 70).replaceAll(/\s+/g, ' ')}…`);
}
