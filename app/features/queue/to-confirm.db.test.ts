import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';
import type { QueuePage } from './schema.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const as = { client: await app.as({ username: 'client' }), broker: await app.as({ username: 'broker' }) };

async function call(who: Caller, method: string, path: string, json?: object) {
  const answer = await who.request(path, { method, ...(json && { json }) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

test('an answer is the broker’s to confirm while another is still owed, and asked for no more', async () => {
  const id = await createWorkedCase(db, broker, client);
  const row = async () => {
    const { items }: QueuePage = await call(as.broker, 'GET', '/api/broker/queue');
    const found = items.find((item) => item.id === id);
    return [found?.clock, found?.section, found?.case?.toConfirm];
  };
  const ask = (title: string) =>
    call(as.broker, 'POST', `/api/cases/${id}/requests`, { kind: 'answer', title });
  const { id: first } = await ask('What is the vehicle identification number (VIN)?');
  await ask('Who else drives the car?');
  expect(await row()).toEqual(['client', 'waiting', 0]);
  await call(as.client, 'PATCH', `/api/requests/${first}`, { state: 'submitted', answer: '2T3B' });
  expect(await row()).toEqual(['look', expect.stringMatching(/today|next/), 1]);
  await call(as.broker, 'PATCH', `/api/requests/${first}`, { state: 'accepted' });
  expect(await row()).toEqual(['client', 'waiting', 0]);

  const facts = await call(as.broker, 'GET', `/api/cases/${id}/rating-facts`);
  expect(JSON.stringify(facts.suggested)).not.toMatch(/each other driver/);
});
