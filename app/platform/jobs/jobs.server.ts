import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobResult, PgBoss, type QueueResult, type Schedule } from 'pg-boss';
import { type Database, type Db, queryRows, sendWithNext } from '#app/platform/database/database.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Job } from './jobs.ts';
import { letRequestsGoFirst } from './requests-first.server.ts';

export type JobContext = { log: Logger; jobId: string };

/** A kind of job with the code that does it. The handler may run twice for one job: it must not mind. */
export type HandledJob = {
  job: Job<object>;
  run(db: Db, data: unknown, context: JobContext): Promise<void>;
};

/** Pairs a job with its handler; the payload is validated at this door. */
export function handleJob<Payload extends object>(
  job: Job<Payload>,
  handler: (db: Db, payload: Payload, context: JobContext) => Promise<void>,
): HandledJob {
  return {
    job: job as unknown as Job<object>,
    run: async (db, data, context) => handler(db, job.payload.parse(data ?? {}), context),
  };
}

export type Queue = {
  /** Starts working off jobs in this process. */
  work(): Promise<void>;
  /** Runs every job that is due now, one after another, until none is left. Returns how many ran. */
  workOff(): Promise<number>;
  /** Stops taking jobs and waits up to `timeoutMs` for the running ones. */
  stop(timeoutMs: number): Promise<void>;
};

const LOOK_EVERY_MS = 2_000;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The queues that are open in this process, the newest last: `enqueue` goes by that one. A process has one; a test may open a second. */
const open = new Set<PgBoss>();

/** Opens the job queue in `database` and makes a queue for each of `jobs`. Does not start to work. */
export async function openQueue(database: Database, jobs: HandledJob[], log: Logger): Promise<Queue> {
  const queue = new PgBoss({
    ...('pglite' in database.queue
      ? { db: fromPglite(database.queue.pglite), backend: 'pglite' as const }
      : {
          connectionString: database.queue.connectionString,
          max: 4,
          application_name: 'chinook-cover-jobs',
        }),
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  queue.on('error', (error) => log.error({ error }, 'The job queue met an error'));
  await queue.start();
  const known = { queues: await queue.getQueues(), schedules: await queue.getSchedules() };
  for (const { job } of jobs) await prepareQueue(queue, database.db, job, known);
  await removeOldSchedules(queue, jobs, known);
  open.add(queue);
  let stopLooking = () => {};

  return {
    async work() {
      for (const handled of jobs) await startWorker(queue, database.db, handled, log);
      stopLooking = wakeForWhatIsDue(queue, database.db, log);
    },
    workOff: () => workOff(queue, database.db, jobs, log),
    async stop(timeoutMs) {
      stopLooking();
      // Jobs at work may still queue others.
      await queue.stop({ graceful: timeoutMs > 0, timeout: timeoutMs, close: true });
      open.delete(queue);
    },
  };
}

/**
 * Adds a job inside the caller's transaction: it exists exactly when the transaction commits.
 * Among jobs of a kind the higher `priority` goes first; it is 0 where none is given.
 * A kind with `onePerKey` needs a `singletonKey`: while a job of that key waits, this adds none.
 */
export async function enqueue<Payload extends object>(
  tx: Db,
  job: Job<Payload>,
  payload: Payload,
  options: { startAfter?: Date; singletonKey?: string; priority?: number } = {},
): Promise<void> {
  const boss = [...open].at(-1);
  if (!boss) throw new Error(`The job ${job.name} cannot be queued before the queue is open`);
  // Without a key all of them would count as one; with a key that is not looked at, nobody would notice.
  if (job.onePerKey !== (options.singletonKey !== undefined)) {
    throw new Error(`The job ${job.name} ${job.onePerKey ? 'needs a' : 'takes no'} singletonKey`);
  }
  const execute = async (query: unknown) => {
    await sendWithNext(tx, query as SQL);
    return { rows: [] };
  };
  await boss.send(job.name, payload, { ...options, db: fromDrizzle({ execute }, sql) });
}

/** Jobs that failed for the last time, newest first. */
export async function listDeadJobs(
  db: Db,
  limit = 100,
): Promise<{ id: string; name: string; failedAt: Date }[]> {
  const rows = await queryRows<{ id: string; name: string; failed_at: string | Date }>(
    db,
    sql`select id, name, completed_on as failed_at from pgboss.job
        where state = 'failed' order by completed_on desc limit ${limit}`,
  );
  return rows.map((row) => ({ id: row.id, name: row.name, failedAt: new Date(row.failed_at) }));
}

/** Has a job that was given up tried once more, when `tx` commits. Returns its name; null where there is none. */
export async function retryDeadJob(tx: Db, id: string): Promise<string | null> {
  const boss = [...open].at(-1);
  if (!boss) throw new Error('No job can be tried again before the queue is open');
  const [dead] = await queryRows<{ name: string }>(
    tx,
    sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`,
  );
  if (!dead) return null;
  const execute = async (query: unknown) => ({ rows: await queryRows(tx, query as SQL) });
  await boss.retry(dead.name, id, { db: fromDrizzle({ execute }, sql) });
  return dead.name;
}

/** What the database holds when a process starts. */
type Known = { queues: QueueResult[]; schedules: Schedule[] };

/** Ends the schedules of jobs that this version does not know by that name, or no longer repeats. */
async function removeOldSchedules(queue: PgBoss, jobs: HandledJob[], { schedules }: Known): Promise<void> {
  const scheduled = new Set(jobs.filter(({ job }) => job.schedule).map(({ job }) => job.name));
  for (const { name, key } of schedules) if (!scheduled.has(name)) await queue.unschedule(name, key);
}

/** Makes the queue of a kind of job, or changes it. One that is as it should be is left alone: most starts find all of them so. */
async function prepareQueue(queue: PgBoss, db: Db, job: Job<object>, known: Known): Promise<void> {
  const options = {
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retryDelayMaxSeconds,
    // A worker that was killed stops answering; its job is taken up again after this many seconds.
    heartbeatSeconds: 20,
    expireInSeconds: 300,
    notify: true,
  };
  const policy = job.onePerKey ? 'short' : 'standard';
  const found = known.queues.find(({ name }) => name === job.name);
  const isMade = found !== undefined && isAsWanted(found, { ...options, policy });
  if (!found) await queue.createQueue(job.name, { ...options, policy });
  else if (!isMade) {
    // The library leaves the policy of a queue as it was made.
    await db.execute(sql`update pgboss.queue set policy = ${policy} where name = ${job.name}`);
    await queue.updateQueue(job.name, options);
  }
  // Looking for any job loads the queue into the library's cache again. Otherwise the first `enqueue` would look it
  // up on a second connection, which the embedded database cannot give while a transaction is open.
  if (!isMade) await queue.findJobs(job.name, { id: NO_JOB });
  const { schedule } = job;
  const isScheduled = known.schedules.some(({ name, cron }) => name === job.name && cron === schedule);
  if (schedule && !isScheduled) await queue.schedule(job.name, schedule);
}

function isAsWanted(found: QueueResult, wanted: Partial<QueueResult>): boolean {
  return Object.entries(wanted).every(([name, value]) => found[name as keyof QueueResult] === value);
}

async function startWorker(queue: PgBoss, db: Db, { job, run }: HandledJob, log: Logger): Promise<void> {
  const options = {
    // A worker that has a full batch fetches the next one at once. One job at a time would leave all others of
    // a burst until the next poll: the notification of each is heard while the first is still at work.
    batchSize: job.taken,
    burstWhenBatchFull: true,
    perJobResults: true,
    localConcurrency: job.concurrency,
    // What is due is looked for by all of them together (`wakeForWhatIsDue`).
    pollingIntervalSeconds: 30,
    notifyPollingIntervalSeconds: 30,
    heartbeatRefreshSeconds: 5,
  } as const;
  const runNext = async (taken: { id: string; data: unknown }) => {
    await letRequestsGoFirst();
    return runOne(db, { job, run }, taken, log);
  };
  await queue.work(job.name, options, async (batch) => {
    if (job.isSideBySide) return Promise.all(batch.map(runNext));
    const results: JobResult[] = [];
    for (const taken of batch) results.push(await runNext(taken));
    return results;
  });
}

/**
 * Jobs for later and second tries come due without a notification. One question every two seconds wakes the workers they
 * wait for; did each worker ask by itself, a process with nothing to do would ask fifty times a second. Returns how to end it.
 */
function wakeForWhatIsDue(queue: PgBoss, db: Db, log: Logger): () => void {
  let isLooking = false;
  let isOver = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const due = await listDue(db);
      for (const { id, name } of queue.getWipData()) if (due.has(name)) queue.notifyWorker(id);
    } catch (error) {
      if (!isOver) log.error({ error }, 'The job queue met an error');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

async function runOne(
  db: Db,
  { job, run }: HandledJob,
  taken: { id: string; data: unknown },
  log: Logger,
): Promise<JobResult> {
  try {
    await run(db, taken.data, { log, jobId: taken.id });
    return { id: taken.id, status: 'completed' };
  } catch (error) {
    log.warn({ error, job: job.name, jobId: taken.id }, 'A job failed and will be tried again');
    return { id: taken.id, status: 'failed', output: { message: reasonOf(error) } };
  }
}

/** A failed query's message holds its parameters, which may be people's data: the job table is no place for them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an error';
  return error.message.startsWith('Failed query') ? 'A query failed' : error.message;
}

async function workOff(queue: PgBoss, db: Db, jobs: HandledJob[], log: Logger): Promise<number> {
  let count = 0;
  for (let ran = -1; ran !== count; ) {
    ran = count;
    // To ask each queue for a job costs far more than to ask which of them have one.
    const due = await listDue(db);
    for (const { job, run } of jobs) {
      const [taken] = due.has(job.name) ? await queue.fetch(job.name) : [];
      if (!taken) continue;
      count += 1;
      try {
        await run(db, taken.data, { log, jobId: taken.id });
        await queue.complete(job.name, taken.id);
      } catch (error) {
        await queue.fail(job.name, taken.id, { message: String(error) });
        throw error;
      }
    }
  }
  return count;
}

/** The queues in which a job is due. */
async function listDue(db: Db): Promise<Set<string>> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select distinct name from pgboss.job
        where state < 'active' and not blocked and start_after <= pgboss.job_now()`,
  );
  return new Set(rows.map(({ name }) => name));
}
