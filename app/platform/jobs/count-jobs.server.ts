import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { nextRun } from './next-run.ts';

export type JobCount = { name: string; state: string; count: number; oldestSeconds: number | null };

/**
 * Background work by kind and state: `waiting` is due, `scheduled` is for later, `active` is being done, `failed` was
 * given up. `oldestSeconds` says how long the oldest of what waits has waited.
 */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const rows = await queryRows<{ name: string; state: string; count: string; oldest: string | null }>(
    db,
    sql`select name, state, count(*) as count, max(waited) filter (where state = 'waiting') as oldest from (
          select name,
            case when state in ('created', 'retry') and start_after <= now() then 'waiting'
              when state in ('created', 'retry') then 'scheduled' else state::text end as state,
            extract(epoch from now() - greatest(start_after, created_on)) as waited
          from pgboss.job where state in ('created', 'retry', 'active', 'failed')
        ) job group by name, state order by name, state`,
  );
  return rows.map(({ name, state, count, oldest }) => ({
    ...{ name, state, count: Number(count) },
    oldestSeconds: oldest === null ? null : Math.max(0, Math.round(Number(oldest))),
  }));
}

export type RepeatedJob = { name: string; lastAt: string | null; nextAt: string };

/** The work that comes back by itself: when each was last done, of the days that the queue remembers, and when it is due next. */
export async function listRepeatedJobs(db: Db): Promise<RepeatedJob[]> {
  const rows = await queryRows<{ name: string; cron: string; last_at: string | Date | null }>(
    db,
    sql`select schedule.name, schedule.cron, max(job.completed_on) as last_at from pgboss.schedule
        left join pgboss.job on job.name = schedule.name and job.state = 'completed'
        group by schedule.name, schedule.cron`,
  );
  return rows.map(({ name, cron, last_at: lastAt }) => ({
    name,
    lastAt: lastAt && new Date(lastAt).toISOString(),
    nextAt: nextRun(cron, now()).toISOString(),
  }));
}
