import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp({ BROKER_QUOTES: 'off' });
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const as = { client: await app.as({ username: 'client' }), broker: await app.as({ username: 'broker' }) };

const versionOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0]?.version;

test('where no quotes are shown none is taken, and the broker notes how it was given', async () => {
  const id = await createWorkedCase(db, broker, client);
  const refused = await as.broker.request(`/api/cases/${id}/quotes`, { method: 'POST', json: summary() });
  expect(refused.status).toBe(409);
  const move = async (json: object) => {
    const told = { version: await versionOf(id), to: 'quoted', ...json };
    return as.broker.request(`/api/cases/${id}/transitions`, { method: 'POST', json: told });
  };
  expect((await move({})).status).toBe(422);
  expect((await move({ note: 'By phone, $1,489 a year' })).status).toBe(200);
});

test('quotes from before the setting are not shown either', async () => {
  const id = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries: [summary()] } });
  const answer = await as.client.request(`/api/cases/${id}/quotes`);
  expect(await answer.json()).toEqual({ isOn: false, items: [] });
});
