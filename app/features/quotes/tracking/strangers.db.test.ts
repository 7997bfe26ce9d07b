import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

/** Somebody who knows an e-mail address and nothing else, against the person it belongs to. Limits are on. */
const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

const start = new Date('2026-11-25T16:00:00Z');
let people = 0;
/** A new address, and an hour of its own: the limits of one test are not those of the next. */
beforeEach(() => {
  people += 1;
  holdClock(new Date(start.getTime() + people * 3_600_000));
});
const address = () => `victim${people}@example.com`;

type Contact = Record<string, unknown>;
const body = (type: 'auto' | 'travel', contact: Contact, rest: Contact = {}) =>
  exampleQuote(type, { contact: { email: address(), ...contact }, ...rest });
let sendings = 0;
/** Each sending comes from a network of its own: what protects an address must hold without the limit per network. */
function post(json: unknown) {
  sendings += 1;
  const headers = {
    'Idempotency-Key': newId(),
    'X-Forwarded-For': `198.${18 + (sendings >> 8)}.${sendings & 255}.7`,
  };
  return app.request('/api/quotes', { method: 'POST', json, headers });
}
async function send(type: 'auto' | 'travel', contact: Contact, rest?: Contact) {
  const answer = await post(body(type, contact, rest));
  expect(answer.status).toBe(201);
  const receipt: Record<string, string> = await answer.json();
  const { reference, promiseAt } = receipt;
  return { reference, promiseAt, path: pathIn(Object.values(receipt).join(' ')) };
}
const byMailOnly = { contactMethod: 'email', phone: '', postalCode: '' };
/** The API's path behind the address of a page of ours in a text. */
const pathIn = (text: string) => `/api/track/${/\/track\/([\w/-]+)/.exec(text)?.[1]}`;
const mailsTo = (to: string) =>
  app.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, to), ne(outboxMails.state, 'dropped')))
    .orderBy(outboxMails.id);
const mailed = async (index = -1) => pathIn((await mailsTo(address())).at(index)?.text ?? '');
const open = (path: string, check: string) => app.request(path, { headers: { 'X-Track-Check': check } });
const casesOf = () => app.db.select().from(cases).where(eq(cases.contactEmail, address()));

test('sending the form again with somebody’s address opens nothing of theirs, and withdraws nothing', async () => {
  const theirs = await send('travel', byMailOnly);
  await open(await mailed(), address());
  const stranger = await send('travel', { ...byMailOnly, fullName: 'A Stranger' });
  const seen = await open(stranger.path, address());
  expect(await seen.text()).not.toContain(theirs.reference);
  await app.request(`${stranger.path}/withdraw`, { method: 'POST', json: { last4: address() } });
  expect(await casesOf()).toMatchObject([{ status: 'new', reference: theirs.reference }]);
});

test('nobody opens a case by its e-mail address: the browser that sent the request has its receipt alone', async () => {
  const { path } = await send('travel', byMailOnly);
  const text = await (await open(path, address())).text();
  expect(text).not.toContain('passport');
  expect(text).not.toMatch(/"broker":\{/);
});

test('a stranger who goes first captures nothing: the person’s own request is a case of its own', async () => {
  await send('auto', { phone: '780-555-0111', fullName: 'A Stranger' });
  await send('auto', { phone: '403-555-0142' });
  const found = await casesOf();
  expect(found.map(({ contactPhone }) => contactPhone).toSorted()).toEqual(['403-555-0142', '780-555-0111']);
  expect((await open(await mailed(), '0142')).status).toBe(200);
});

test('the answer is the same whether a case is open or not, and each request has a reference of its own', async () => {
  const first = await post(body('auto', {}));
  await open(await mailed(), '0142');
  const again = await post(body('auto', { phone: '780-555-0111' }));
  const [one, two] = [await first.json(), await again.json()];
  expect(again.status).toBe(first.status);
  expect(Object.keys(two)).toEqual(Object.keys(one));
  expect(two.reference).not.toBe(one.reference);
  expect(two.promiseAt).toBe(one.promiseAt);
  expect(await casesOf()).toHaveLength(1);
});

test('the promise in the answer does not tell how old an open case is', async () => {
  await send('auto', {});
  await open(await mailed(), '0142');
  holdClock(new Date(start.getTime() + people * 3_600_000 + 1_800_000));
  const joined = await send('auto', { phone: '780-555-0111' });
  people += 1;
  const alone = await send('auto', { phone: '780-555-0111' });
  expect(joined).toHaveProperty('promiseAt', alone.promiseAt);
});

test('a link asks for what its person gave, and for nothing where nothing is kept', async () => {
  const questionOf = async () => (await (await app.request(`${await mailed()}/question`)).json()).question;
  await send('auto', {});
  expect(await questionOf()).toBe('Last 4 digits of your phone number');
  people += 1;
  await send('auto', { contactMethod: 'email', phone: '' });
  expect(await questionOf()).toBe('Last 3 characters of your postal code');
  people += 1;
  await send('travel', byMailOnly);
  expect(await questionOf()).toBeNull();
});

test('the answer does not become a second chance: wrong digits count for the case, not for the link', async () => {
  await send('auto', {});
  await send('auto', {});
  const links = [await mailed(0), await mailed(1)];
  expect(new Set(links).size).toBe(2);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect((await open(links[wrong % 2] ?? '', `900${wrong}`)).status).toBe(404);
  }
  for (const link of links) expect((await open(link, '0142')).status).toBe(429);
});

test('sending with somebody’s address many times keeps them from nothing, and writes to them three times', async () => {
  for (let count = 0; count < 9; count += 1) await send('auto', { fullName: `Stranger ${count}` });
  const theirs = await post(body('auto', {}));
  expect(theirs.status).toBe(201);
  expect(await mailsTo(address())).toHaveLength(3);
});

test('at most three mails a day also when the form is sent many times at once', async () => {
  const sendings = Array.from({ length: 8 }, (_, index) => send('auto', { fullName: `Stranger ${index}` }));
  await Promise.all(sendings);
  expect(await mailsTo(address())).toHaveLength(3);
});

test('a request that joined is marked as not confirmed until the mailed link was opened', async () => {
  await send('auto', {});
  await open(await mailed(), '0142');
  const joined = await send('auto', { phone: '780-555-0111' });
  const before = await (await open(await mailed(0), '0142')).json();
  expect(before.requests).toContainEqual(
    expect.objectContaining({ reference: joined.reference, isConfirmed: false }),
  );
  const after = await (await open(await mailed(1), '0142')).json();
  expect(after.requests).toContainEqual(
    expect.objectContaining({ reference: joined.reference, isConfirmed: true }),
  );
});
