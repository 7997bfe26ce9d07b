import { beforeEach, expect, test } from 'vitest';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { turnOfHeld } from '#app/features/cases/records/turns.server.ts';
import { papersDue } from '#app/features/cases/rules/policy-papers.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { dayFromNow, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { sendDocument } from '#tests/fixtures/documents/create-document.ts';
import { closeFollowUps, closePapers, planPapers } from './close-by-itself.server.ts';

const NOW = new Date('2026-11-25T16:00:00Z');
holdClock(NOW);
const TOMORROW = '2026-11-26T16:00:00.000Z';

const app = await testApp();
const world = await openWorld(app);
const { db, client, broker } = world;
const theClient: Viewer = { kind: 'user', ...client };
const theBroker: Viewer = { kind: 'user', ...broker };

let caseId: string;
beforeEach(async () => {
  holdClock(NOW);
  ({ id: caseId } = await world.acceptedCase());
});

async function call(cookie: string, method: string, path: string, json?: object) {
  const answer = await app.caller().request(path, { method, headers: { cookie }, ...(json && { json }) });
  return { status: answer.status, body: await answer.json() };
}
const plan = (part: object = {}) =>
  call(broker.cookie, 'POST', '/api/tasks', {
    ...{ id: newId(), title: 'Try to reach them again', dueAt: TOMORROW, caseId, awaits: 'client' },
    ...part,
  });
const logged = (outcome: 'reached' | 'left_message' | 'no_answer') =>
  takeStep(db, theBroker, {
    caseId,
    step: 'log_contact',
    input: { method: 'phone', outcome, why: 'They called me' },
  });
const quoted = () =>
  takeStep(db, theBroker, { caseId, step: 'send_quotes', input: { summaries: [summary()] } });
const tasksOf = async () => (await call(broker.cookie, 'GET', `/api/cases/${caseId}/tasks`)).body;
const turn = async () => turnOfHeld(await findCase(db, caseId)).what;
const write = () => call(client.cookie, 'POST', `/api/cases/${caseId}/messages`, { body: 'Here I am' });

test.each([
  ['wrote', write],
  ['sent', () => sendDocument(db, theClient, { caseId })],
  ['reached', () => logged('reached')],
  ['quoted', () => quoted()],
  ['ended', () => takeStep(db, theBroker, { caseId, step: 'lose', input: { reason: 'no_contact' } })],
  ['ended', () => takeStep(db, theClient, { caseId, step: 'withdraw', input: {} })],
] as const)(
  'who was not reached and then %s closes what was to remind of them, and nothing else',
  async (by, act) => {
    await logged('left_message');
    await plan();
    await plan({ title: 'Look at the lease', awaits: undefined });
    expect(await turn()).toBe('reach');
    await act();
    await app.runJobs();
    const row = await findCase(db, caseId);
    expect(row.row.unreachedSince).toBeNull();
    // Whoever has the case no more reads no tasks of it either.
    if (!row.access) return;
    const { items, closed } = await tasksOf();
    expect(items).toMatchObject([{ title: 'Look at the lease' }]);
    expect(closed).toMatchObject([{ title: 'Try to reach them again', by, at: NOW.toISOString() }]);
  },
);

test('what answers nothing leaves it open: a message of the broker, another try in vain, a note', async () => {
  await logged('left_message');
  await plan();
  await call(broker.cookie, 'POST', `/api/cases/${caseId}/messages`, { body: 'When may I call?' });
  await call(broker.cookie, 'POST', `/api/cases/${caseId}/messages`, { body: 'No luck', kind: 'internal' });
  await logged('no_answer');
  await app.runJobs();
  expect(await tasksOf()).toMatchObject({ items: [{ title: 'Try to reach them again' }], closed: [] });
  expect(await turn()).toBe('reach');
});

test('the next thing is to reach who was left a message, and the quote once they were heard from', async () => {
  expect(await turn()).toBe('contact');
  await logged('no_answer');
  expect(await turn()).toBe('contact');
  await logged('left_message');
  expect(await turn()).toBe('reach');
  const rowInQueue = async () => {
    const { body } = await call(broker.cookie, 'GET', '/api/broker/queue');
    return body.items.find(
      ({ kind, case: about }: { kind: string; case: { id: string } }) =>
        kind === 'case' && about.id === caseId,
    );
  };
  expect(await rowInQueue()).toMatchObject({ clock: 'reach' });
  await plan();
  expect(await rowInQueue()).toMatchObject({ clock: 'client', section: 'waiting', dueAt: TOMORROW });
  expect((await tasksOf()).items).toMatchObject([{ awaits: 'client' }]);
  await logged('reached');
  expect(await turn()).toBe('work');
});

test('to try again is no second row of the queue while that of the request asks for the same', async () => {
  const rows = async () => {
    const { body } = await call(broker.cookie, 'GET', '/api/broker/queue');
    const items: { kind: string; clock: string; case: { id: string } | null }[] = body.items;
    return items.filter((item) => item.case?.id === caseId).map(({ kind, clock }) => `${kind} ${clock}`);
  };
  await logged('no_answer');
  await plan();
  expect(await rows()).toEqual(['case contact']);
  await logged('left_message');
  expect((await rows()).toSorted()).toEqual(['case client', 'task task']);
});

test('a message that is left while the quote is due leaves it next, and its reminder closes with the quote', async () => {
  await logged('reached');
  holdClock(new Date(NOW.getTime() + 60_000));
  await logged('left_message');
  await plan();
  expect(await turn()).toBe('work');
  holdClock(new Date(NOW.getTime() + 120_000));
  await logged('no_answer');
  expect(await turn()).toBe('work');
  await quoted();
  await app.runJobs();
  expect(await turn()).toBe('decide');
  expect(await tasksOf()).toMatchObject({ items: [], closed: [{ by: 'quoted' }] });
});

test('a job that comes late closes nothing that was planned since, and twice at once it closes once', async () => {
  await logged('left_message');
  const { body: first } = await plan();
  const heard = { caseId, how: 'wrote', at: now().toISOString() } as const;
  holdClock(new Date(NOW.getTime() + 60_000));
  const { body: later } = await plan({ title: 'Once more' });
  await Promise.all([closeFollowUps(db, heard), closeFollowUps(db, heard)]);
  const { items, closed } = await tasksOf();
  expect(items).toMatchObject([{ id: later.id }]);
  expect(closed).toMatchObject([{ id: first.id }]);
  const old = await call(broker.cookie, 'PATCH', `/api/tasks/${first.id}`, { version: 1, isDone: true });
  expect(old.status).toBe(409);
});

test('a reminder that is planned after the client was heard from is done at once', async () => {
  await logged('left_message');
  await write();
  expect((await plan()).body.doneAt).toBe(NOW.toISOString());
  expect(await tasksOf()).toMatchObject({ items: [], closed: [{ title: 'Try to reach them again' }] });
});

test('only a task about a request waits for its client, and nobody plans papers by hand', async () => {
  const awaits = 'Only a task about a request can wait for its client';
  expect(await plan({ caseId: undefined })).toMatchObject({ status: 422, body: { errors: { awaits } } });
  expect((await plan({ awaits: 'papers' })).status).toBe(422);
});

const win = () =>
  takeStep(db, theBroker, {
    ...{ caseId, step: 'win' },
    input: { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(1) },
  });
const PAPERS = 'Send the policy documents';

test('a recorded policy gives its broker the task to send the papers, on their list, until the client has them', async () => {
  await logged('reached');
  await win();
  await app.runJobs();
  await Promise.all([planPapers(db, { caseId }), planPapers(db, { caseId })]);
  const dueAt = papersDue(NOW).toISOString();
  expect((await tasksOf()).items).toMatchObject([{ title: PAPERS, dueAt }]);
  const { body: queue } = await call(broker.cookie, 'GET', '/api/broker/queue?limit=100');
  const rows = queue.items.filter((row: { case: { id: string } | null }) => row.case?.id === caseId);
  expect(rows).toMatchObject([{ kind: 'task', title: PAPERS }]);

  await sendDocument(db, theClient, { caseId, fields: { category: 'policy' } });
  await sendDocument(db, theBroker, { caseId, fields: { category: 'other' } });
  await sendDocument(db, theBroker, { caseId, fields: { category: 'policy', visibility: 'internal' } });
  await app.runJobs();
  expect((await tasksOf()).items).toHaveLength(1);
  await sendDocument(db, theBroker, { caseId, fields: { category: 'policy' } });
  await app.runJobs();
  await closePapers(db, { caseId });
  expect(await tasksOf()).toMatchObject({ items: [], closed: [{ title: PAPERS, by: 'papers' }] });
});

test('papers that were sent before need no task, and a request that was opened again has none to come', async () => {
  await logged('reached');
  await sendDocument(db, theBroker, { caseId, fields: { category: 'policy' } });
  await app.runJobs();
  await win();
  await app.runJobs();
  expect(await tasksOf()).toMatchObject({ items: [], closed: [] });
  await takeStep(db, theBroker, { caseId, step: 'reopen', input: { reason: 'Something is missing' } });
  await planPapers(db, { caseId });
  await planPapers(db, { caseId: newId() });
  expect((await tasksOf()).items).toEqual([]);
});
