import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { TAKEN_BACK } from '#app/features/cases/quote-summaries/wish.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { listQueue } from './list-queue.server.ts';

beforeEach(() => holdClock(new Date('2026-11-25T16:00:00Z')));
const pass = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const ALL = { limit: 50 };

test('what the client did is named by what it is, as long as nobody has taken it up', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const take = (who: Parameters<typeof takeStep>[1], step: string, input: object) =>
    takeStep(db, who, { caseId, step, input } as Parameters<typeof takeStep>[2]);
  const row = async () => (await listQueue(db, broker, ALL)).items.find(({ id }) => id === caseId);
  await take(broker, 'log_contact', { method: 'email' });
  const { written } = await take(broker, 'send_quotes', {
    summaries: [summary(), summary({ insurer: 'Foothills' })],
  });
  expect((await row())?.case).toMatchObject({ act: null, isQuoteChosen: false });
  const found = async (status: 'quoted' | 'chosen') =>
    (await listQueue(db, broker, { ...ALL, status })).items.map(({ id }) => id);
  expect([await found('quoted'), await found('chosen')]).toEqual([[caseId], []]);
  pass(1);
  await take(client, 'decide_quote', { summaryId: written[0], decision: 'interested' });
  expect(await row()).toMatchObject({
    clock: 'look',
    case: { act: { what: 'interested', insurer: 'Prairie Mutual' }, isQuoteChosen: true, stage: 'completed' },
  });
  expect([await found('quoted'), await found('chosen')]).toEqual([[], [caseId]]);
  pass(1);
  await take(client, 'decide_quote', { summaryId: written[1], decision: 'interested' });
  expect((await row())?.case).toMatchObject({
    interests: ['Prairie Mutual', 'Foothills'],
    ...{ isQuoteChosen: false, stage: 'decision' },
  });
  pass(1);
  await take(client, 'ask_for_changes', { note: 'A lower deductible, please.' });
  expect(await row()).toMatchObject({ clock: 'look', case: { act: { what: 'changes', insurer: null } } });
  pass(1);
  await take(broker, 'log_contact', { method: 'email' });
  expect((await row())?.case?.act).toBeNull();
});

test('whoever waits for a quote waits since the last step, whatever is written to them meanwhile', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId, step: 'log_contact', input: { method: 'email' } });
  const row = async () => (await listQueue(db, broker, ALL)).items.find(({ id }) => id === caseId);
  const since = now().toISOString();
  expect(await row()).toMatchObject({ clock: 'work', since });
  pass(30);
  const desk = await app.as({ username: 'broker' });
  const json = { body: 'I am still at it.', kind: 'said' };
  expect((await desk.request(`/api/cases/${caseId}/messages`, { method: 'POST', json })).status).toBe(201);
  expect(await row()).toMatchObject({ clock: 'work', since });
});

test('a quote that the client wants stays in sight when the request was opened again, whatever is answered', async () => {
  const callHours = { minutes: 15, buffer: 15, notice: 2 } as const;
  const caller = await createBroker(db, { username: 'caller', fullName: 'Cal Broker' }, { callHours });
  const caseId = await createWorkedCase(db, caller, client);
  const take = (who: Parameters<typeof takeStep>[1], step: string, input: object = {}) => {
    pass(1);
    return takeStep(db, who, { caseId, step, input } as Parameters<typeof takeStep>[2]);
  };
  const row = async () => (await listQueue(db, caller, ALL)).items.find(({ id }) => id === caseId);
  const say = async (body: string) => {
    pass(1);
    const desk = await app.as({ username: 'caller' });
    return desk.request(`/api/cases/${caseId}/messages`, { method: 'POST', json: { body, kind: 'said' } });
  };
  const { written } = await take(caller, 'send_quotes', { summaries: [summary()] });
  await take(client, 'decide_quote', { summaryId: written[0], decision: 'interested' });
  await take(caller, 'lose', { reason: 'price' });
  await take(client, 'reopen', { reason: 'I would like to go on with it' });
  const [startsAt, endsAt] = [new Date('2026-11-27T17:00:00Z'), new Date('2026-11-27T17:15:00Z')];
  await take(client, 'book_call', { slot: { startsAt, endsAt, heldUntil: endsAt } });
  await say('Good to hear from you again.');
  // They were interested before: that is still so, and they are spoken with first.
  expect(await row()).toMatchObject({
    clock: 'call',
    case: { act: null, interests: ['Prairie Mutual'], isQuoteChosen: true, stage: 'completed' },
  });
  await take(client, 'decide_quote', { summaryId: written[0], decision: 'none' });
  expect((await row())?.case).toMatchObject({ interests: [], isQuoteChosen: false, stage: 'contact' });
  await take(client, 'decide_quote', { summaryId: written[0], decision: 'interested' });
  expect(await row()).toMatchObject({ clock: 'look', section: 'next' });
  await say('I will see to it.');
  // A call of another day does not keep their policy waiting.
  expect(await row()).toMatchObject({ clock: 'work', section: 'today', case: { isQuoteChosen: true } });
  expect((await listQueue(db, caller, { ...ALL, status: 'chosen' })).items.map(({ id }) => id)).toContain(
    caseId,
  );
  const desk = await app.as({ username: 'caller' });
  const page = async () => (await (await desk.request(`/api/cases/${caseId}`)).json()) as { turn: object };
  expect((await page()).turn).toMatchObject({ who: 'broker', what: 'work' });
  // What they want otherwise since then comes before a policy, until it is taken back.
  await take(client, 'ask_for_changes', { note: 'A lower deductible, please.' });
  await say('I will ask.');
  expect((await row())?.case).toMatchObject({ interests: ['Prairie Mutual'], isQuoteChosen: false });
  await take(client, 'ask_for_changes', { note: TAKEN_BACK });
  expect((await row())?.case).toMatchObject({ isQuoteChosen: true });
});
