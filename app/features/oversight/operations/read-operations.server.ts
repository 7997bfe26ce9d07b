import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { sumDocuments } from '#app/features/documents/queries/sum-documents.server.ts';
import { type Db, queryRows } from '#app/platform/database/database.server.ts';
import { countJobs, listRepeatedJobs } from '#app/platform/jobs/count-jobs.server.ts';
import type { Live } from '#app/platform/live/live.server.ts';
import { countShownMails } from '#app/platform/mail/outbox.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { now } from '#app/platform/now.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { readBackup } from './read-backup.server.ts';
import type { Operations } from './schema.ts';

type Watched = Pick<Env, 'BACKUP_FILE' | 'SMTP_URL'>;

const SLOWEST = 10;
const QUERY_LENGTH = 300;

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The state of the machinery as this process sees it. The caller has made sure that an administrator asks. */
export async function readOperations(db: Db, live: Live, env: Watched): Promise<Operations> {
  const [server] = await queryRows<{ version: string; bytes: string | number }>(
    db,
    sql`select version() as version, pg_database_size(current_database()) as bytes`,
  );
  const words = server?.version ?? '';
  return {
    versions: { product: version, node: process.version, database: words.split(' on ')[0] ?? words },
    startedAt: new Date(now().getTime() - Math.round(process.uptime() * 1000)).toISOString(),
    memoryBytes: process.memoryUsage().rss,
    database: {
      kind: /emscripten|wasm/i.test(words) ? 'pglite' : 'postgres',
      bytes: Number(server?.bytes ?? 0),
      slowest: await readSlowest(db),
    },
    jobs: await countJobs(db),
    repeated: await listRepeatedJobs(db),
    mails: await countShownMails(db, { isMailed: sendsMail(env) }),
    streams: live.countStreams(),
    backup: await readBackup(env.BACKUP_FILE),
    documents: await sumDocuments(db),
  };
}

/** The statements that take longest on average, where the database counts them and lets us read it. */
async function readSlowest(db: Db): Promise<Operations['database']['slowest']> {
  const [counting] = await queryRows(
    db,
    sql`select 1 from pg_extension where extname = 'pg_stat_statements'`,
  );
  if (!counting) return null;
  const rows = await queryRows<{ query: string; calls: string | number; mean: number }>(
    db,
    sql`select left(query, ${QUERY_LENGTH}) as query, calls, mean_exec_time as mean from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
        order by mean_exec_time desc limit ${SLOWEST}`,
  );
  return rows.map(({ query, calls, mean }) => ({ query, calls: Number(calls), meanMs: Number(mean) }));
}
