import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { trackedQuote } from '#tests/fixtures/api/calls/tracked-calls.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { privacyRequests } from './tables.server.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createUser(db, { username: 'boss', fullName: 'Bo Boss', role: 'admin' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  boss: await app.as({ username: 'boss' }),
};

const NEVER = { dueOn: null };
const DUE = { dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
const requestsOf = (caseId: string) =>
  db.select().from(privacyRequests).where(eq(privacyRequests.caseId, caseId));

test('a client asks for the deletion of one request: twice, or twice at once, is one, and administrators are led to it', async () => {
  const id = await createWorkedCase(db, broker, client, {});
  const path = `/api/cases/${id}/deletion-request`;
  expect(await (await as.client.request(path)).json()).toEqual(NEVER);
  expect((await as.broker.request(path, { method: 'POST', json: {} })).status).toBe(403);
  const asked = await Promise.all([1, 2].map(() => as.client.request(path, { method: 'POST', json: {} })));
  expect(asked.map(({ status }) => status)).toEqual([202, 202]);
  expect(await (await as.client.request(path)).json()).toEqual(DUE);
  const [one, ...more] = await requestsOf(id);
  const [found] = await db.select().from(cases).where(eq(cases.id, id));
  expect(one).toMatchObject({ type: 'deletion', userId: client.id, reference: found?.reference });
  expect(more).toEqual([]);
  const { privacyRequests: listed } = await (await as.boss.request('/api/admin/overview')).json();
  expect(listed).toMatchObject([{ caseId: id, reference: found?.reference, dueOn: one?.dueOn }]);
  const told = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(told.filter(({ title }) => title === 'You asked us to delete this request')).toHaveLength(1);
});

test('by a tracking link with its answer it is asked for too, and the mailbox is told', async () => {
  const { path, headers = {} } = await trackedQuote({ db, fresh: (name) => `${name}_1` });
  const url = `/api/track/${path?.token}/deletion-request`;
  const wrong = { 'x-track-check': '0000' };
  expect((await app.request(url, { method: 'POST', json: {}, headers: wrong })).status).toBe(404);
  const asked = await app.request(url, { method: 'POST', json: {}, headers });
  expect(asked.status).toBe(202);
  expect(await (await app.request(url, { headers })).json()).toEqual(await asked.json());
  const kept = await db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.email, 'tracked.1@example.ca'));
  expect(kept).toMatchObject([{ type: 'deletion', userId: null, state: 'open' }]);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'case_deletion_requested'));
  expect(mails.map(({ recipient }) => recipient)).toContain('tracked.1@example.ca');
});
