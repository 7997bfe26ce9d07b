import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Casey Client' });
const admin = await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(app.db, {
  ...{ username: 'broker', fullName: 'Dana Broker', phone: '403-555-0117' },
});
const as = {
  client: await app.as({ username: 'client' }),
  admin: await app.as({ username: 'admin' }),
  broker: await app.as({ username: 'broker' }),
};

// Sessions live by the real clock, so these tests only hold it at the moment they began.
const start = now();
beforeEach(() => holdClock(start));

const post = (who: (typeof as)['client'], path: string, json: unknown) =>
  who.request(path, { method: 'POST', json });
const bodyOf = (response: Response) => response.json();

test('reading a case is in the passport, once an hour for each reader', async () => {
  const { id } = await createAssignedCase(app.db, broker, {}, client);
  for (const reader of [as.broker, as.broker, as.admin, as.client]) await reader.request(`/api/cases/${id}`);
  const rows = await app.db.select().from(disclosures).where(eq(disclosures.caseId, id));
  const viewed = rows
    .filter(({ kind }) => kind === 'viewed')
    .map(({ recipientId, purpose }) => [recipientId, purpose]);
  expect(viewed.toSorted()).toEqual(
    [
      [broker.id, 'quote_request'],
      [admin.id, 'oversight'],
    ].toSorted(),
  );
});

test('a client reads how to reach their broker once that one has accepted, and not before', async () => {
  const { id } = await createAssignedCase(app.db, broker, {}, client);
  const brokerOf = async () => (await bodyOf(await as.client.request(`/api/cases/${id}`))).broker;
  expect(await brokerOf()).toMatchObject({ email: null, phone: null });
  await takeStep(app.db, broker, { caseId: id, step: 'accept', input: {} });
  expect(await brokerOf()).toMatchObject({ email: 'broker@example.com', phone: '403-555-0117' });
  const { items } = await bodyOf(await as.client.request('/api/cases?as=client'));
  expect(items[0].broker).not.toHaveProperty('email');
});

test('a request that came back to the broker who had it is not among the closed ones', async () => {
  const first = await createBroker(app.db, { username: 'first', fullName: 'Fern First' });
  const asFirst = await app.as({ username: 'first' });
  const { id } = await createAssignedCase(app.db, first);
  const idsOf = async (filter: string) =>
    (await bodyOf(await asFirst.request(`/api/broker/cases?filter=${filter}`))).items.map(
      (item: { id: string }) => item.id,
    );
  await assignBroker(app.db, admin, { caseId: id, brokerId: broker.id, reason: 'Away' });
  expect(await idsOf('closed')).toContain(id);
  await assignBroker(app.db, admin, { caseId: id, brokerId: first.id, reason: 'Back' });
  expect(await idsOf('closed')).not.toContain(id);
  expect(await idsOf('to_accept')).toContain(id);
});

test('the list of a client tells what a policy is, and since when what has ended is closed', async () => {
  const kim = await createUser(app.db, { username: 'kim', fullName: 'Kim Client' });
  const wynn = await createBroker(app.db, { username: 'wynn', fullName: 'Wynn Broker' });
  const [won, lost] = [await createWorkedCase(app.db, wynn, kim), await createWorkedCase(app.db, wynn, kim)];
  await takeStep(app.db, wynn, {
    ...{ caseId: won, step: 'win', input: { insurer: 'Prairie Mutual', effectiveOn: '2026-12-03' } },
  });
  await takeStep(app.db, wynn, { caseId: lost, step: 'lose', input: { reason: 'price' } });
  const asKim = await app.as({ username: 'kim' });
  const { items } = await bodyOf(await asKim.request('/api/cases?as=client'));
  expect(items[1].agreed).not.toHaveProperty('policyNumber');
  expect(items).toMatchObject([
    { id: lost, closedAt: start.toISOString(), agreed: null },
    {
      ...{ id: won, closedAt: start.toISOString() },
      agreed: { insurer: 'Prairie Mutual', effectiveOn: '2026-12-03', renewalOn: '2027-12-03' },
    },
  ]);
});

test('an offer that was answered, either way, is not left at the bell, and is not mailed any more', async () => {
  for (const [answer, input] of [
    ['accept', {}],
    ['return', { reason: 'no_capacity' }],
  ] as const) {
    const { id, version } = await createAssignedCase(app.db, broker);
    const told = () =>
      app.db
        .select({ isRead: sql<boolean>`${notifications.readAt} is not null`, mail: notifications.mailId })
        .from(notifications)
        .where(and(eq(notifications.caseId, id), eq(notifications.kind, 'case_assigned')));
    expect(await told()).toMatchObject([{ isRead: false }]);
    expect((await post(as.broker, `/api/broker/cases/${id}/${answer}`, { version, ...input })).status).toBe(
      200,
    );
    const [notice] = await told();
    expect(notice?.isRead).toBe(true);
    const mails = app.db.select({ state: outboxMails.state }).from(outboxMails);
    expect(await mails.where(eq(outboxMails.id, notice?.mail ?? id))).toEqual([{ state: 'withdrawn' }]);
    // Nor does it stand there read, asking for what was done.
    const { items } = await bodyOf(await as.broker.request('/api/notifications?limit=100'));
    expect(items.filter((item: { caseId: string }) => item.caseId === id)).toEqual([]);
  }
});
