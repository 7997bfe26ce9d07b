import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';
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

test('whoever has decided and was answered, or asked something, is waited for until they write', async () => {
  const caseId = await createWorkedCase(db, broker, client);
  const take = (who: Parameters<typeof takeStep>[1], step: string, input: object) =>
    takeStep(db, who, { caseId, step, input } as Parameters<typeof takeStep>[2]);
  const say = (who: Caller, body: string) =>
    call(who, 'POST', `/api/cases/${caseId}/messages`, { body, kind: 'said' });
  const row = async () => {
    const { items }: QueuePage = await call(as.broker, 'GET', '/api/broker/queue');
    const found = items.find(({ id }) => id === caseId);
    return [found?.clock, found?.section, found?.case?.isToHear];
  };
  await take(broker, 'log_contact', { method: 'email' });
  const { written } = await take(broker, 'send_quotes', { summaries: [summary()] });
  await say(as.broker, 'Which of them suits you?');
  expect(await row()).toEqual(['client', 'waiting', false]);
  await take(client, 'decide_quote', { summaryId: written[0], decision: 'interested' });
  await say(as.client, 'What would glass cost on top?');
  expect((await row())[0]).toBe('reply');
  await say(as.broker, 'It adds $9.50 a month. Shall I put it in?');
  expect(await row()).toEqual(['client', 'waiting', true]);
  await say(as.client, 'Yes, please.');
  expect((await row())[0]).toBe('reply');
  await say(as.broker, 'It is in.');
  expect(await row()).toEqual(['work', 'today', false]);
});
