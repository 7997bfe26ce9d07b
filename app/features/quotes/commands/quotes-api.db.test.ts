import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();

let people = 0;
const newEmail = () => {
  people += 1;
  return `person${people}@example.com`;
};
const send = (json: unknown, headers: Record<string, string> = { 'Idempotency-Key': newId() }) =>
  app.request('/api/quotes', { method: 'POST', json, headers });
const raw = (body: string, type = 'application/json') =>
  app.request('/api/quotes', {
    method: 'POST',
    body,
    // As a real connection would say.
    headers: { 'content-type': type, 'content-length': String(body.length), 'Idempotency-Key': newId() },
  });
const auto = (overrides: Parameters<typeof exampleQuote>[1] = {}) => exampleQuote('auto', overrides);

test('a request is answered with reference, promise and receipt link, and nothing else', async () => {
  const response = await send(auto({ contact: { email: newEmail() } }));
  expect(response.status).toBe(201);
  const receipt = await response.json();
  expect(Object.keys(receipt).toSorted()).toEqual(['promiseAt', 'receiptUrl', 'reference']);
  expect(receipt.reference).toMatch(/^AB-[0-9A-HJKMNP-TV-Z]{8}$/);
});

test('an Idempotency-Key is required', async () => {
  const wrong: Record<string, string>[] = [
    {},
    ...['short', 'x'.repeat(201)].map((key) => ({ 'Idempotency-Key': key })),
  ];
  for (const headers of wrong) {
    const response = await send(auto(), headers);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toHaveProperty('idempotency-key');
  }
});

test('a replayed key gets the same answer, a reused one is refused', async () => {
  const headers = { 'Idempotency-Key': newId() };
  const request = auto({ contact: { email: newEmail() } });
  const first = await send(request, headers);
  const replay = await send(request, headers);
  expect(replay.status).toBe(201);
  expect(await replay.json()).toEqual(await first.json());
  const reused = await send({ ...request, windows: [] }, headers);
  expect(reused.status).toBe(409);
  expect(await reused.json()).toMatchObject({ code: 'conflict' });
});

test('fifty equal submissions at once are one case', async () => {
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(auto({ contact: { email } }))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await app.db.select().from(cases).where(eq(cases.contactEmail, email))).toHaveLength(1);
});

test.each([
  ['malformed JSON', () => raw('{"type":'), 400],
  ['no body', () => raw(''), 400],
  ['another content type', () => raw('type=auto', 'application/x-www-form-urlencoded'), 415],
  ['a text as JSON', () => raw('"auto"'), 422],
  ['null', () => raw('null'), 422],
  ['a list', () => raw('[]'), 422],
  ['an empty object', () => raw('{}'), 422],
  ['10 MB', () => raw(JSON.stringify({ notes: 'x'.repeat(10_000_000) })), 413],
  ['an unknown type', () => send({ ...auto(), type: 'pets' }), 422],
])('%s is refused with its own status', async (_, call, status) => {
  const response = await call();
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
});

test.each([
  ['an unknown field', auto({ colour: 'red' }), 'colour'],
  ['another type’s field', auto({ answers: { destination: 'Mexico' } }), 'answers.destination'],
  ['an unknown field of the contact', auto({ contact: { role: 'admin' } }), 'contact.role'],
  ['no consent', auto({ consent: { share: false } }), 'consent.share'],
  ['a date in the past', auto({ answers: { startOn: '2020-01-01' } }), 'answers.startOn'],
  ['an earliest day in the past', auto({ earliestOn: '2020-01-01' }), 'earliestOn'],
  ['null for a name', auto({ contact: { fullName: null } }), 'contact.fullName'],
  ['null for the answers', { ...auto(), answers: null }, 'answers'],
  ['a phone of letters', auto({ contact: { phone: 'call me maybe' } }), 'contact.phone'],
  ['a filled trap', auto({ website: 'https://spam.example' }), 'website'],
])('%s is refused, and the answer names the field', async (_, request, field) => {
  const response = await send(request);
  expect(response.status).toBe(422);
  const body = await response.json();
  expect(Object.keys(body.errors)).toContain(field);
  expect(body.message).toBe(Object.values(body.errors)[0]);
});

test('a form sent in under three seconds is refused', async () => {
  holdClock(now());
  const startedAt = new Date(now().getTime() - 2_000).toISOString();
  const response = await send(auto({ startedAt }));
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toHaveProperty('startedAt');
});

test('a device whose clock runs ahead can send all the same', async () => {
  const startedAt = new Date(now().getTime() + 3_600_000).toISOString();
  expect((await send(auto({ startedAt }))).status).toBe(201);
});

test.each([
  ['emoji', '🚗💥 Zoë 👩‍👩‍👧'],
  ['right-to-left', 'مرحبا \u202eevil\u202c שלום'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['SQL', "Robert'); drop table cases;-- \" ' \\ %"],
  ['control characters', 'a\u0000b\u0007c\ufeff\ud800'],
])('%s in every text is kept as plain text', async (_, text) => {
  const email = newEmail();
  const long = `${text} and more words`;
  const request = exampleQuote('general', {
    answers: { description: long, notes: long },
    contact: { email, fullName: text },
  });
  const response = await send(request);
  expect(response.status).toBe(201);
  const [row] = await app.db.select().from(cases).where(eq(cases.contactEmail, email));
  const { cleanText } = await import('#app/platform/text/clean-text.ts');
  expect(row?.details).toMatchObject({ notes: cleanText(long) });
  expect(row?.contactFullName).toBe(cleanText(text));
});

test('the questions of each type are described, of no other', async () => {
  for (const type of QUOTE_TYPE_NAMES) {
    const response = await app.request(`/api/quotes/schema/${type}`);
    expect(response.status).toBe(200);
    expect((await response.json()).type).toBe(type);
  }
  expect((await app.request('/api/quotes/schema/pets')).status).toBe(404);
});

test('the person follows the request by the mailed link, from the pool to the broker and to the end', async () => {
  await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' });
  const email = newEmail();
  await send(auto({ contact: { email } }));
  const [mail] = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const path = `/api${/\/track\/[\w-]{43}/.exec(mail?.text ?? '')?.[0]}`;
  const headers = { 'X-Track-Check': '0142' };
  // Confirmed by opening the link: of all that was sent above, brokers are offered only a few.
  expect((await app.request(path, { headers })).status).toBe(200);
  await app.runJobs();

  const asked = await app.request(path);
  expect(asked.status).toBe(422);
  const question = await asked.json();
  expect(question.errors.last4).toContain('last 4 digits');
  const guessed = await app.request(path, { headers: { 'X-Track-Check': '9999' } });
  expect(guessed.status).toBe(404);
  expect(JSON.stringify([question, await guessed.json()])).not.toMatch(/jordan|403-555|auto/i);
  expect((await app.request(`/api/track/${'x'.repeat(43)}`, { headers })).status).toBe(404);

  const summary = await (await app.request(path, { headers })).json();
  expect(summary).toMatchObject({
    status: 'assigned',
    broker: { fullName: 'Dana Broker', licenceNumber: 'DEMO-BROKER' },
    passport: [{ kind: 'shared', fields: ['insurance_type', 'city', 'postal_area', 'answer_facts'] }],
    canWithdraw: true,
    contact: { fullName: 'Jordan Makokis', email, phone: '403-555-0142' },
  });

  const wrong = await app.request(`${path}/withdraw`, { method: 'POST', json: { last4: '9999' } });
  expect(wrong.status).toBe(404);
  const done = await app.request(`${path}/withdraw`, {
    method: 'POST',
    json: { last4: '0142', reason: 'Found one' },
  });
  expect(done.status).toBe(204);
  const after = await (await app.request(path, { headers })).json();
  expect(after).toMatchObject({ status: 'withdrawn', broker: null, canWithdraw: false });
  expect(after.passport[0]).toMatchObject({ kind: 'access_ended', purpose: 'withdrawn' });
});

test('limits refuse with 429 and Retry-After', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let count = 0; count < 22; count += 1) {
    last = await limited.request('/api/quotes', {
      method: 'POST',
      json: auto({ contact: { email: newEmail() } }),
      headers: { 'Idempotency-Key': newId() },
    });
    statuses.push(last.status);
  }
  // The first five go through, then work is demanded, and what is refused for that counts as well.
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(428), 429, 429]);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});
