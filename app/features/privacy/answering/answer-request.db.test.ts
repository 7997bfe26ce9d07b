import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { purgeCases } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createUser(db, { username: 'boss', fullName: 'Bo Boss', role: 'admin' });
await createUser(db, { username: 'second', fullName: 'Sam Second', role: 'admin' });
const as = {
  broker: await app.as({ username: 'broker' }),
  boss: await app.as({ username: 'boss' }),
  second: await app.as({ username: 'second' }),
};

const GRANT = { decision: 'delete' };
const DECLINE = { decision: 'decline', reason: 'A complaint about it is not settled.' };

let clients = 0;

/** A client whose case was worked on and closed, and who has asked for its deletion. */
async function askedCase({ isClosed = true } = {}) {
  clients += 1;
  const client = await createUser(db, { username: `client${clients}`, fullName: 'Casey Client' });
  const id = await createWorkedCase(db, broker, client);
  await addLine(db, client, { subject: { policy: caseThreads, id }, line: { body: 'Please hurry' } });
  if (isClosed) await takeStep(db, broker, { caseId: id, step: 'lose', input: { reason: 'price' } });
  const caller = await app.as({ username: `client${clients}` });
  await caller.request(`/api/cases/${id}/deletion-request`, { method: 'POST', json: {} });
  const [request] = await db.select().from(privacyRequests).where(eq(privacyRequests.caseId, id));
  return { id, client, caller, requestId: request?.id ?? '', reference: request?.reference ?? '' };
}

const answer = (caller: Caller, requestId: string, json: object) =>
  caller.request(`/api/admin/privacy-requests/${requestId}/answer`, { method: 'POST', json });

const requestOf = async (id: string) =>
  (await db.select().from(privacyRequests).where(eq(privacyRequests.id, id)))[0];

const caseOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];

const auditOf = async (thingId: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.thingId, thingId))).map(({ action }) => action);

const mailsOf = async (kind: string, recipient: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.kind, kind))).filter(
    (mail) => mail.recipient === recipient,
  );

test('granted, the request goes with all that hangs on it; the proof stays, and client and broker are told', async () => {
  const { id, client, caller, requestId, reference } = await askedCase();
  const before = await db.select().from(disclosures).where(eq(disclosures.caseId, id));
  expect((await answer(as.boss, requestId, GRANT)).status).toBe(200);

  expect(await caseOf(id)).toBeUndefined();
  expect(await db.select().from(caseEvents).where(eq(caseEvents.caseId, id))).toEqual([]);
  expect((await caller.request(`/api/cases/${id}`)).status).toBe(404);
  expect((await as.broker.request(`/api/cases/${id}`)).status).toBe(404);
  const after = await db.select().from(disclosures).where(eq(disclosures.caseId, id));
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.map(({ kind }) => kind)).toContain('access_ended');
  expect(await auditOf(id)).toContain('case.purged');
  expect(await auditOf(requestId)).toEqual(['privacy.deletion_granted']);
  expect(await verifyLedger(db)).toMatchObject({ intact: true });

  const [told] = await mailsOf('case_deleted', 'client1@example.com');
  expect(told?.subject).toBe(`Your request ${reference} is deleted`);
  const ringing = await db.select().from(notifications).where(eq(notifications.userId, client.id));
  expect(ringing.map(({ title }) => title)).toEqual([`Deleted: ${reference}`]);
  expect(await mailsOf('case_deleted_for_client', 'broker@example.com')).toHaveLength(1);
  expect(await requestOf(requestId)).toMatchObject({ state: 'done', reference, caseId: null });
});

test('declined, it stays, and the client reads why in their mail and in the history', async () => {
  const { id, caller, requestId, reference } = await askedCase();
  expect((await answer(as.boss, requestId, DECLINE)).status).toBe(200);
  expect(await caseOf(id)).toBeDefined();
  const { items } = await (await caller.request(`/api/cases/${id}/events`)).json();
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'deletion_declined', data: { reason: DECLINE.reason } }),
  );
  expect(items).toContainEqual(expect.objectContaining({ kind: 'deletion_requested' }));
  const [mail] = await mailsOf('case_deletion_declined', 'client2@example.com');
  expect(mail?.subject).toBe(`We cannot delete your request ${reference} yet`);
  expect(mail?.text).toContain(DECLINE.reason);
  expect(mail?.text).toContain(`/portal/cases/${id}`);
  expect(await auditOf(requestId)).toEqual(['privacy.deletion_declined']);
  expect(await (await caller.request(`/api/cases/${id}/deletion-request`)).json()).toEqual({ dueOn: null });

  const { items: listed } = await (await as.boss.request('/api/admin/privacy-requests')).json();
  expect(listed).toContainEqual(
    expect.objectContaining({
      ...{ id: requestId, state: 'refused', answeredBy: 'Bo Boss', reason: DECLINE.reason },
      answeredAt: expect.any(String),
    }),
  );
  // It may be asked for again.
  const again = await caller.request(`/api/cases/${id}/deletion-request`, { method: 'POST', json: {} });
  expect(again.status).toBe(202);
});

test('brokers and clients answer nothing, and what does not exist is not answered', async () => {
  const { id, caller, requestId } = await askedCase();
  expect((await answer(as.broker, requestId, GRANT)).status).toBe(403);
  expect((await answer(caller, requestId, GRANT)).status).toBe(403);
  expect((await answer(app.caller(), requestId, GRANT)).status).toBe(401);
  expect((await answer(as.boss, id, GRANT)).status).toBe(404);
  expect(await caseOf(id)).toBeDefined();
});

test.each([
  [{ decision: 'decline' }, 'reason'],
  [{ decision: 'decline', reason: '  ' }, 'reason'],
  [{ decision: 'decline', reason: 'x'.repeat(501) }, 'reason'],
  [{ decision: 'perhaps' }, 'decision'],
])('the answer %o is refused', async (wrong, field) => {
  const { id, requestId } = await askedCase();
  const refused = await answer(as.boss, requestId, wrong);
  expect(refused.status).toBe(422);
  expect(Object.keys((await refused.json()).errors)).toEqual([field]);
  expect(await requestOf(requestId)).toMatchObject({ state: 'open', caseId: id });
});

test('a request that is still open is closed first: nothing is deleted, and the question stays', async () => {
  const { id, requestId } = await askedCase({ isClosed: false });
  const refused = await answer(as.boss, requestId, GRANT);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toMatch(/^Still open: AB-/);
  expect(await caseOf(id)).toMatchObject({ status: 'in_progress' });
  expect(await requestOf(requestId)).toMatchObject({ state: 'open' });
});

test('two administrators at once: one answer counts, whichever it is', async () => {
  const { id, requestId } = await askedCase();
  const answers = await Promise.all([
    answer(as.boss, requestId, GRANT),
    answer(as.second, requestId, DECLINE),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(1);
  const isGone = (await caseOf(id)) === undefined;
  expect((await requestOf(requestId))?.state).toBe(isGone ? 'done' : 'refused');
  expect((await answer(as.second, requestId, GRANT)).status).toBe(409);
});

test('what went by itself meanwhile is answered as deleted', async () => {
  holdClock(new Date('2026-11-25T15:00:00Z'));
  const { id, requestId, reference } = await askedCase();
  await takeStep(db, systemViewer('test'), { caseId: id, step: 'end_access', input: {} }).catch(() => {});
  holdClock(new Date(now().getTime() + 731 * DAY_MS));
  await takeStep(db, systemViewer('test'), { caseId: id, step: 'end_access', input: {} });
  expect(await purgeCases(db, systemViewer('test'))).toBeGreaterThan(0);
  const boss = await app.as({ username: 'boss' });
  expect((await answer(boss, requestId, DECLINE)).status).toBe(409);
  expect((await answer(boss, requestId, GRANT)).status).toBe(200);
  const [mail] = (await db.select().from(outboxMails).where(eq(outboxMails.kind, 'case_deleted'))).filter(
    ({ subject }) => subject.includes(reference),
  );
  expect(mail).toBeDefined();
});

test('an account goes with its closed requests and its sessions, and not while one is open', async () => {
  const { id, client, caller } = await askedCase({ isClosed: false });
  await caller.request('/api/user/deletion-request', { method: 'POST', json: { current: 'DemoPass1' } });
  const own = await db.select().from(privacyRequests).where(eq(privacyRequests.userId, client.id));
  const account = own.find(({ reference }) => reference === null)?.id ?? '';

  const refused = await answer(as.boss, account, GRANT);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toMatch(/^Still open: AB-/);
  await takeStep(db, client, { caseId: id, step: 'withdraw', input: {} });
  expect((await answer(as.boss, account, GRANT)).status).toBe(200);

  expect(await db.select().from(users).where(eq(users.id, client.id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, client.id))).toEqual([]);
  expect(await caseOf(id)).toBeUndefined();
  expect(await (await caller.request('/api/user')).json()).toEqual({ authenticated: false });
  expect(await mailsOf('account_deleted', `client${clients}@example.com`)).toHaveLength(1);
  // One mail names all that went; the requests have none of their own.
  expect(await mailsOf('case_deleted', `client${clients}@example.com`)).toEqual([]);
  expect(await requestOf(account)).toMatchObject({ state: 'done', userId: null });
});

test('the account of somebody who works here is not deleted, and they may be told why', async () => {
  await as.broker.request('/api/user/deletion-request', { method: 'POST', json: { current: 'DemoPass1' } });
  const [asked] = await db.select().from(privacyRequests).where(eq(privacyRequests.userId, broker.id));
  expect((await answer(as.boss, asked?.id ?? '', GRANT)).status).toBe(409);
  expect(await db.select().from(users).where(eq(users.id, broker.id))).toHaveLength(1);
  expect((await answer(as.boss, asked?.id ?? '', DECLINE)).status).toBe(200);
  expect(await mailsOf('deletion_declined', 'broker@example.com')).toHaveLength(1);
});
