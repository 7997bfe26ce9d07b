import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { readProfile } from '#app/features/brokers/oversight/change-profile.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { licenceChecks } from '#app/features/brokers/tables.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { chatSessions, chatUnanswered } from '#app/features/chat/tables.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { webhooks } from '#app/features/webhooks/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { deadJob } from '#tests/fixtures/api/cases/case-world.ts';
import { overviewQuery } from './data.ts';

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
  const fine = await createBroker(
    db,
    { username: 'fine', fullName: 'Fay Fine' },
    { licenceExpiresOn: inDays(32) },
  );
  const look = (brokerId: string, licenceNumber: string, ago: number) =>
    db.insert(licenceChecks).values({
      ...{ brokerId, licenceNumber, result: 'in_force' as const },
      createdAt: new Date(now().getTime() - ago * DAY_MS),
    });
  const numberOf = async (brokerId: string) => (await readProfile(db, brokerId)).licenceNumber;
  await look(fine.id, await numberOf(fine.id), 364);
  await look(soon.id, await numberOf(soon.id), 366);
  // A look at another licence says nothing of this one.
  await look(over.id, 'EARLIER-1', 1);
  await createBroker(
    db,
    { username: 'gone', fullName: 'Gus Gone', status: 'suspended' },
    { licenceExpiresOn: inDays(3) },
  );
  const words = { fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'other' as const };
  const write = (message: string) => sendContactMessage(db, { ...words, message }, { ip: '203.0.113.9' });
  const first = await write('Are you open on Monday?');
  const closed = await write('This one needs no answer.');
  await write('Are you open on Tuesday?');
  await db.update(outboxMails).set({ state: 'failed' }).where(eq(outboxMails.kind, 'contact_team'));
  const jobId = await deadJob(db);
  const asked = { type: 'deletion', email: 'kim@example.ca' } as const;
  const [due] = await db
    .insert(privacyRequests)
    .values([
      { ...asked, dueOn: inDays(20) },
      { ...asked, dueOn: inDays(3), state: 'done' },
    ])
    .returning();
  const hook = { url: 'https://example.com', description: 'CRM', events: [], secret: 'x', isOn: false };
  const hooks = await db
    .insert(webhooks)
    .values([
      { ...hook, offReason: 'failing' },
      { ...hook, offReason: 'gone' },
      { ...hook, offReason: 'admin' },
    ])
    .returning();
  const question = { question: 'Is my drone covered?', lastAskedAt: now() };
  await db.insert(chatUnanswered).values([1, 2].map((key) => ({ ...question, wordsKey: `${key}` })));
  const promiseAt = new Date(now().getTime() + DAY_MS);
  const chat = { lastMessageAt: now(), purgeAfter: promiseAt, mode: 'waiting' as const };
  const [, firstChat] = await db
    .insert(chatSessions)
    .values([
      { ...chat, tokenHash: '1', promiseAt: new Date(promiseAt.getTime() + DAY_MS) },
      { ...chat, tokenHash: '2', promiseAt },
      { ...chat, tokenHash: '3', endedAt: now() },
      { ...chat, tokenHash: '4', mode: 'bot' },
    ])
    .returning();

  // Who opens a message has not answered it.
  await boss.request(`/api/admin/contact-messages/${first.id}`);
  await boss.request(`/api/admin/contact-messages/${closed.id}`, {
    ...{ method: 'PATCH', json: { was: 'new', state: 'closed' } },
  });

  const overview = await (await boss.request('/api/admin/overview')).json();
  expect(overview).toMatchObject({
    contacts: { toAnswer: 2, unread: 1, replyBy: first.replyBy.toISOString(), firstId: first.id },
    ...{ failedMails: 3, unansweredQuestions: 2 },
    failedWebhooks: hooks.slice(0, 2).map(({ id }) => ({ id, description: 'CRM' })),
    chats: { total: 2, promiseAt: promiseAt.toISOString(), firstId: firstChat?.id },
    privacyRequests: [{ id: due?.id, type: 'deletion', dueOn: inDays(20) }],
  });
  expect(
    overview.licences.map((one: { brokerId: string; isOver: boolean }) => [one.brokerId, one.isOver]),
  ).toEqual([
    [over.id, true],
    [soon.id, false],
  ]);
  expect(
    overview.uncheckedLicences.map(
      (one: { brokerId: string; checkedAt: string | null; getsRequests: boolean }) => [
        ...[one.brokerId, one.checkedAt !== null, one.getsRequests],
      ],
    ),
  ).toEqual([
    [over.id, false, false],
    [soon.id, true, true],
  ]);
  expect(overview).toMatchObject({ backup: { state: 'not_told', at: null }, keptMails: expect.any(Number) });
  expect(overview.missingIdentity).toContain('legalName');
  expect(overview.failedJobs).toEqual([expect.objectContaining({ id: jobId })]);
});

test('an open dashboard hears at once of what has come to wait', async () => {
  const heard: string[] = [];
  const stop = await app.database.listen('live', { onPayload: (text) => heard.push(text), onGap: () => {} });
  const key = overviewQuery.queryKey.join('/');
  const isTold = () =>
    heard.splice(0).some((text) => text.includes(`"${key}"`) || text.includes('"cases/list"'));
  const words = { fullName: 'Lee Fox', email: 'lee@example.ca', topic: 'other' as const };
  await sendContactMessage(db, { ...words, message: 'Do you insure boats?' }, { ip: '203.0.113.8' });
  await expect.poll(isTold, { message: 'a message' }).toBe(true);
  await createUser(db, { username: 'lee', fullName: 'Lee Fox' });
  const lee = await app.as({ username: 'lee' });
  expect(
    (await lee.request('/api/user/deletion-request', { method: 'POST', json: { current: 'DemoPass1' } })).ok,
  ).toBe(true);
  await expect.poll(isTold, { message: 'a request for deletion' }).toBe(true);
  await createAssignedCase(db, await createBroker(db, { username: 'tess', fullName: 'Tess Tam' }));
  heard.length = 0;
  const tess = await app.as({ username: 'tess' });
  const [{ id, version }] = (await (await tess.request('/api/cases')).json()).items;
  const given = await tess.request(`/api/broker/cases/${id}/return`, {
    ...{ method: 'POST', json: { version, reason: 'no_capacity' } },
  });
  expect(given.status).toBe(200);
  await expect.poll(isTold, { message: 'a request that came back' }).toBe(true);
  await stop();
});

test('a job that was given up is tried again, once, and that is written down', async () => {
  const id = await deadJob(db);
  const retry = () => boss.request(`/api/admin/dead-jobs/${id}/retry`, { method: 'POST', json: {} });
  const both = await Promise.all([retry(), retry()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(rows).toMatchObject([{ action: 'job.retried', actorRole: 'admin' }]);
});
