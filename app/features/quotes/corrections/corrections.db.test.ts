import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import { correctAnswersByLink } from './correct-answers.server.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);

const details = exampleQuote('auto').answers as Record<string, unknown>;
const opened = () => createWorkedCase(db, broker, client, { details });
const rowOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];
async function change(who: (typeof as)['client'], id: string, json: object, version?: number) {
  const told = { version: version ?? (await rowOf(id))?.version, ...json };
  const answer = await who.request(`/api/cases/${id}`, { method: 'PATCH', json: told });
  return { status: answer.status, body: await answer.json() };
}

test('a client corrects their answers, and both sides read what differs', async () => {
  const id = await opened();
  const { status, body } = await change(as.client, id, { details: { ...details, notes: 'After six' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ view: 'client', answers: { notes: 'After six' } });
  for (const who of [as.client, as.broker]) {
    const history = await (await who.request(`/api/cases/${id}/events`)).json();
    const line = history.items.find(({ kind }: { kind: string }) => kind === 'answers_corrected');
    expect(line.data.changes).toEqual([{ label: expect.any(String), from: null, to: null }]);
  }
  const choice = { ...details, notes: 'After six', coverage: 'unsure' };
  expect((await change(as.client, id, { details: choice })).status).toBe(200);
  const history = await (await as.broker.request(`/api/cases/${id}/events`)).json();
  expect(
    history.items.flatMap(({ data }: { data: { changes?: object[] } }) => data.changes ?? []),
  ).toContainEqual({
    label: expect.any(String),
    from: expect.stringContaining('ollision'),
    to: 'Not sure yet',
  });
});

test('a request is named anew when what is to be insured is corrected', async () => {
  const { reference } = await createQuote(db, 'home', { answers: { kind: 'owner' } });
  const caseNow = async () => (await db.select().from(cases).where(eq(cases.reference, reference)))[0];
  const row = await caseNow();
  if (!row) throw new Error('no case was opened');
  expect(row.title).toBe('Home insurance request');
  const asLandlord = exampleQuote('home', { answers: { kind: 'landlord' } }).answers as Record<
    string,
    unknown
  >;
  await correctAnswersByLink(db, row, asLandlord);
  expect((await caseNow())?.title).toBe('Landlord insurance request');
});

test('words that were taken back are nowhere any more: not in the history, not in the request they came with', async () => {
  const said = 'My father has a stent';
  const { reference } = await createQuote(db, 'auto', { answers: { notes: said } });
  const [row] = await db.select().from(cases).where(eq(cases.reference, reference));
  if (!row) throw new Error('no case was opened');
  const requests = () => db.select().from(quoteRequests).where(eq(quoteRequests.caseId, row.id));
  expect((await requests())[0]?.answers).toMatchObject({ notes: said });
  await correctAnswersByLink(db, row, { ...row.details, notes: 'Call after six' });
  const kept = await db.execute(
    sql`select e.data::text as text from case_events e union all select answers::text from quote_requests
        union all select data::text from audit_log`,
  );
  expect(JSON.stringify(kept)).not.toContain('stent');
  const [after] = await requests();
  expect(after?.answers).toMatchObject({ coverage: details.coverage });
  expect(after?.answers).not.toHaveProperty('notes');
});

test('answers that the form would refuse are refused by field, and what changes nothing is said', async () => {
  const id = await opened();
  const wrong = await change(as.client, id, { details: { ...details, startOn: 'soon' } });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['details.startOn']]);
  const unknown = await change(as.client, id, { details: { ...details, sin: '046 454 286' } });
  expect(Object.keys(unknown.body.errors)).toEqual(['details.sin']);
  const same = await change(as.client, id, { details });
  expect([same.status, same.body.message]).toEqual([409, 'Nothing was changed.']);
});

test('of two corrections at once one is refused', async () => {
  const id = await opened();
  const version = (await rowOf(id))?.version;
  const tries = await Promise.all(
    ['One', 'Two'].map((notes) => change(as.client, id, { details: { ...details, notes } }, version)),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('nobody else corrects them, and nobody corrects a closed case', async () => {
  const id = await opened();
  const corrected = { details: { ...details, notes: 'Mine' } };
  expect((await change(as.stranger, id, corrected)).status).toBe(404);
  expect((await change(as.broker, id, corrected)).status).toBe(403);
  const version = (await rowOf(id))?.version;
  await as.client.request(`/api/cases/${id}/transitions`, {
    method: 'POST',
    json: { version, to: 'withdrawn' },
  });
  expect((await change(as.client, id, corrected)).status).toBe(409);
});

test('the broker sets the stage once they have the case, and not before', async () => {
  const id = await opened();
  expect((await change(as.broker, id, { stage: 'quoting' })).body).toMatchObject({ stage: 'quoting' });
  expect((await change(as.broker, id, { stage: 'completed' })).status).toBe(422);
  expect((await change(as.client, id, { stage: 'contact' })).status).toBe(403);
  const offered = await createAssignedCase(db, broker, { details }, client);
  expect((await change(as.broker, offered.id, { stage: 'quoting' })).status).toBe(409);
});
