import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { writtenSince } from '#app/features/cases/records/waits.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, assignBroker, logContact, returnCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { conversationCalls } from '#tests/fixtures/api/cases/conversation-calls.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Kim Client' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
const next = await createBroker(app.db, { username: 'next', fullName: 'Omar Next' });
const admin = await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
};

let id: string;
beforeEach(async () => {
  id = (await createAssignedCase(app.db, broker, {}, client)).id;
  await acceptCase(app.db, broker, { caseId: id });
});
afterEach(() => holdClock(null));

const { read, say, conversations } = conversationCalls(() => id);

test('what is unread is counted until it is read, and the writer sees that it was', async () => {
  await say(as.broker, 'First');
  await say(as.broker, 'Second');
  expect(await conversations(as.client)).toMatchObject([
    { caseId: id, unread: 2, name: null, last: { author: 'Dana Broker', isYours: false, text: 'Second' } },
  ]);
  const { readUpTo, items } = await read(as.client);
  expect(readUpTo).toBe(0);
  await as.client.request(`/api/cases/${id}/messages/read`, {
    method: 'POST',
    json: { at: items.at(-1)?.position },
  });
  expect((await read(as.client)).readUpTo).toBe(2);
  expect((await read(as.broker)).seenUpTo).toBe(2);
  expect(await conversations(as.broker)).toMatchObject([
    { unread: 0, name: 'Jordan Makokis', last: { isYours: true } },
  ]);
});

test('a reply of the client gives the turn back to their broker, a message of the broker does not', async () => {
  const statusNow = async () => (await (await as.client.request(`/api/cases/${id}`)).json()).status;
  const wait = { caseId: id, step: 'wait_for_client' as const, input: { note: 'Is the car red?' } };
  await takeStep(app.db, broker, wait);
  await say(as.broker, 'Please tell me');
  expect(await statusNow()).toBe('waiting_on_client');
  await say(as.client, 'It is');
  expect(await statusNow()).toBe('in_progress');
});

const caseNow = async () => (await as.client.request(`/api/cases/${id}`)).json();
const ask = (title: string, required: boolean) =>
  takeStep(app.db, broker, {
    ...{ caseId: id, step: 'request_information' as const },
    input: { kind: 'document', title, required },
  });

test('once the broker has replied, whoever wrote instead of giving what is needed is waited for again', async () => {
  await ask('Photos of the roof', false);
  await say(as.client, 'Do you need them?');
  await say(as.broker, 'They help');
  expect(await caseNow()).toMatchObject({ status: 'in_progress' });
  await ask('Current policy', true);
  await say(as.client, 'I will look for it');
  expect(await caseNow()).toMatchObject({ status: 'in_progress', turn: { who: 'broker' } });
  await say(as.broker, 'A note', { kind: 'internal' });
  expect(await caseNow()).toMatchObject({ turn: { who: 'broker' } });
  await say(as.broker, 'Thank you', { clientId: newId() });
  expect(await caseNow()).toMatchObject({
    status: 'waiting_on_client',
    turn: { who: 'client', what: 'answer' },
  });
});

test('a message that waits as its request is opened again is owed as before', async () => {
  await takeStep(app.db, broker, {
    ...{ caseId: id, step: 'win' },
    input: { insurer: 'Prairie', effectiveOn: '2026-12-01' },
  });
  await say(as.client, 'Can you add a second location?');
  const before = await writtenSince(app.db, id);
  await takeStep(app.db, broker, { caseId: id, step: 'reopen', input: { reason: 'A second location' } });
  expect(before).toBeInstanceOf(Date);
  expect(await writtenSince(app.db, id)).toEqual(before);
});

test('a reply by phone is one, too: the waiting begins anew, and the promise is kept; a call that nobody took is none', async () => {
  await ask('Current policy', true);
  const asked = now();
  await say(as.client, 'Is the old one enough?');
  const call = (outcome: 'reached' | 'no_answer') =>
    logContact(app.db, broker, { caseId: id, method: 'phone', outcome });
  await call('no_answer');
  await takeStep(app.db, broker, { caseId: id, step: 'set_stage', input: { stage: 'quoting' } });
  const turnOfBroker = await (await as.broker.request(`/api/cases/${id}`)).json();
  expect(turnOfBroker).toMatchObject({ status: 'in_progress', turn: { who: 'broker' } });
  expect((await findCase(app.db, id)).row.personWroteAt).not.toBeNull();
  await call('reached');
  expect(await caseNow()).toMatchObject({ status: 'waiting_on_client', turn: { what: 'answer' } });
  const { row } = await findCase(app.db, id);
  expect(row).toMatchObject({ remindersSent: 0, promiseMinutesLeft: null, personWroteAt: null });
  expect(row.firstRespondedAt).not.toBeNull();
  expect(row.waitingSince?.getTime()).toBeGreaterThan(asked.getTime());
  // Whose broker went on without a reply is not waited for, whoever calls then.
  await takeStep(app.db, broker, { caseId: id, step: 'resume', input: {} });
  await call('reached');
  expect(await caseNow()).toMatchObject({ status: 'in_progress' });
});

test('what a client wrote before anybody accepted waits on: who is asked is told of it alone, and whoever accepts answers it', async () => {
  id = (await createAssignedCase(app.db, broker, {}, client)).id;
  const forBroker = async () => (await as.broker.request(`/api/cases/${id}`)).json();
  expect(await forBroker()).toMatchObject({ disclosure: 'offered', wroteAt: null });
  await say(as.client, 'Is hail covered?');
  const offered = await forBroker();
  expect(offered).toMatchObject({ disclosure: 'offered', wroteAt: expect.any(String) });
  expect(JSON.stringify(offered)).not.toContain('hail');
  await acceptCase(app.db, broker, { caseId: id });
  const { wroteAt } = offered;
  expect(await forBroker()).toMatchObject({ disclosure: 'accepted', wroteAt, turn: { what: 'contact' } });
  await say(as.broker, 'It is');
  expect(await forBroker()).toMatchObject({ wroteAt: null });
});

test('what was written waits on for the next broker, whom an administrator asks', async () => {
  const forClient = async () => (await findCase(app.db, id)).row.personWroteAt;
  await say(as.client, 'Is hail covered?');
  await assignBroker(app.db, admin, { caseId: id, brokerId: next.id, reason: 'Away' });
  expect(await forClient()).not.toBeNull();
  await returnCase(app.db, next, { caseId: id, reason: 'no_capacity' });
  expect(await forClient()).not.toBeNull();
});
