import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { enqueue, handleJob, openQueue } from './jobs.server.ts';
import { defineJob } from './jobs.ts';

const app = await testApp();
await createUser(app.db, { username: 'boss', fullName: 'Avery', role: 'admin' });
await createUser(app.db, { username: 'casey', fullName: 'Casey' });
const admin = await app.as({ username: 'boss' });
const client = await app.as({ username: 'casey' });

test('they are closed to everybody else', async () => {
  const path = '/api/admin/dead-jobs';
  expect((await app.request(path)).status).toBe(401);
  expect((await client.request(path)).status).toBe(403);
});

test('a job that failed for the last time is listed', async () => {
  const hopeless = defineJob({ name: 'hopeless', payload: z.object({}), retryLimit: 0 });
  const run = vi.fn().mockRejectedValue(new Error('no'));
  const queue = await openQueue(app.database, [handleJob(hopeless, run)], silentLog);
  await enqueue(app.db, hopeless, {});
  await expect(queue.workOff()).rejects.toThrow('no');
  await queue.stop(0);
  const { items } = await (await admin.request('/api/admin/dead-jobs')).json();
  expect(items).toEqual([expect.objectContaining({ name: 'hopeless' })]);
});
