import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { tellOfDue } from './tell-of-due.server.ts';

const NOW = new Date('2026-11-25T16:00:00Z');
const TOMORROW = '2026-11-26T16:00:00.000Z';
holdClock(NOW);
beforeEach(() => holdClock(NOW));

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createBroker(db, { username: 'other', fullName: 'Olive Other' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
};

async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(path, { method, ...(json && { json }) });
  const body = answer.status === 204 ? {} : await answer.json();
  return { status: answer.status, body };
}
const newTask = (part: object = {}) => ({ id: newId(), title: 'Call back', dueAt: TOMORROW, ...part });
const add = (part: object = {}, who = as.broker) => call(who, 'POST', '/api/tasks', newTask(part));
const tasksOf = async (caseId: string) =>
  (await call(as.broker, 'GET', `/api/cases/${caseId}/tasks`)).body.items;

test('a broker adds a task to their case, changes it, does it, takes that back, and removes it', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const { status, body: task } = await add({ caseId, title: '  Call  back ' });
  expect(status).toBe(201);
  expect(task).toMatchObject({ caseId, title: 'Call back', dueAt: TOMORROW, doneAt: null, version: 1 });
  const change = (json: object) => call(as.broker, 'PATCH', `/api/tasks/${task.id}`, json);
  expect((await change({ version: 1, title: 'Call again' })).body).toMatchObject({ version: 2 });
  expect((await change({ version: 2, isDone: true })).body.doneAt).toBe(NOW.toISOString());
  expect(await tasksOf(caseId)).toEqual([]);
  expect((await change({ version: 3, isDone: false })).body).toMatchObject({ doneAt: null, version: 4 });
  expect(await tasksOf(caseId)).toMatchObject([{ title: 'Call again' }]);
  expect((await call(as.broker, 'DELETE', `/api/tasks/${task.id}`)).status).toBe(204);
  expect((await call(as.broker, 'DELETE', `/api/tasks/${task.id}`)).status).toBe(404);
});

test('a task added twice at once is one, and a change of an old version is refused', async () => {
  const sent = newTask();
  const both = await Promise.all([1, 2].map(() => call(as.broker, 'POST', '/api/tasks', sent)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const done = () => call(as.broker, 'PATCH', `/api/tasks/${sent.id}`, { version: 1, isDone: true });
  const changed = await Promise.all([done(), done()]);
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('others neither see, change nor reuse a task, and add none to a case that is not theirs', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const { body: task } = await add({ caseId });
  expect((await call(as.other, 'PATCH', `/api/tasks/${task.id}`, { version: 1, isDone: true })).status).toBe(
    404,
  );
  expect((await add({ id: task.id }, as.other)).status).toBe(404);
  expect((await add({ caseId }, as.other)).status).toBe(404);
  expect((await add({ caseId }, as.client)).status).toBe(403);
  expect((await call(as.other, 'GET', `/api/cases/${caseId}/tasks`)).status).toBe(404);
});

test.each([
  [{ title: ' ' }, { title: 'Please write what is to be done' }],
  [{ title: 'a'.repeat(121) }, { title: 'A task must not exceed 120 characters' }],
  [{ dueAt: '2026-11-25T15:59:00Z' }, { dueAt: 'Please choose a time from now on' }],
  [{ dueAt: '2030-01-01T15:59:00Z' }, { dueAt: 'Please choose a time within two years' }],
  [{ dueAt: 'tomorrow' }, { dueAt: 'Please choose a day and a time' }],
  [{ assigneeId: newId() }, { assigneeId: 'This field is not known here' }],
])('a task with %o is refused', async (part, errors) => {
  expect(await add(part)).toMatchObject({ status: 422, body: { errors } });
});

const snoozeOf = (id: string) => `/api/cases/${id}/snooze`;
const aside = (part: object = {}) => ({ version: 1, asOf: NOW.toISOString(), until: TOMORROW, ...part });

async function workedCase(): Promise<{ id: string; version: number }> {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await call(as.broker, 'GET', `/api/cases/${id}`);
  return { id, version: body.version };
}

test('a broker puts a case aside, twice at once without harm, and takes it up again', async () => {
  const { id, version } = await workedCase();
  // First contact keeps the promise: before it nothing can be put aside beyond that time.
  const contacted = await call(as.broker, 'POST', `/api/broker/cases/${id}/contact`, {
    version,
    method: 'email',
  });
  const put = (part: object) =>
    call(as.broker, 'PUT', snoozeOf(id), aside({ version: contacted.body.version, ...part }));
  const both = await Promise.all([put({}), put({ until: undefined })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await put({ version })).status).toBe(409);
  expect((await put({ until: '2026-11-25T15:00:00Z' })).body.errors).toEqual({
    until: 'Please choose a time from now on',
  });
  expect((await call(as.other, 'PUT', snoozeOf(id), aside({}))).status).toBe(404);
  expect((await call(as.client, 'PUT', snoozeOf(id), aside({}))).status).toBe(403);
  expect((await call(as.broker, 'DELETE', snoozeOf(id))).status).toBe(204);
  expect((await call(as.broker, 'DELETE', snoozeOf(id))).status).toBe(204);
  expect((await call(as.other, 'DELETE', snoozeOf(id))).status).toBe(404);
});

test('no offer is put aside, and no promise of first contact is slept through', async () => {
  const offer = await createAssignedCase(db, broker);
  expect(await call(as.broker, 'PUT', snoozeOf(offer.id), aside({ version: offer.version }))).toMatchObject({
    status: 409,
    body: { message: 'Please accept this request or return it: the acceptance deadline is still running.' },
  });
  const { id, version } = await workedCase();
  for (const until of [TOMORROW, undefined]) {
    expect(await call(as.broker, 'PUT', snoozeOf(id), aside({ version, until }))).toMatchObject({
      status: 409,
      body: {
        message:
          'First contact is promised by Thursday 10\u00a0am Alberta time. Please choose a time before that.',
      },
    });
  }
  const before = aside({ version, until: '2026-11-26T15:59:00Z' });
  expect((await call(as.broker, 'PUT', snoozeOf(id), before)).status).toBe(200);
});

test('who planned a task is told when it is due, once; not when it moved, is done, or the case is no longer theirs', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const LATER = '2026-11-26T18:00:00.000Z';
  const told = async () => {
    const { items } = (await call(as.broker, 'GET', '/api/notifications?kind=task_due')).body;
    return items.map(({ title, path }: { title: string; path: string }) => [title, path]);
  };
  const { body: own } = await add();
  const { body: task } = await add({ caseId });
  await call(as.broker, 'PATCH', `/api/tasks/${task.id}`, { version: 1, dueAt: LATER });
  const queued = await queryRows<{ at: string }>(
    db,
    sql`select data->>'dueAt' as at from pgboss.job where name = 'task-due' and data->>'taskId' = ${task.id} order by 1`,
  );
  expect(queued).toEqual([{ at: TOMORROW }, { at: LATER }]);
  expect(await tellOfDue(db, { taskId: task.id, dueAt: TOMORROW })).toBe(false);
  for (const _ of [1, 2]) expect(await tellOfDue(db, { taskId: task.id, dueAt: LATER })).toBe(true);
  expect(await tellOfDue(db, { taskId: own.id, dueAt: TOMORROW })).toBe(true);
  expect(await told()).toEqual([
    ['One of your tasks is due', '/broker?clock=task'],
    [expect.stringMatching(/^One of your tasks is due: AB-/), `/broker/cases/${caseId}`],
  ]);
  await call(as.broker, 'PATCH', `/api/tasks/${own.id}`, { version: 1, isDone: true });
  expect(await tellOfDue(db, { taskId: own.id, dueAt: TOMORROW })).toBe(false);
  const { version } = (await call(as.client, 'GET', `/api/cases/${caseId}`)).body;
  await call(as.client, 'POST', `/api/cases/${caseId}/transitions`, { version, to: 'withdrawn' });
  expect(await tellOfDue(db, { taskId: task.id, dueAt: LATER })).toBe(false);
});
