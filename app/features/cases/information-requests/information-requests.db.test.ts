import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import {
  answerByDocument,
  resumeAfterReply,
} from '#app/features/cases/steps/information/resume-after-reply.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const START = new Date('2026-11-25T16:00:00Z');
holdClock(START);
beforeEach(() => holdClock(START));

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });
await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  other: await app.as({ username: 'other' }),
  stranger: await app.as({ username: 'stranger' }),
};
type Caller = (typeof as)['client'];

const call = async (who: Caller, method: string, path: string, json?: object) => {
  const answer = await who.request(path, { method, ...(json && { json }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};
const rowOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];
const ask = (id: string, json: object) => call(as.broker, 'POST', `/api/cases/${id}/requests`, json);
const change = (who: Caller, id: string, json: object) => call(who, 'PATCH', `/api/requests/${id}`, json);
const mailsOf = async (id: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).map(({ kind }) => kind);

test('asking for something makes it the client’s turn, tells them, and says who asked', async () => {
  const id = await createWorkedCase(db, broker, client);
  const asked = await ask(id, { title: 'Current policy', instructions: 'All pages', dueOn: '2026-12-01' });
  expect(asked.status).toBe(201);
  expect(asked.body).toMatchObject({
    ...{ kind: 'document', title: 'Current policy', state: 'open', required: true, dueOn: '2026-12-01' },
    askedBy: { fullName: 'Dana Broker', brokerage: 'Foothills Insurance Partners' },
  });
  expect(await rowOf(id)).toMatchObject({ status: 'waiting_on_client', stage: 'information' });
  const seen = await call(as.client, 'GET', `/api/cases/${id}/requests`);
  expect(seen.body.items).toMatchObject([{ title: 'Current policy' }]);
  // Where no mail server is set up a broker is not told that their client is emailed.
  expect(seen.body.sendsMail).toBe(false);
  expect(await mailsOf(id)).toContain('information_requested');
});

test('the mail names a document that is often asked for, and keeps the broker’s own words for the page', async () => {
  const id = await createWorkedCase(db, broker, client);
  await ask(id, { title: 'Current policy' });
  await ask(id, { title: 'Letter about the collision' });
  await ask(id, { kind: 'answer', title: 'Who drives at night?' });
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  const asked = mails.filter(({ kind }) => kind === 'information_requested');
  expect(asked.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
    'Dana Broker asks for another document',
    'Dana Broker asks for your current policy',
    'Dana Broker asks you a question',
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/collision|at night/);
});

test('the list of the client’s requests says what they are asked for and by when, until it is answered', async () => {
  const id = await createWorkedCase(db, broker, client);
  const awaited = async () => {
    const { body } = await call(as.client, 'GET', '/api/cases?as=client&limit=100');
    const items = body.items as unknown as { id: string; awaited: object | null }[];
    return items.find((item) => item.id === id)?.awaited;
  };
  expect(await awaited()).toBeNull();
  const late = await ask(id, { title: 'Roof photo', dueOn: '2026-12-04' });
  await ask(id, { kind: 'answer', title: 'Which roof?', dueOn: '2026-12-01' });
  expect(await awaited()).toEqual({
    asked: [
      { title: 'Roof photo', kind: 'document', required: true, dueOn: '2026-12-04' },
      { title: 'Which roof?', kind: 'answer', required: true, dueOn: '2026-12-01' },
    ],
    validUntil: null,
    ...{ sent: 0, quotes: 0, wanted: [], revised: null },
  });
  await change(as.broker, String(late.body.id), { state: 'cancelled' });
  expect(await awaited()).toMatchObject({ asked: [{ title: 'Which roof?' }] });
});

test('a message alone answers no request: it stays owed while it is the broker’s turn', async () => {
  const id = await createWorkedCase(db, broker, client);
  await ask(id, { title: 'Current policy', dueOn: '2026-12-01' });
  await ask(id, { title: 'Photo of the car', required: false });
  await call(as.client, 'POST', `/api/cases/${id}/messages`, { body: 'It comes tonight.' });
  const { body } = await call(as.client, 'GET', '/api/cases?as=client&limit=100');
  const [item] = (body.items as unknown as { id: string }[]).filter((one) => one.id === id);
  expect(item).toMatchObject({
    turn: { who: 'broker' },
    awaited: {
      asked: [
        { title: 'Current policy', kind: 'document', required: true, dueOn: '2026-12-01' },
        { title: 'Photo of the car', required: false },
      ],
    },
  });
});

test('what may be left out keeps nobody waiting', async () => {
  const id = await createWorkedCase(db, broker, client);
  await ask(id, { title: 'Photo of the car', required: false });
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
});

test('the same is not asked for twice, also not by two calls at once', async () => {
  const id = await createWorkedCase(db, broker, client);
  const answers = await Promise.all([1, 2].map(() => ask(id, { title: 'Current policy' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await ask(id, { title: 'CURRENT policy' })).body.message).toBe('You have already asked for this.');
});

test('wrong input is refused by name', async () => {
  const id = await createWorkedCase(db, broker, client);
  const bad: [object, string][] = [
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: 'x', instructions: 'x'.repeat(501) }, 'instructions'],
    [{ title: 'x', dueOn: '2026-02-30' }, 'dueOn'],
    [{ title: 'x', dueOn: '2026-11-24' }, 'dueOn'],
    [{ title: 'x', kind: 'money' }, 'kind'],
    [{ title: 'x', state: 'accepted' }, 'state'],
  ];
  for (const [json, field] of bad) {
    const { status, body } = await ask(id, json);
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(json)).toEqual([422, [field]]);
  }
});

test('a stale page is told who changed the case', async () => {
  const id = await createWorkedCase(db, broker, client);
  expect((await ask(id, { title: 'x', version: 1 })).body.message).toContain('changed by Dana Broker');
});

test('the last answer that is needed gives the turn back, one before it does not', async () => {
  const id = await createWorkedCase(db, broker, client);
  const first = await ask(id, { kind: 'answer', title: 'Which car?' });
  const second = await ask(id, { kind: 'answer', title: 'Who drives?' });
  const answered = await change(as.client, first.body.id ?? '', {
    state: 'submitted',
    answer: 'The red one',
  });
  expect(answered.body).toMatchObject({ state: 'submitted', answer: 'The red one' });
  expect(await rowOf(id)).toMatchObject({ status: 'waiting_on_client' });
  await change(as.client, second.body.id ?? '', { state: 'submitted', answer: 'I do' });
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', stage: 'information' });
  expect((await mailsOf(id)).filter((kind) => kind === 'information_given')).toHaveLength(2);
});

test('an answer is given once, also by two calls at once', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  const json = { state: 'submitted', answer: 'Red' };
  const answers = await Promise.all([1, 2].map(() => change(as.client, body.id ?? '', json)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an answer in words can be corrected, also one that was accepted, and is then looked at anew', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  const requestId: string = body.id ?? '';
  const correct = (answer: string) =>
    change(as.client, requestId, { state: 'submitted', answer, isCorrection: true });
  expect((await correct('Before it was answered')).status).toBe(409);
  await change(as.client, requestId, { state: 'submitted', answer: 'Red' });
  expect((await change(as.client, requestId, { state: 'submitted', answer: 'Blue' })).status).toBe(409);
  expect((await correct('A 2018 RAV4')).body).toMatchObject({ state: 'submitted', answer: 'A 2018 RAV4' });
  await change(as.broker, requestId, { state: 'accepted' });
  expect((await correct('A 2019 RAV4')).body).toMatchObject({ state: 'submitted', answer: 'A 2019 RAV4' });
  const { body: events } = await call(as.client, 'GET', `/api/cases/${id}/events`);
  const given = (events.items as unknown as { kind: string; data: object }[]).filter(
    ({ kind }) => kind === 'information_given',
  );
  expect(given.map(({ data }) => 'isCorrection' in data)).toEqual([true, true, false]);
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
});

test('an answer that is not good enough is asked for again, with the reason', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  const requestId: string = body.id ?? '';
  await change(as.client, requestId, { state: 'submitted', answer: 'Red' });
  const unsaid = await change(as.broker, requestId, { state: 'rejected', reason: ' ' });
  expect(unsaid.body).toMatchObject({ errors: { reason: 'Please add a short note' } });
  await change(as.broker, requestId, { state: 'rejected', reason: 'Year and model, please' });
  expect(await rowOf(id)).toMatchObject({ status: 'waiting_on_client' });
  await change(as.client, requestId, { state: 'submitted', answer: 'A 2019 RAV4' });
  const accepted = await change(as.broker, requestId, { state: 'accepted' });
  expect(accepted.body).toMatchObject({ state: 'accepted', answer: 'A 2019 RAV4', reason: null });
  expect((await change(as.broker, requestId, { state: 'rejected', reason: 'x' })).status).toBe(409);
});

test('who takes an answer as it is has not replied to what the client wrote', async () => {
  const id = await createWorkedCase(db, broker, client);
  const input = { method: 'email', outcome: 'reached', note: '' } as const;
  await takeStep(db, broker, { caseId: id, step: 'log_contact', input });
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  await change(as.client, body.id ?? '', { state: 'submitted', answer: 'A 2019 RAV4' });
  await call(as.client, 'POST', `/api/cases/${id}/messages`, { body: 'Is my bike covered?', kind: 'said' });
  await change(as.broker, body.id ?? '', { state: 'accepted' });
  const turn = async () => (await call(as.broker, 'GET', `/api/cases/${id}`)).body.turn;
  expect(await turn()).toMatchObject({ who: 'broker', what: 'reply' });
  await call(as.broker, 'POST', `/api/cases/${id}/messages`, { body: 'It is', kind: 'said' });
  expect(await turn()).not.toMatchObject({ what: 'reply' });
});

test('what is not needed any more gives the turn back', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { title: 'Current policy' });
  await change(as.broker, body.id ?? '', { state: 'cancelled' });
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
  const late = await change(as.client, body.id ?? '', { state: 'submitted', answer: 'Here' });
  expect([late.status, late.body.message]).toEqual([409, 'Nothing is asked for at the moment.']);
});

test('a document that has come in answers its request, and no other', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { title: 'Current policy' });
  const requestId: string = body.id ?? '';
  expect(await answerByDocument(db, { caseId: id, requestId: newId() })).toBe(false);
  expect(await answerByDocument(db, { caseId: id, requestId })).toBe(true);
  expect(await answerByDocument(db, { caseId: id, requestId })).toBe(false);
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
});

test('a reply gives the turn back, and does nothing to a case that does not wait', async () => {
  const id = await createWorkedCase(db, broker, client);
  expect(await resumeAfterReply(db, { caseId: id, by: 'message' })).toBe(false);
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  expect(await resumeAfterReply(db, { caseId: id, by: 'message' })).toBe(true);
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', waitingSince: null, remindAt: null });
});

test('waiting needs a request or words', async () => {
  const id = await createWorkedCase(db, broker, client);
  const version = (await rowOf(id))?.version;
  const to = 'waiting_on_client';
  const path = `/api/cases/${id}/transitions`;
  const silent = await call(as.broker, 'POST', path, { version, to });
  expect([silent.status, silent.body.message]).toEqual([422, 'Please write what you need, or ask for it']);
  const asked = await call(as.broker, 'POST', path, { version, to, note: 'Which car?' });
  expect(asked.body).toMatchObject({ status: 'waiting_on_client' });
  expect(await mailsOf(id)).toContain('client_asked');
});

test('nobody else sees, asks or answers', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  const answer = { state: 'submitted', answer: 'Red' };
  for (const who of [as.stranger, as.other]) {
    expect((await call(who, 'GET', `/api/cases/${id}/requests`)).status).toBe(404);
    expect((await change(who, body.id ?? '', answer)).status).toBe(404);
  }
  expect((await call(as.other, 'POST', `/api/cases/${id}/requests`, { title: 'x' })).status).toBe(404);
  expect((await change(as.client, body.id ?? '', { state: 'accepted' })).status).toBe(403);
  expect((await change(as.broker, body.id ?? '', answer)).status).toBe(403);
  expect((await change(as.client, newId(), answer)).status).toBe(404);
});

test('with a new broker the old requests are over, and their answers not shown before accepting', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  await assignBroker(db, admin, { caseId: id, brokerId: other.id, reason: 'Away' });
  expect((await call(as.client, 'GET', `/api/cases/${id}/requests`)).body.items).toMatchObject([
    { id: body.id, state: 'cancelled' },
  ]);
  expect((await call(as.other, 'GET', `/api/cases/${id}/requests`)).body.items).toEqual([]);
});

test('answers that a broker reads are in the passport', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { body } = await ask(id, { kind: 'answer', title: 'Which car?' });
  await change(as.client, body.id ?? '', { state: 'submitted', answer: 'Red' });
  await call(as.broker, 'GET', `/api/cases/${id}/requests`);
  const lines = await db.select().from(disclosures).where(eq(disclosures.caseId, id));
  expect(lines.filter(({ kind }) => kind === 'viewed').map(({ fields }) => fields)).toContainEqual([
    'answers',
  ]);
});
