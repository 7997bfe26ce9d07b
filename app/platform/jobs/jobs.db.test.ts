import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { queryRows } from '#app/platform/database/database.server.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { enqueue, handleJob, openQueue } from './jobs.server.ts';
import { defineJob } from './jobs.ts';

const database = await testDatabase();
const { db } = database;
const payload = z.object({});

const plain = defineJob({ name: 'test-plain', payload });
const keyed = defineJob({ name: 'test-keyed', payload, onePerKey: true });
const nightly = defineJob({ name: 'test-nightly', payload, schedule: '10 9 * * *' });

async function openWith(...jobs: (typeof plain)[]) {
  const queue = await openQueue(
    database,
    jobs.map((job) => handleJob(job, async () => {})),
    silentLog,
  );
  return { ...queue, [Symbol.asyncDispose]: () => queue.stop(0) };
}

async function schedules(): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(db, sql`select name from pgboss.schedule order by name`);
  return rows.map(({ name }) => name);
}

test('a schedule ends when its job is renamed, or repeats no longer', async () => {
  {
    await using _before = await openWith(nightly);
    expect(await schedules()).toEqual(['test-nightly']);
  }
  {
    await using _renamed = await openWith({ ...nightly, name: 'test-every-night' });
    expect(await schedules()).toEqual(['test-every-night']);
  }
  await using _once = await openWith(defineJob({ name: 'test-every-night', payload }));
  expect(await schedules()).toEqual([]);
});

test('a queue that is as its job wants it is left alone, and another try or another hour is noted', async () => {
  const made = async () => {
    const rows = await queryRows<{ retries: number; changed: string; cron: string; scheduled: string }>(
      db,
      sql`select retry_limit as retries, q.updated_on::text as changed, cron, s.updated_on::text as scheduled
          from pgboss.queue q join pgboss.schedule s using (name) where name = ${nightly.name}`,
    );
    return rows[0];
  };
  const openOnce = async (job: typeof nightly) => {
    await using _queue = await openWith(job);
    return made();
  };
  const first = await openOnce(nightly);
  expect(await openOnce(nightly)).toEqual(first);
  expect(await openOnce({ ...nightly, retryLimit: 2 })).toMatchObject({ retries: 2, cron: nightly.schedule });
  const later = { ...nightly, schedule: '10 11 * * *' };
  expect(await openOnce(later)).toMatchObject({ retries: nightly.retryLimit, cron: '10 11 * * *' });
});

test('jobs that a job queues are worked off with it, and one for later is not', async () => {
  const second = defineJob({ name: 'test-second', payload });
  const first = defineJob({ name: 'test-first', payload });
  const ran: string[] = [];
  const queue = await openQueue(
    database,
    [
      handleJob(second, async () => void ran.push('second')),
      handleJob(first, async (tx) => {
        ran.push('first');
        await enqueue(tx, second, {});
      }),
    ],
    silentLog,
  );
  await enqueue(db, first, {});
  await enqueue(db, second, {}, { startAfter: new Date(Date.now() + 60_000) });
  expect(await queue.workOff()).toBe(2);
  expect(ran).toEqual(['first', 'second']);
  await queue.stop(0);
});

test('what is for now is begun at once, also when another process queued it', async () => {
  const begun = new Set<number>();
  const numbered = defineJob({ name: 'test-for-now', payload: z.object({ number: z.number() }) });
  const handled = handleJob(numbered, async (_tx, { number }) => void begun.add(number));
  const worker = await openQueue(database, [handled], silentLog);
  await worker.work();
  // The newest is the one that `enqueue` goes by, and it has connections of its own.
  const elsewhere = await openQueue(database, [handled], silentLog);
  // One after another: what is begun when somebody looks would take two seconds each.
  for (let number = 0; number < 20; number += 1) {
    await enqueue(db, numbered, { number });
    await vi.waitFor(() => expect(begun).toContain(number), { timeout: 10_000, interval: 10 });
  }
  await elsewhere.stop(0);
  await worker.stop(0);
}, 20_000);

test('what is for later is done soon after its time, and what fails is tried again, without a notification', async () => {
  const later = defineJob({ name: 'test-for-later', payload });
  const failing = defineJob({ name: 'test-failing-once', payload, retryDelaySeconds: 1 });
  const done: string[] = [];
  let tries = 0;
  const queue = await openQueue(
    database,
    [
      handleJob(later, async () => void done.push('later')),
      handleJob(failing, async () => {
        tries += 1;
        if (tries === 1) throw new Error('Not yet');
        done.push('failing');
      }),
    ],
    silentLog,
  );
  await queue.work();
  await enqueue(db, later, {}, { startAfter: new Date(Date.now() + 1_000) });
  await enqueue(db, failing, {});
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['failing', 'later']), { timeout: 20_000 });
  await queue.stop(0);
});

test('while a job of a key waits, no other of that key is added; afterwards one is', async () => {
  await using queue = await openWith(keyed);
  for (const singletonKey of ['a', 'a', 'b', 'a']) await enqueue(db, keyed, {}, { singletonKey });
  expect(await queue.workOff()).toBe(2);
  await enqueue(db, keyed, {}, { singletonKey: 'a' });
  expect(await queue.workOff()).toBe(1);
});

test('of many at once with one key, one is added', async () => {
  await using queue = await openWith(keyed);
  await Promise.all(Array.from({ length: 5 }, () => enqueue(db, keyed, {}, { singletonKey: 'a' })));
  expect(await queue.workOff()).toBe(1);
});

test('a queue that was made before its jobs had keys heeds them from then on', async () => {
  const before = defineJob({ name: 'test-later-keyed', payload });
  {
    await using queue = await openWith(before);
    await enqueue(db, before, {});
    await enqueue(db, before, {});
    expect(await queue.workOff()).toBe(2);
  }
  const after = { ...before, onePerKey: true };
  await using queue = await openWith(after);
  await enqueue(db, after, {}, { singletonKey: 'a' });
  await enqueue(db, after, {}, { singletonKey: 'a' });
  expect(await queue.workOff()).toBe(1);
});

test('a key where none counts, and no key where one is needed, are refused', async () => {
  await using _queue = await openWith(plain, keyed);
  await expect(enqueue(db, plain, {}, { singletonKey: 'a' })).rejects.toThrow('takes no singletonKey');
  await expect(enqueue(db, keyed, {})).rejects.toThrow('needs a singletonKey');
});
