import { countPromises } from '#app/features/cases/oversight/count-promises.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Figure } from '#app/platform/http/metrics.server.ts';
import { countJobs } from '#app/platform/jobs/count-jobs.server.ts';
import type { Live } from '#app/platform/live/live.server.ts';
import { countMails } from '#app/platform/mail/outbox.server.ts';
import { now } from '#app/platform/now.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { readBackup } from './read-backup.server.ts';

/** What all processes have in common, read when it is asked for: jobs, mail, promises, pool; and the streams of this one. */
export async function readFigures(
  db: Db,
  live: Live,
  { BACKUP_FILE }: Pick<Env, 'BACKUP_FILE'>,
): Promise<Figure[]> {
  const jobs = await countJobs(db);
  const mails = await countMails(db);
  const { open, missed, pooled, poolSeconds } = await countPromises(db);
  const backup = await readBackup(BACKUP_FILE);
  const one = (name: string, help: string, value: number): Figure => ({
    ...{ name, help, labels: [], values: [{ labels: {}, value }] },
  });
  return [
    {
      ...{ name: 'jobs', help: 'Background work by kind and state', labels: ['name', 'state'] },
      values: jobs.map(({ name, state, count }) => ({ labels: { name, state }, value: count })),
    },
    {
      ...{ name: 'job_oldest_seconds', help: 'How long the oldest due work has waited', labels: ['name'] },
      values: jobs.flatMap(({ name, state, oldestSeconds }) =>
        state === 'waiting' ? [{ labels: { name }, value: oldestSeconds ?? 0 }] : [],
      ),
    },
    {
      ...{ name: 'mails', help: 'Emails by state', labels: ['state'] },
      values: mails.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    one('promises_open', 'Promised times that have not been kept yet', open),
    one('promises_missed', 'Open requests whose promised time has passed at least once', missed),
    one('pool_requests', 'Requests that wait for a broker', pooled),
    one('pool_oldest_seconds', 'How long the oldest of them has waited', poolSeconds),
    ...(backup.at
      ? [one('backup_age_seconds', 'Age of the last backup that was reported', secondsSince(backup.at))]
      : []),
    one('live_streams', 'Open streams of live events in this process', live.countStreams()),
  ];
}

function secondsSince(at: string): number {
  return Math.max(0, Math.round((now().getTime() - Date.parse(at)) / 1_000));
}
