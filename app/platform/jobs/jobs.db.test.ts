import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
