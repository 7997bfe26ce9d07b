import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { readCase } from '#app/features/cases/queries/case-queries.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, dayFromNow, summary } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const asBroker = await app.as({ username: 'broker' });

const send = async (id: string, json: object) => {
  const answer = await asBroker.request(`/api/cases/${id}/quotes`, { method: 'POST', json });
  return { status: answer.status, body: await answer.json() };
};

test('wrong input is refused by name', async () => {
  const id = await createWorkedCase(db, broker, client);
  const bad: [object, RegExp][] = [
    [summary({ insurer: ' ' }), /insurer|Insurer|form/],
    [{ summaries: [] }, /summaries|form/],
    [{ summaries: [summary({ premiumCents: 1.5 })] }, /premium|form/],
    [{ summaries: [summary({ validUntil: dayFromNow(-1) })] }, /summaries\.0\.validUntil/],
    [summary({ validUntil: 'soon' }), /validUntil|form/],
  ];
  for (const [json, field] of bad) {
    const { status, body } = await send(id, json);
    expect(status, JSON.stringify(json)).toBe(422);
    expect(Object.keys(body.errors ?? {}).join(' '), JSON.stringify(json)).toMatch(field);
  }
  expect(await readCase(db, broker, id)).toMatchObject({ status: 'in_progress' });
});

test('a quote that covers a coverage and rules it out is not sent', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { status, body } = await send(id, summary({ coverage: 'Glass: $250 deductible' }));
  expect([status, body.message]).toEqual([422, expect.stringContaining('“Glass” stands')]);
});
