import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase, dayFromNow } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);
type Caller = (typeof as)['client'];

const {
  notes: _,
  currentInsurer: __,
  renewalOn: ___,
  startOn: ____,
  ...details
} = exampleQuote('auto').answers as Record<string, unknown>;
const NAMES = ['currentInsurer', 'renewalOn', 'startOn'];
const START = dayFromNow(20);

const opened = () => createWorkedCase(db, broker, client, { details, type: 'auto' });
const rowOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];
const call = async (who: Caller, method: string, path: string, json?: object) => {
  const answer = await who.request(path, { method, ...(json && { json }) });
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API says
  return { status: answer.status, body: (await answer.json()) as any };
};
const ask = (id: string, more: object = {}) =>
  call(as.broker, 'POST', `/api/cases/${id}/requests`, {
    ...{ kind: 'answer', title: '3 questions for the quote', questions: NAMES, ...more },
  });
const answer = (who: Caller, requestId: string, json: object) =>
  call(who, 'POST', `/api/requests/${requestId}/answers`, json);
const facts = async (id: string) => (await call(as.broker, 'GET', `/api/cases/${id}/rating-facts`)).body;

async function asked(more?: object): Promise<{ id: string; requestId: string }> {
  const id = await opened();
  const { body } = await ask(id, more);
  return { id, requestId: body.id };
}

test('answers to questions of the form are answers of the case: its facts, its meter and its history say so', async () => {
  const { id, requestId } = await asked({ ownQuestion: 'Who else drives?' });
  const before = (await rowOf(id))?.readiness ?? 0;
  expect((await facts(id)).missing).toContainEqual(
    expect.objectContaining({ question: 'startOn', asked: 'waiting' }),
  );
  const given = { answers: { startOn: START, currentInsurer: 'Prairie Mutual' }, notKnown: ['renewalOn'] };
  const sent = await answer(as.client, requestId, { ...given, answer: 'Only me' });
  expect(sent).toMatchObject({
    status: 200,
    body: { state: 'submitted', answer: 'Only me', questions: NAMES, notKnown: ['renewalOn'] },
  });
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'in_progress', details: { ...details, ...given.answers } });
  expect(row?.readiness).toBeGreaterThan(before);
  const { missing, answers } = await facts(id);
  expect(answers).toContainEqual(
    expect.objectContaining({ name: 'currentInsurer', value: 'Prairie Mutual' }),
  );
  expect(missing).not.toContainEqual(expect.objectContaining({ question: 'startOn' }));
  expect(missing).toContainEqual(expect.objectContaining({ question: 'renewalOn', asked: 'not_known' }));
  for (const who of [as.client, as.broker]) {
    const { body } = await call(who, 'GET', `/api/cases/${id}/events`);
    expect(body.items.find(({ kind }: { kind: string }) => kind === 'information_given').data).toMatchObject({
      changes: [
        { label: 'Who insures you now?', from: null, to: 'Prairie Mutual' },
        { label: 'When should the coverage start?', from: null, to: expect.any(String) },
      ],
      notKnown: ['When does your current policy renew?'],
    });
  }
  const { body } = await call(as.broker, 'PATCH', `/api/requests/${requestId}`, { state: 'accepted' });
  expect(body.state).toBe('accepted');
});

test('what was said in somebody’s own words stands in no history', async () => {
  const { id, requestId } = await asked({ questions: ['notes'] });
  expect((await answer(as.client, requestId, { answers: { notes: 'My son Ana drives' } })).status).toBe(200);
  const { body } = await call(as.broker, 'GET', `/api/cases/${id}/events`);
  expect(JSON.stringify(body)).not.toContain('Ana');
});

test('a part may be sent, asked for again, and corrected', async () => {
  const { id, requestId } = await asked();
  await answer(as.client, requestId, { answers: { startOn: START } });
  const reason = 'Your insurer, please';
  await call(as.broker, 'PATCH', `/api/requests/${requestId}`, { state: 'rejected', reason });
  expect(await rowOf(id)).toMatchObject({ status: 'waiting_on_client', details: { startOn: START } });
  expect((await answer(as.client, requestId, { answers: { currentInsurer: 'Bow' } })).status).toBe(200);
  const better = { answers: { currentInsurer: 'Bow Mutual' } };
  expect((await answer(as.client, requestId, better)).status).toBe(409);
  expect((await answer(as.client, requestId, { ...better, isCorrection: true })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ details: { startOn: START, currentInsurer: 'Bow Mutual' } });
});

test('only questions of this insurance are asked, each once at a time, and of a document none', async () => {
  const { id } = await asked();
  const wrong: [object, number, string?][] = [
    [{ questions: ['roofAge'] }, 422, 'questions'],
    [{ questions: ['vehicle.health'] }, 422, 'questions'],
    [{ questions: ['../x'] }, 422, 'questions.0'],
    [{ questions: Array(41).fill('startOn') }, 422, 'questions'],
    [{ kind: 'document', questions: ['vehicle.vin'] }, 422, 'kind'],
    [{ title: 'Once more', questions: ['startOn'] }, 409],
  ];
  for (const [json, status, field] of wrong) {
    const refused = await ask(id, json);
    expect([refused.status, Object.keys(refused.body.errors ?? {})[0]], JSON.stringify(json)).toEqual([
      ...[status, field],
    ]);
  }
  // Other questions have the same number of them, and so the same title.
  expect((await ask(id, { questions: ['vehicle.vin'] })).status).toBe(201);
});

test('wrong answers are refused by field, and none of them is kept', async () => {
  const { id, requestId } = await asked();
  const wrong: [object, string][] = [
    [{ answers: { startOn: '2020-01-01', currentInsurer: 'Bow' } }, 'answers.startOn'],
    [{ answers: { currentInsurer: 'x'.repeat(81) } }, 'answers.currentInsurer'],
    [{ answers: { 'vehicle.vin': '2T3RFREV1JW000000' } }, 'answers.vehicle.vin'],
    [{ notKnown: ['vehicle.vin'] }, 'answers.vehicle.vin'],
    [{}, 'answers.currentInsurer'],
    [{ answers: { startOn: START }, answer: 'x'.repeat(2001) }, 'answer'],
  ];
  for (const [json, field] of wrong) {
    const { status, body } = await answer(as.client, requestId, json);
    expect([status, Object.keys(body.errors)], JSON.stringify(json)).toEqual([422, [field]]);
  }
  const inWords = { state: 'submitted', answer: 'In words' };
  expect((await call(as.client, 'PATCH', `/api/requests/${requestId}`, inWords)).status).toBe(422);
  expect((await rowOf(id))?.details).toEqual(details);
  const { body } = await call(as.broker, 'POST', `/api/cases/${id}/requests`, {
    kind: 'answer',
    title: 'Why?',
  });
  expect((await answer(as.client, body.id, { answers: {}, answer: 'So' })).status).toBe(422);
});

test('of two answers at once one is taken', async () => {
  const { id, requestId } = await asked();
  const tries = await Promise.all(
    ['One', 'Two'].map((currentInsurer) => answer(as.client, requestId, { answers: { currentInsurer } })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const taken = tries[0]?.status === 200 ? 'One' : 'Two';
  expect((await rowOf(id))?.details).toMatchObject({ currentInsurer: taken });
});

test('what was corrected meanwhile stays, and a page that names an old version is told', async () => {
  const { id, requestId } = await asked();
  const version = (await rowOf(id))?.version;
  const corrected = { ...details, currentInsurer: 'Bow' };
  await call(as.client, 'PATCH', `/api/cases/${id}`, { version, details: corrected });
  const stale = await answer(as.client, requestId, { answers: { startOn: START }, version });
  expect(stale.body.message).toContain('changed by the client');
  expect((await answer(as.client, requestId, { answers: { startOn: START } })).status).toBe(200);
  expect((await rowOf(id))?.details).toMatchObject({ currentInsurer: 'Bow', startOn: START });
});

test('nobody else answers, and nobody once it is called off or closed', async () => {
  const { id, requestId } = await asked();
  const given = { answers: { startOn: START } };
  expect((await answer(as.stranger, requestId, given)).status).toBe(404);
  expect((await answer(as.broker, requestId, given)).status).toBe(403);
  expect((await answer(as.client, newId(), given)).status).toBe(404);
  expect((await call(as.stranger, 'POST', `/api/cases/${id}/requests`, { title: 'x' })).status).toBe(403);
  await call(as.broker, 'PATCH', `/api/requests/${requestId}`, { state: 'cancelled' });
  expect((await answer(as.client, requestId, given)).status).toBe(409);
  const again = (await ask(id)).body.id;
  await takeStep(db, client, { caseId: id, step: 'withdraw', input: {} });
  expect((await answer(as.client, again, given)).status).toBe(409);
  expect((await rowOf(id))?.details).toEqual(details);
});
