import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
await createBroker(db, { username: 'another', fullName: 'Priya Broker' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
  another: await app.as({ username: 'another' }),
};

const DETAILS = {
  vehicle: { year: 2019, make: 'Ford', model: 'F-150', ownership: 'financed' },
  minorConvictions3y: 1,
  notes: 'My daughter Ana drives it, too',
};

async function withAnswers(id: string): Promise<string> {
  await db.update(cases).set({ type: 'auto', details: DETAILS }).where(eq(cases.id, id));
  return id;
}

async function read(who: keyof typeof as, id: string) {
  const answer = await as[who].request(`/api/cases/${id}/rating-facts`);
  return { status: answer.status, body: await answer.json() };
}

test('whoever prices a policy reads the answers, what is missing and what brokers ask next, in a rater’s words', async () => {
  const { status, body } = await read(
    'broker',
    await withAnswers(await createWorkedCase(db, broker, client, {})),
  );
  expect(status).toBe(200);
  expect(body.answers).toContainEqual({
    ...{ section: 'Vehicle', name: 'vehicle.ownership', label: 'Ownership', value: 'Financed' },
  });
  expect(body.answers).toContainEqual(expect.objectContaining({ label: 'Notes', value: DETAILS.notes }));
  // It is asked of the client in the form's words.
  expect(body.missing).toContainEqual({
    ...{
      kind: 'answer',
      title: 'How is the vehicle mostly used?',
      label: 'Use',
      question: 'use',
      asked: null,
    },
  });
  expect(body.missing).not.toContainEqual(expect.objectContaining({ label: 'Ownership' }));
  expect(body.suggested).toEqual([
    expect.objectContaining({ kind: 'answer', title: 'What was each ticket for, and when?' }),
  ]);
});

test('a broker who has not accepted reads neither somebody’s own words nor what is missing', async () => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  const { status, body } = await read('broker', await withAnswers(id));
  expect(status).toBe(200);
  expect(body.answers).toContainEqual(expect.objectContaining({ label: 'Ownership', value: 'Financed' }));
  expect(JSON.stringify(body)).not.toContain('Ana');
  expect(body).toMatchObject({ missing: [], suggested: [] });
});

test('a reading stands in the passport once, however the case was read', async () => {
  const id = await withAnswers(await createWorkedCase(db, broker, client, {}));
  await Promise.all([read('broker', id), as.broker.request(`/api/cases/${id}`), read('broker', id)]);
  const passport = await (await as.client.request(`/api/cases/${id}/passport`)).json();
  const viewed = passport.items.filter(({ kind }: { kind: string }) => kind === 'viewed');
  expect(viewed).toHaveLength(1);
});

test('it is for whoever works on the case: not for another broker, nor for the person in these words', async () => {
  const id = await createWorkedCase(db, broker, client, {});
  expect((await read('another', id)).status).toBe(404);
  expect((await read('client', id)).status).toBe(403);
});
