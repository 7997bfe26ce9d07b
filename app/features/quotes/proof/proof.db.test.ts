import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { confirmQuote } from '#app/features/quotes/demo/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

let people = 0;
function send(network: string, headers: Record<string, string> = {}) {
  people += 1;
  return app.request('/api/quotes', {
    method: 'POST',
    json: exampleQuote('auto', { contact: { email: `person${people}@example.com` } }),
    headers: { 'Idempotency-Key': newId(), 'X-Forwarded-For': network, ...headers },
  });
}
async function sendMany(network: string, count: number) {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 1) statuses.push((await send(network)).status);
  return statuses;
}
async function proof(network: string): Promise<string> {
  const asked = await app.request('/api/quotes/challenge', { headers: { 'X-Forwarded-For': network } });
  const challenge = await asked.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

test('after five requests that nobody confirmed a network has to prove work, and can', async () => {
  expect(await sendMany('198.51.100.1', 6)).toEqual([201, 201, 201, 201, 201, 428]);
  const refused = await send('198.51.100.1');
  expect(await refused.json()).toMatchObject({ code: 'proof_required', message: expect.any(String) });
  const done = await proof('198.51.100.1');
  expect((await send('198.51.100.1', { 'X-Proof': done })).status).toBe(201);
  expect((await send('198.51.100.1', { 'X-Proof': done })).status, 'used twice').toBe(428);
  expect((await send('198.51.100.2')).status, 'another network').toBe(201);
});

test('addresses of one /64 are one network', async () => {
  const statuses: number[] = [];
  for (let host = 1; host <= 6; host += 1) statuses.push((await send(`2001:db8:7:7::${host}`)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 428]);
});

test('twenty at once are not more than one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('198.51.100.3')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
});

test('a confirmed request counts no more, and neither does one of yesterday', async () => {
  await sendMany('198.51.100.4', 5);
  const { reference } = await (await send('198.51.100.5')).json();
  await confirmQuote(app.db, reference);
  expect(await sendMany('198.51.100.5', 6)).toEqual([201, 201, 201, 201, 201, 428]);
  expect((await send('198.51.100.4')).status).toBe(428);
  holdClock(new Date(Date.now() + 86_400_000));
  expect((await send('198.51.100.4')).status).toBe(201);
  holdClock(null);
});

test('a network of which a request was found not to be real proves work for each more', async () => {
  const { reference } = await (await send('198.51.100.9')).json();
  await app.db.update(cases).set({ status: 'spam' }).where(eq(cases.reference, reference));
  expect((await send('198.51.100.9')).status).toBe(428);
  expect((await send('198.51.100.9', { 'X-Proof': await proof('198.51.100.9') })).status).toBe(201);
});

test('what is no proof is asked for again: nothing, no base64, no JSON, another shape, a long text', async () => {
  await sendMany('198.51.100.6', 5);
  for (const text of ['', '%%%', btoa('{'), btoa('{"challenge":1}'), 'x'.repeat(20_000)]) {
    expect((await send('198.51.100.6', { 'X-Proof': text })).status).toBe(428);
  }
});

test('a proof that was made up, changed or made easier is no proof', async () => {
  await sendMany('198.51.100.7', 5);
  const { challenge, solution } = JSON.parse(atob(await proof('198.51.100.7')));
  const forged = [
    { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } },
    { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
    { challenge: { parameters: challenge.parameters }, solution },
  ];
  for (const made of forged) {
    expect((await send('198.51.100.7', { 'X-Proof': btoa(JSON.stringify(made)) })).status).toBe(428);
  }
});

test('the form without script says what can be done instead', async () => {
  await sendMany('198.51.100.8', 5);
  const form = new URLSearchParams({
    type: 'general',
    idempotencyKey: newId(),
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    'answers.description': 'We need insurance for a small acreage.',
    'contact.fullName': 'Robin Cardinal',
    'contact.email': 'robin@example.com',
    'contact.contactMethod': 'email',
    'contact.postalCode': 't1x 1a1',
    'consent.share': 'yes',
    'consent.wordingVersion': '2026-11-20',
    website: '',
  });
  const answer = await app.request('/get-quote/plain', {
    method: 'POST',
    body: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': '198.51.100.8',
    },
  });
  expect(answer.status).toBe(428);
  const page = await answer.text();
  expect(page).toContain('open the links in our emails');
  expect(page).toContain('We need insurance for a small acreage.');
});
