import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Casey Client' });
await createUser(app.db, { username: 'stranger', fullName: 'Sam Stranger' });
await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(app.db, { username: 'other', fullName: 'Olive Other' });
const as = {
  client: await app.as({ username: 'client' }),
  stranger: await app.as({ username: 'stranger' }),
  admin: await app.as({ username: 'admin' }),
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
};

// Sessions live by the real clock, so these tests only hold it at the moment they began.
const start = now();
beforeEach(() => holdClock(start));

const post = (who: typeof app | (typeof as)['client'], path: string, json: unknown) =>
  who.request(path, { method: 'POST', json });
const bodyOf = (response: Response) => response.json();

test('before accepting a broker sees what to decide by, and nobody', async () => {
  const { id } = await createAssignedCase(app.db, broker);
  const response = await as.broker.request(`/api/cases/${id}`);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({
    view: 'broker',
    disclosure: 'offered',
    contact: null,
    postalCode: null,
    city: 'Calgary',
    postalArea: 'T2P',
    answers: { vehicle: { year: 2019 } },
    steps: ['accept', 'return', 'log_contact', 'lose', 'mark_not_real'],
  });
  expect(text).not.toMatch(/Jordan|jordan|555-?0142|1J9|Toyota|2T3BFREV0JW700000|Call me/);
});

test('what may be done with a case says nothing about its person, and is no look at it', async () => {
  const { id, version } = await createAssignedCase(app.db, broker, {}, client);
  const seen = () => app.db.select().from(disclosures).where(eq(disclosures.caseId, id));
  const before = await seen();
  const steps = await bodyOf(await as.broker.request(`/api/cases/${id}/steps`));
  expect(steps).toEqual({
    ...{ id, version, type: 'auto', title: 'Auto insurance request' },
    ...{ status: 'assigned', stage: 'matching', firstRespondedAt: null },
    steps: ['accept', 'return', 'log_contact', 'lose', 'mark_not_real'],
    ...{ call: null, promiseAt: expect.any(String) },
    turn: { who: 'broker', what: 'accept', dueAt: expect.any(String) },
    ...{ wish: null, earlierPolicy: null },
  });
  expect(await seen()).toEqual(before);
  expect((await bodyOf(await as.client.request(`/api/cases/${id}/steps`))).steps).toContain('withdraw');
  expect((await as.other.request(`/api/cases/${id}/steps`)).status).toBe(404);
});

test('once it is accepted, it says how and when to reach the person, and the passport says that', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  await post(as.broker, `/api/broker/cases/${id}/accept`, { version });
  const seen = () => app.db.select().from(disclosures).where(eq(disclosures.caseId, id));
  const before = await seen();
  const { wish } = await bodyOf(await as.broker.request(`/api/cases/${id}/steps`));
  expect(wish).toEqual({ method: 'phone', windows: ['weekday-morning'], earliestOn: null });
  const [read, ...others] = (await seen()).filter((one) => before.every((other) => other.id !== one.id));
  expect(read).toMatchObject({ kind: 'viewed', fields: ['contact_times'] });
  expect(others).toEqual([]);
});

test('after accepting the broker sees whom to contact', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  const response = await post(as.broker, `/api/broker/cases/${id}/accept`, { version });
  expect(response.status).toBe(200);
  expect(await bodyOf(response)).toMatchObject({
    view: 'broker',
    status: 'in_progress',
    version: version + 1,
    disclosure: 'accepted',
    contact: { fullName: 'Jordan Makokis', phone: '403-555-0142', windows: ['weekday-morning'] },
    postalCode: 'T2P 1J9',
    answers: { notes: 'Call me' },
    steps: [
      ...['set_stage', 'wait_for_client', 'log_contact', 'request_information', 'send_quotes'],
      ...['lose', 'mark_not_real', 'win'],
    ],
  });
});

test('the client sees their own case, its broker, its history and its passport', async () => {
  const { id } = await createAssignedCase(app.db, broker, {}, client);
  const response = await as.client.request(`/api/cases/${id}`);
  expect(await bodyOf(response)).toMatchObject({
    view: 'client',
    broker: { fullName: 'Dana Broker', brokerage: 'Foothills Insurance Partners', acceptedAt: null },
    contact: { fullName: 'Jordan Makokis' },
    steps: ['attach', 'correct_answers', 'correct_contact', 'change_reach', 'withdraw', 'ask_deletion'],
  });
  const events = await bodyOf(await as.client.request(`/api/cases/${id}/events`));
  expect(events).toMatchObject({ total: 2, nextCursor: null });
  expect(
    events.items.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`).toSorted(),
  ).toEqual(['assigned The system', 'created You']);
  const passport = await bodyOf(await as.client.request(`/api/cases/${id}/passport`));
  expect(passport.items).toMatchObject([{ kind: 'shared', recipient: { name: 'Dana Broker' } }]);
});

test('visitors are asked to log in, strangers find nothing, wrong roles are refused', async () => {
  const { id, version } = await createAssignedCase(app.db, broker, {}, client);
  const paths = [`/api/cases/${id}`, `/api/cases/${id}/events`, `/api/cases/${id}/passport`];
  for (const path of paths) {
    expect((await app.request(path)).status, path).toBe(401);
    expect((await as.stranger.request(path)).status, path).toBe(404);
  }
  expect((await as.other.request(`/api/cases/${id}`)).status).toBe(404);
  expect((await as.broker.request(`/api/cases/${id}/passport`)).status).toBe(403);
  expect((await as.client.request('/api/broker/cases')).status).toBe(403);
  expect((await post(as.client, `/api/broker/cases/${id}/accept`, { version })).status).toBe(403);
  expect((await post(as.other, `/api/broker/cases/${id}/accept`, { version })).status).toBe(404);
  expect((await app.request('/api/cases')).status).toBe(401);
  expect((await app.request('/api/broker/cases')).status).toBe(401);
});

test('ids that are none are not found, never an error', async () => {
  for (const id of ['1', 'null', newId(), "'; drop table cases", '%F0%9F%92%A5']) {
    expect((await as.broker.request(`/api/cases/${encodeURIComponent(id)}`)).status, id).toBe(404);
  }
  expect((await as.broker.request('/api/broker/cases?cursor=x')).status).toBe(422);
  expect((await as.broker.request('/api/broker/cases?limit=1000')).status).toBe(422);
  expect((await as.broker.request('/api/broker/cases?filter=mine')).status).toBe(422);
});

test('two brokers’ windows accept at once: one wins, the other reads who did', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  const again = await app.as({ username: 'broker' });
  const answers = await Promise.all(
    [as.broker, again].map((who) => post(who, `/api/broker/cases/${id}/accept`, { version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409);
  expect(await loser?.json()).toMatchObject({
    code: 'conflict',
    message: 'This case was changed by Dana Broker. Review and try again.',
  });
});

test('returning answers with what is left to see, which is next to nothing', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  const missing = await post(as.broker, `/api/broker/cases/${id}/return`, { version });
  expect(missing.status).toBe(422);
  expect(await bodyOf(missing)).toMatchObject({ message: 'Please choose a reason' });
  const other_ = await post(as.broker, `/api/broker/cases/${id}/return`, { version, reason: 'other' });
  expect(await bodyOf(other_)).toMatchObject({ errors: { note: 'Please add a short note' } });
  const returned = await post(as.broker, `/api/broker/cases/${id}/return`, {
    version,
    reason: 'out_of_area',
  });
  expect(returned.status).toBe(200);
  expect(Object.keys(await bodyOf(returned)).toSorted()).toEqual(['id', 'reference', 'status', 'view']);
  expect((await as.broker.request(`/api/cases/${id}`)).status).toBe(404);
  expect((await post(as.broker, `/api/broker/cases/${id}/accept`, { version })).status).toBe(409);
});

test('a step by the transitions call answers with the case, or says why not', async () => {
  const { id, version } = await createAssignedCase(app.db, broker, {}, client);
  const path = `/api/cases/${id}/transitions`;
  const wrong = await post(as.client, path, { version, to: 'won' });
  expect([wrong.status, (await bodyOf(wrong)).message]).toEqual([
    409,
    'This case cannot move from assigned to won.',
  ]);
  expect((await post(as.client, path, { version, to: 'in_progress' })).status).toBe(403);
  expect((await post(as.stranger, path, { version, to: 'withdrawn' })).status).toBe(404);
  expect((await post(as.client, path, { version, to: 'nowhere' })).status).toBe(422);
  expect((await post(as.client, path, { to: 'withdrawn' })).status).toBe(422);
  const unknown = await post(as.client, path, { version, to: 'withdrawn', force: true });
  expect(await bodyOf(unknown)).toMatchObject({ errors: { force: expect.any(String) } });
  const done = await post(as.client, path, { version, to: 'withdrawn', note: '<b>Found</b> \u202eone' });
  expect(await bodyOf(done)).toMatchObject({
    view: 'client',
    status: 'withdrawn',
    broker: null,
    steps: ['change_reach', 'reopen', 'ask_deletion'],
  });
});

test('lists show each role its own, page by page', async () => {
  const page = await bodyOf(await as.broker.request('/api/broker/cases?filter=to_accept&limit=1'));
  expect(page.items).toHaveLength(1);
  expect(page.items[0]).toMatchObject({ status: 'assigned', contactName: null });
  expect(page.total).toBeGreaterThan(1);
  const next = await bodyOf(
    await as.broker.request(`/api/broker/cases?filter=to_accept&limit=1&cursor=${page.nextCursor}`),
  );
  expect(next.items[0].id).not.toBe(page.items[0].id);

  const running = await bodyOf(await as.broker.request('/api/broker/cases?filter=in_progress'));
  expect(running.items.map(({ contactName }: { contactName: string }) => contactName)).toContain(
    'Jordan Makokis',
  );
  const closed = await bodyOf(await as.broker.request('/api/broker/cases?filter=closed'));
  const ended = closed.items.find(
    ({ closedReason }: { closedReason: string }) => closedReason === 'returned',
  );
  expect(ended).toMatchObject({ status: null, contactName: null, version: null, promiseAt: null });
  const found = async (filter: string, q: string) => {
    const answer = await as.broker.request(`/api/broker/cases?filter=${filter}&q=${encodeURIComponent(q)}`);
    return (await bodyOf(answer)).items.map(({ id }: { id: string }) => id);
  };
  expect(await found('closed', ended.reference.toLowerCase())).toEqual([ended.id]);
  expect(await found('closed', `${ended.reference} elsewhere`)).toEqual([]);
  // Who is not shown is not found: neither once the case has gone, nor before it is accepted.
  expect(await found('closed', 'Jordan')).toEqual([]);
  expect(await found('to_accept', 'Jordan')).toEqual([]);
  expect(await found('in_progress', 'makokis jordan')).not.toEqual([]);
  expect(await found('in_progress', '%')).toEqual([]);

  await createCase(app.db);
  const mine = await bodyOf(await as.client.request('/api/cases'));
  expect(mine.total).toBe(mine.items.length);
  expect(mine.items.length).toBeGreaterThan(0);
  expect((await bodyOf(await as.stranger.request('/api/cases'))).items).toEqual([]);
  expect((await bodyOf(await as.broker.request('/api/cases?as=client'))).items).toEqual([]);
  const all = await bodyOf(await as.admin.request('/api/cases?limit=100'));
  expect(all.total).toBeGreaterThan(mine.total);
  expect((await bodyOf(await as.other.request('/api/broker/cases'))).items).toEqual([]);
  expect(other.role).toBe('broker');
});

test('brokers are not told about each other, nor the client about a broker’s reasons', async () => {
  const { id, version } = await createAssignedCase(app.db, broker, {}, client);
  const returned = { version, reason: 'other', note: 'A rude client' };
  await post(as.broker, `/api/broker/cases/${id}/return`, returned);
  const reassigned = { caseId: id, brokerId: other.id };
  await assignBroker(app.db, systemViewer('matching'), reassigned);

  const read = async (who: (typeof as)['client']) => (await who.request(`/api/cases/${id}/events`)).text();
  expect(await read(as.other)).not.toMatch(/Dana|rude|returned/);
  await post(as.other, `/api/broker/cases/${id}/accept`, { version: version + 2 });
  const accepted = await read(as.other);
  expect(accepted).toContain('Another broker');
  expect(accepted).not.toMatch(/Dana|rude/);
  const clients = await read(as.client);
  expect(clients).toContain('Dana Broker');
  expect(clients).not.toMatch(/rude|returnReason/);
  expect(await read(as.admin)).toContain('A rude client');
});

test('a broker reads their own numbers', async () => {
  const { id, version } = await createAssignedCase(app.db, broker);
  await post(as.broker, `/api/broker/cases/${id}/contact`, { version, method: 'email' });
  const stats = await bodyOf(await as.broker.request('/api/broker/stats'));
  expect(stats).toMatchObject({ dailyCap: 10, toAccept: expect.any(Number), inProgress: expect.any(Number) });
  expect(stats.assignedToday).toBeGreaterThanOrEqual(stats.toAccept);
  expect(stats).toMatchObject({ isAway: false, kept: 1, promises: 1 });
  const ofBroker = eq(brokerProfiles.userId, broker.id);
  await app.db
    .update(brokerProfiles)
    .set({ away: [{ from: '2020-01-01', to: '' }] })
    .where(ofBroker);
  expect((await bodyOf(await as.broker.request('/api/broker/stats'))).isAway).toBe(true);
  await app.db.update(brokerProfiles).set({ away: [] }).where(ofBroker);
  expect(await bodyOf(await as.other.request('/api/broker/stats'))).toMatchObject({
    inProgress: 1,
    contactDue: 1,
    assignedToday: 1,
  });
});
