import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { deadJob } from '#tests/fixtures/api/cases/case-world.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const boss = await app.as({ username: 'boss' });
const inDays = (days: number) => albertaDate(new Date(Date.now() + days * DAY_MS));

test('the overview counts what waits in every noun, as the raw rows say', async () => {
  const soon = await createBroker(
    db,
    { username: 'soon', fullName: 'Sam Soon' },
    { licenceExpiresOn: inDays(29) },
  );
  const over = await createBroker(
    db,
    { username: 'over', fullName: 'Olga Over' },
    { licenceExpiresOn: inDays(-1) },
  );
  await createBroker(db, { username: 'fine', fullName: 'Fay Fine' }, { licenceExpiresOn: inDays(32) });
  await createBroker(
    db,
    { username: 'gone', fullName: 'Gus Gone', status: 'suspended' },
    { licenceExpiresOn: inDays(3) },
  );
  const words = { fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'other' as const };
  await sendContactMessage(db, { ...words, message: 'Are you open on Monday?' }, { ip: '203.0.113.9' });
  await db.update(outboxMails).set({ state: 'failed' }).where(eq(outboxMails.kind, 'contact_team'));
  const jobId = await deadJob(db);

  const overview = await (await boss.request('/api/admin/overview')).json();
  expect(overview).toMatchObject({ newContacts: 1, failedMails: 1, chats: { total: 0, promiseAt: null } });
  expect(
    overview.licences.map((one: { brokerId: string; isOver: boolean }) => [one.brokerId, one.isOver]),
  ).toEqual([
    [over.id, true],
    [soon.id, false],
  ]);
  expect(overview.failedJobs).toEqual([expect.objectContaining({ id: jobId })]);
});

test('a job that was given up is tried again, once, and that is written down', async () => {
  const id = await deadJob(db);
  const retry = () => boss.request(`/api/admin/dead-jobs/${id}/retry`, { method: 'POST', json: {} });
  const both = await Promise.all([retry(), retry()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(rows).toMatchObject([{ action: 'job.retried', actorRole: 'admin' }]);
});
