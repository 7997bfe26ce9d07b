import { afterAll, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { startAiServer } from '#tests/fixtures/servers/ai-server.ts';
import { countQuestionsToday, takeQuestion } from './allowance.server.ts';
import { modelDays } from './tables.server.ts';

const ai = await startAiServer();
const CONFIGURED = { AI_BASE_URL: ai.url, AI_API_KEY: 'secret', AI_MODEL: 'first-model' };
const app = await testApp({ ...CONFIGURED, AI_COUNTRY: 'Canada' });
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
const boss = await app.as({ username: 'boss' });

const OWN_WORDS = /Direct compensation/;
const AI_WORDS = 'Your own insurer pays for damage to your car to the extent that you were not at fault';

beforeEach(async () => {
  await db.delete(modelDays);
  ai.asked.length = 0;
  ai.reply({ say: `${AI_WORDS} [1].` });
});
afterAll(async () => {
  holdClock(null);
  await ai.stop();
});

async function set(key: string, value: unknown): Promise<void> {
  const { items } = await (await boss.request('/api/admin/settings')).json();
  const { version } = items.find((item: { key: string }) => item.key === key);
  const json = { value, version };
  expect((await boss.request(`/api/admin/settings/${key}`, { method: 'PUT', json })).status).toBe(200);
}

async function ask(): Promise<string> {
  const json = { messages: [{ role: 'user', content: 'What is DCPD?' }] };
  const answer = await (await app.caller().request('/api/ai-chat', { method: 'POST', json })).json();
  return answer.data.response;
}
const notice = async () => (await app.request('/api/ai-chat')).json();
const shown = async () => (await (await boss.request('/api/admin/settings')).json()).ai;

test('an administrator says which model words answers, under which name, and whether it does at all', async () => {
  expect(await notice()).toEqual({ provider: '127.0.0.1', country: 'Canada' });
  expect(await ask()).toContain(AI_WORDS);
  await set('aiModel', 'second-model');
  await set('aiProvider', 'Prairie AI');
  await set('aiCountry', '');
  await ask();
  expect(ai.asked.map(({ body }) => body.model)).toEqual(['first-model', 'second-model']);
  expect(await notice()).toEqual({ provider: 'Prairie AI', country: null });
  await set('aiWording', false);
  expect(await ask()).toMatch(OWN_WORDS);
  expect(ai.asked).toHaveLength(2);
  expect(await notice()).toEqual({ provider: null, country: null });
  await set('aiWording', null);
  await set('aiModel', null);
});

test('once a day has had its questions, our own texts answer until the next one', async () => {
  await set('aiAnswers', 1);
  expect(await ask()).toContain(AI_WORDS);
  expect(await ask()).toMatch(OWN_WORDS);
  expect(await shown()).toEqual({ host: '127.0.0.1', askedToday: 1 });
  const preview = await boss.request('/api/admin/settings/aiAnswers/preview', {
    ...{ method: 'POST', json: { value: 1 } },
  });
  expect((await preview.json()).sentences).toEqual([
    'The provider was asked 1 question today already. Until midnight in Alberta, our own texts answer.',
  ]);
  await set('aiAnswers', 2);
  expect(await ask()).toContain(AI_WORDS);
  holdClock(new Date(now().getTime() + 86_400_000));
  expect(await ask()).toContain(AI_WORDS);
  expect(await countQuestionsToday(db)).toBe(1);
  holdClock(null);
  await set('aiAnswers', 0);
  expect(await ask()).toMatch(OWN_WORDS);
});

test('many processes at once do not ask more than the day allows', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeQuestion(db, 7)));
  expect(taken.filter(Boolean)).toHaveLength(7);
  expect(await countQuestionsToday(db)).toBe(7);
});

test('a slow provider is waited for as long as is set', async () => {
  await set('aiSeconds', 1);
  ai.reply({ silent: true });
  const started = performance.now();
  expect(await ask()).toMatch(OWN_WORDS);
  expect(performance.now() - started).toBeLessThan(1_900);
});

test.each([
  ['aiModel', 'two words', 'Please write the name as the provider does, without spaces'],
  ['aiSeconds', 11, 'Please enter a whole number from 1 to 10'],
  ['aiAnswers', -1, 'Please enter a whole number from 0 to 100000'],
  ['aiCountry', 'x'.repeat(61), 'The name must not exceed 60 characters'],
])('%s cannot be %j', async (key, value, problem) => {
  const json = { value, version: 0 };
  const refused = await boss.request(`/api/admin/settings/${key}/preview`, {
    ...{ method: 'POST', json: { value: json.value } },
  });
  expect([refused.status, (await refused.json()).errors]).toEqual([422, { value: problem }]);
});
