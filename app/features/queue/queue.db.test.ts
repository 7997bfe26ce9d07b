import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordConsent } from '#app/features/ledger/commands.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import type { QueuePage } from './schema.ts';

const NOW = new Date('2026-11-25T16:00:00Z');
holdClock(NOW);
beforeEach(() => holdClock(NOW));
const MINUTE = 60_000;
const pass = (minutes: number) => holdClock(new Date(now().getTime() + minutes * MINUTE));

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const brokers: (Awaited<ReturnType<typeof createBroker>> & { username: string })[] = [];
for (const username of ['broker', 'other', 'third', 'fourth', 'fifth', 'sixth', 'seventh']) {
  brokers.push({ ...(await createBroker(db, { username, fullName: `Dana ${username}` })), username });
}
const asClient = await app.as({ username: 'client' });

/** A broker with nothing to do yet, and who they are when they call. */
async function freshBroker() {
  const broker = brokers.pop();
  if (!broker) throw new Error('No broker is left');
  const caller = await app.as({ username: broker.username });
  const call = async (method: string, path: string, json?: object, who: Caller = caller) => {
    const answer = await who.request(path, { method, ...(json && { json }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? {} : answer.json();
  };
  const queue = (search = ''): Promise<QueuePage> => call('GET', `/api/broker/queue${search}`);
  const clocks = async (search = '') =>
    (await queue(search)).items.map(({ section, clock }) => `${section} ${clock}`);
  return { broker, caller, call, queue, clocks };
}

test('everything stands in one list by the clock that runs out first, and moves as it is dealt with', async () => {
  const { broker, call, queue, clocks } = await freshBroker();
  expect(await queue()).toMatchObject({
    items: [],
    all: 0,
    counts: { today: 0, next: 0, later: 0, waiting: 0 },
  });
  const id = await createWorkedCase(db, broker, client);
  const offer = await createAssignedCase(db, broker, { type: 'home' });
  await call('POST', '/api/tasks', { id: newId(), title: 'Renew E&O', dueAt: '2026-12-01T16:00:00Z' });
  expect(await clocks()).toEqual(['today accept', 'next contact', 'later task']);
  const [first, second] = (await queue()).items;
  expect(first).toMatchObject({
    ...{ id: offer.id, kind: 'case', dueAt: offer.acceptBy.toISOString(), version: offer.version },
    // Before it is accepted nobody is named.
    case: { name: null, type: 'home', contactMethod: null, isContacted: false, mayReach: null },
    since: NOW.toISOString(),
  });
  expect(first?.case?.offer).toEqual({ readiness: expect.any(Number), startOn: null });
  expect(second).toMatchObject({
    dueAt: '2026-11-26T16:00:00.000Z',
    case: { name: 'Jordan Makokis', offer: null },
  });

  const contact = { version: second?.version, method: 'phone', why: 'They called me' };
  pass(30);
  const missed = await call('POST', `/api/broker/cases/${id}/contact`, { ...contact, outcome: 'no_answer' });
  pass(30);
  await call('POST', `/api/broker/cases/${id}/contact`, { ...contact, version: missed.version });
  const numbers = await call('GET', '/api/broker/numbers');
  expect(numbers.total).toMatchObject({
    received: 2,
    accepted: 1,
    toAccept: 1,
    working: 1,
    kept: 1,
    missed: 0,
  });
  expect(numbers.total.contactMinutes).toBe(60);
  expect(numbers.spans.map(({ received }: { received: number }) => received)).toEqual([0, 0, 0, 2]);
  expect(numbers.byType).toMatchObject([
    { type: 'auto', received: 1, working: 1, contactMinutes: 60 },
    { type: 'home', received: 1, toAccept: 1, contactMinutes: null },
  ]);
  expect(await clocks()).toEqual(['today accept', 'later task', 'later work']);
  pass(1);
  const which = { body: 'Which day?', kind: 'said' };
  const { id: firstLine } = await call('POST', `/api/cases/${id}/messages`, which, asClient);
  const asked = (await queue('?clock=reply')).items[0];
  expect(asked).toMatchObject({
    section: 'next',
    since: now().toISOString(),
    case: { unread: 1, stage: 'quoting' },
  });
  // Everybody who looks at it reads of the same turn, and of the same time.
  const replies = { who: 'broker', what: 'reply' };
  const mine = await call('GET', '/api/cases?as=client', undefined, asClient);
  expect(mine.items).toMatchObject([{ id, turn: { ...replies, dueAt: asked?.dueAt } }]);
  expect(await call('GET', `/api/cases/${id}`, undefined, asClient)).toMatchObject({
    turn: { ...replies, dueAt: asked?.dueAt },
  });
  expect(await call('GET', `/api/cases/${id}`)).toMatchObject({ turn: { ...replies, dueAt: asked?.dueAt } });
  // Who takes back what they wrote waits no more; a second message waits since it was written.
  const said = async (body: string) =>
    call('POST', `/api/cases/${id}/messages`, { body, kind: 'said' }, asClient);
  const takeBack = async (line: string) =>
    call('DELETE', `/api/cases/${id}/messages/${line}`, undefined, asClient);
  pass(1);
  const { id: another } = await said('Or Thursday?');
  expect((await queue('?clock=reply')).items[0]).toMatchObject({ since: asked?.since });
  await takeBack(firstLine);
  expect((await queue('?clock=reply')).items[0]).toMatchObject({ since: now().toISOString() });
  await takeBack(another);
  expect(await clocks()).toEqual(['today accept', 'later task', 'later work']);
  await said('Which day?');
  // Without being opened it is read up to the line that was there.
  await call('POST', `/api/cases/${id}/messages/read`, { at: 3 });
  expect((await queue('?clock=reply')).items[0]).toMatchObject({ case: { unread: 0 } });
  pass(1);
  await call('POST', `/api/cases/${id}/messages`, { body: 'Friday', kind: 'said' });
  expect(await clocks()).toEqual(['today accept', 'later task', 'later work']);
  // With a policy in place the case is closed: a question from before stays, and it comes back with a new one.
  await said('What would glass cost on top?');
  const input = { insurer: 'Prairie Mutual', effectiveOn: '2026-12-01' };
  await takeStep(db, broker, { caseId: id, step: 'win', input });
  expect(await clocks()).toEqual(['today accept', 'next reply', 'later task']);
  await call('POST', `/api/cases/${id}/messages`, { body: 'Ten dollars a month', kind: 'said' });
  expect(await clocks()).toEqual(['today accept', 'later task']);
  pass(1);
  await said('Where is my pink card?');
  expect((await queue('?clock=reply')).items).toMatchObject([
    { id, section: 'next', since: now().toISOString(), case: { status: 'won', unread: 1 } },
  ]);
  expect(await call('GET', `/api/cases/${id}`, undefined, asClient)).toMatchObject({ turn: replies });
  await call('POST', `/api/cases/${id}/messages`, { body: 'It is on its way', kind: 'said' });
  expect(await clocks()).toEqual(['today accept', 'later task']);
});

test('who has no time before the promise is to be emailed first, and called at their times', async () => {
  const { broker, queue } = await freshBroker();
  const withTimes = (windows: string[]) =>
    createWorkedCase(db, broker, client, { contact: { method: 'phone', windows } });
  await withTimes(['saturday']);
  const onSaturdays = (await queue()).items[0]?.case;
  expect(onSaturdays).toMatchObject({ contactMethod: 'email', toldTime: null });
  const id = await withTimes(['weekday-morning']);
  const inMornings = async () => (await queue()).items.find((item) => item.id === id);
  expect((await inMornings())?.case).toMatchObject({
    ...{ contactMethod: 'phone', toldTime: 'on Thursday morning' },
  });
  // Whoever works by the list calls before that time is over.
  const promiseAt = new Date('2026-11-25T22:00:00Z');
  await db.update(cases).set({ promiseAt }).where(eq(cases.id, id));
  expect(await inMornings()).toMatchObject({
    ...{ clock: 'contact', dueAt: '2026-11-25T18:00:00.000Z', case: { toldTime: 'on Wednesday morning' } },
  });
});

test('what is put aside until an answer stands under waiting, and comes back with it; a time passes by itself', async () => {
  const { broker, call, queue, clocks } = await freshBroker();
  const id = await createWorkedCase(db, broker, client);
  const { version } = await call('GET', `/api/cases/${id}`);
  await call('POST', `/api/broker/cases/${id}/contact`, { version, method: 'email' });
  const aside = async (until?: string) => {
    const { items, asOf } = await queue();
    await call('PUT', `/api/cases/${id}/snooze`, { version: items[0]?.version, asOf, until });
  };
  await aside();
  expect(await clocks()).toEqual(['waiting client']);
  pass(1);
  await call('POST', `/api/cases/${id}/messages`, { body: 'Here I am', kind: 'said' }, asClient);
  expect(await clocks()).toEqual(['next reply']);
  await aside('2026-11-25T18:00:00Z');
  expect(await clocks()).toEqual(['later snoozed']);
  pass(180);
  expect(await clocks()).toEqual(['next reply']);
});

test('filters, words and pages cut the list, and the counts are of what they leave', async () => {
  const { broker, call, queue } = await freshBroker();
  const mine = await createWorkedCase(db, broker, client);
  await createAssignedCase(db, broker, { type: 'home', postalCode: 'T4N 6V9' });
  // In letters that no reference has: a task is also found by the reference of its case.
  const tasks = { 'Task one': 2, 'Task two': 3, 'Task too late': 30 };
  for (const [title, hours] of Object.entries(tasks)) {
    const dueAt = new Date(NOW.getTime() + hours * 60 * MINUTE).toISOString();
    await call('POST', '/api/tasks', { id: newId(), title, dueAt, caseId: mine });
  }
  const ids = async (search: string) => (await queue(search)).items.map(({ id }) => id);
  expect(await queue('?type=home')).toMatchObject({
    counts: { today: 1, later: 0 },
    all: 5,
    items: [{ kind: 'case' }],
  });
  expect(await queue('?clock=task')).toMatchObject({ counts: { today: 2, next: 1, later: 0 } });
  expect((await queue('?section=next')).counts).toEqual({ today: 3, next: 2, later: 0, waiting: 0 });
  expect(await ids('?q=MAKOKIS%20403')).toEqual([mine]);
  expect(await ids('?q=task%20late')).toHaveLength(1);
  // A telephone number is found however it is typed.
  for (const typed of ['4035550142', '(403) 555-0142', '+1 403.555.0142', '555-0142'])
    expect(await ids(`?q=${encodeURIComponent(typed)}`)).toEqual([mine]);
  expect(await ids('?q=4035550143')).toEqual([]);
  // Within “request” nothing is found.
  expect(await ids('?q=reque')).not.toEqual([]);
  expect(await ids('?q=equest')).toEqual([]);
  expect(await ids('?unread=1')).toEqual([]);
  // The case with its tasks, and the offer.
  expect(await ids('?stage=contact')).toHaveLength(4);
  expect(await ids('?stage=matching')).toHaveLength(1);
  expect(await ids('?readiness=ready')).toEqual([]);
  const incomplete = await ids('?readiness=incomplete&clock=contact');
  expect(incomplete).toEqual([mine]);
  // All that is required is answered; they asked for a call, and agree to one.
  await db
    .update(cases)
    .set({ details: exampleQuote('auto').answers })
    .where(eq(cases.id, mine));
  expect(await ids('?readiness=ready')).toEqual([]);
  await recordConsent(db, client, {
    ...{ email: 'Jordan.Makokis@example.com', phone: '+1 403 555 0142', purpose: 'call', text: 'Yes' },
    ...{ textVersion: '1', method: 'web_form', page: '/get-quote', ip: '203.0.113.7' },
  });
  expect(await ids('?readiness=ready&clock=contact')).toEqual([mine]);
  const [reachable] = (await queue('?readiness=ready&clock=contact')).items;
  expect(reachable?.case?.mayReach).toEqual({ call: true, text: false });
  const paged: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: QueuePage = await queue(`?limit=2${after && `&after=${after}`}`);
    expect(page.counts).toEqual({ today: 3, next: 2, later: 0, waiting: 0 });
    paged.push(...page.items.map(({ id }) => id));
    after = page.nextCursor;
  }
  expect(paged).toEqual(await ids(''));
  await expect(queue('?after=nonsense')).rejects.toThrow('422');
});

test('a queue hears of a message and of a task on another page, and forgets what has moved on', async () => {
  const { broker, call, clocks } = await freshBroker();
  const id = await createWorkedCase(db, broker, client);
  await call('POST', '/api/tasks', { id: newId(), title: 'Call', dueAt: '2026-11-25T17:00:00Z', caseId: id });
  const heard: string[] = [];
  const stop = await app.database.listen('live', { onPayload: (text) => heard.push(text), onGap: () => {} });
  await call('POST', `/api/cases/${id}/messages`, { body: 'Hello', kind: 'said' }, asClient);
  await expect.poll(() => heard.join()).toContain('cases/broker/queue');
  await stop();
  const { version } = await call('GET', `/api/cases/${id}`);
  await call('POST', `/api/cases/${id}/transitions`, { version, to: 'withdrawn' }, asClient);
  expect(await clocks()).toEqual([]);
});

test('whoever is waited for before first contact stands as not contacted, with the time they were promised', async () => {
  const { broker, call, queue } = await freshBroker();
  const id = await createWorkedCase(db, broker, client);
  const held = await call('GET', `/api/cases/${id}`);
  await takeStep(db, broker, {
    ...{ caseId: id, step: 'request_information' },
    input: { kind: 'answer', title: 'Who drives it?', required: true },
  });
  expect((await queue()).items).toMatchObject([
    { clock: 'client', section: 'waiting', case: { isContacted: false, pausedPromise: held.promiseAt } },
  ]);
  // As many as the line above the list counts.
  expect(await call('GET', '/api/broker/stats')).toMatchObject({ contactDue: 1 });
  expect((await queue('?uncontacted=1')).items).toHaveLength(1);
  await takeStep(db, broker, { caseId: id, step: 'resume', input: {} });
  expect((await queue()).items).toMatchObject([{ clock: 'contact', case: { pausedPromise: null } }]);
  await call('POST', `/api/broker/cases/${id}/contact`, {
    ...{ version: (await call('GET', `/api/cases/${id}`)).version, method: 'email' },
  });
  expect((await queue('?uncontacted=1')).items).toEqual([]);
});
