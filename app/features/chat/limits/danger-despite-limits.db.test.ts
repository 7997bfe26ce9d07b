import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lead, user } from '#tests/fixtures/api/chat-visitor.ts';

const SMOKE = 'theres smoke coming from my furnace room what do i do';
const SENTENCE = 'If anyone is hurt or in danger now, call 9-1-1.';

const limited = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
let networks = 0;

beforeEach(() => {
  networks += 1;
  // Each test begins after the one before: a clock that is set back keeps the windows open that were counted.
  holdClock(new Date(Date.now() + networks * 60_000));
});
afterEach(() => holdClock(null));

type Sent = { from?: string; extra?: object; json?: unknown };

async function say(content: string, { from = `203.0.113.${networks}`, extra = {}, json }: Sent = {}) {
  // More at once would be refused for another reason.
  holdClock(new Date(now().getTime() + 1_000));
  return answerOf(from, json ?? { messages: [user(content)], ...extra });
}

async function answerOf(from: string, json: unknown) {
  const body = JSON.stringify(json);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-forwarded-for': from,
  };
  const response = await limited.request('/api/ai-chat', { method: 'POST', body, headers });
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after')),
    message: (await response.json()).message,
  };
}

async function useUp() {
  for (let count = 0; count < 20; count += 1) await say('hail');
}

test('who is in danger on a network that has used up its messages is told what to do and whom to call', async () => {
  await useUp();
  const { status, wait, message } = await say(SMOKE);
  expect(status).toBe(429);
  expect(wait).toBeGreaterThan(0);
  expect(message).toMatch(/^[^\n]*\b9-1-1\b/);
  expect(message).toMatch(/Get (?:everyone )?out|Leave|Go out/i);
  expect(message).toMatch(/Please wait \d+ minutes and try again/);
});

test('whoever else has to wait reads whom to call in one sentence', async () => {
  await useUp();
  const { status, message } = await say('is hail on my roof covered');
  expect(status).toBe(429);
  expect(message).toMatch(new RegExp(`^You have sent many messages.*\\n\\n${SENTENCE}$`));
});

test('what cannot be read is refused with the sentence', async () => {
  await useUp();
  for (const json of [{ messages: [] }, 'fire', { messages: 'fire' }]) {
    expect(await say('', { json })).toMatchObject({
      status: 429,
      message: expect.stringContaining(SENTENCE),
    });
  }
});

test('who has used up the messages may still answer whether to be shared, and nothing else', async () => {
  await useUp();
  expect((await say('is hail covered')).status).toBe(429);
  expect((await say('is hail covered', { extra: { leadInfo: lead({ consent: null }) } })).status).toBe(429);
  expect((await say('Yes, please share it.', { extra: { leadInfo: lead({ consent: true }) } })).status).toBe(
    200,
  );
  // A few times: the rest is a flood.
  for (let count = 0; count < 5; count += 1) await say('is hail covered');
  expect((await say('Yes.', { extra: { leadInfo: lead({ consent: true }) } })).status).toBe(429);
});

test('the limit of contact data is one of those', async () => {
  let last = { status: 200, message: '' };
  for (let count = 0; count < 21 && last.status === 200; count += 1) {
    if (count === 19) await limited.db.execute("delete from rate_limits where key like 'chat.%'");
    last = await say(`${SMOKE} ${count}`, { extra: { leadInfo: lead({ consent: false }) } });
  }
  expect(last.status).toBe(429);
  expect(last.message).toContain('9-1-1');
});

test('a flood is refused as fast as ever, few of it are listened to, and each refusal has the sentence', async () => {
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, number) =>
      answerOf(`198.51.${100 + (number % 100)}.${number % 250}`, { messages: [user(SMOKE)] }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(990);
  expect(refused.every(({ message }) => message.includes('9-1-1'))).toBe(true);
  expect(refused.filter(({ message }) => !message.includes(SENTENCE))).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(5_000);
});
