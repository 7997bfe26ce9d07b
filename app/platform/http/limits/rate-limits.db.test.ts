import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { rateLimits } from '#app/platform/http/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { clearRateLimits } from './clear-rate-limits.server.ts';
import { RATE_LIMITS, SLOWED } from './rate-limits.server.ts';

const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

type Answer = { status: number; wait: number };

async function logIn(from: string, username: string, password = 'Wrong1Password'): Promise<Answer> {
  const answer = await app.caller().request('/api/login', {
    method: 'POST',
    json: { username, password },
    headers: { 'x-forwarded-for': from },
  });
  return { status: answer.status, wait: Number(answer.headers.get('retry-after')) };
}

/** As many as one caller may send to this address of the API; the limit stands before the look at the body. */
const POINTS = RATE_LIMITS['contact.ip'].points;

async function ask(from: string): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  return (await app.request('/api/contact', { method: 'POST', json: {}, headers })).status;
}

/** Sends what one caller may send, from addresses that are to be the same caller; returns the status of one more. */
async function useUp(addressOf: (count: number) => string, next: string): Promise<number> {
  for (let count = 0; count < POINTS; count += 1) expect(await ask(addressOf(count))).toBe(422);
  return ask(next);
}

test('all addresses of one IPv6 network are one caller, and the next network is another', async () => {
  const inNetwork = (count: number) => `2001:db8:7:1:${count.toString(16)}::${count + 1}`;
  expect(await useUp(inNetwork, '2001:db8:7:1:ffff:ffff:ffff:ffff')).toBe(429);
  expect(await ask('2001:db8:7:2::1')).toBe(422);
});

test('a port behind the address makes no other caller of it', async () => {
  expect(await useUp((count) => `198.51.100.7:${40_000 + count}`, '198.51.100.7')).toBe(429);
  expect(await useUp((count) => `[2001:db8:9::7]:${40_000 + count}`, '2001:db8:9::8')).toBe(429);
});

test('an IPv4 address is the same caller however IPv6 writes it', async () => {
  const written = ['203.0.113.99', '::ffff:203.0.113.99', '::FFFF:CB00:7163', '[::ffff:203.0.113.99]:80'];
  expect(await useUp((count) => written[count % 4] ?? '', '0:0:0:0:0:ffff:cb00:7163')).toBe(429);
});

/** An account that was tried from so many networks that its free attempts are used up. */
async function flooded(username: string): Promise<void> {
  await createUser(app.db, { username, fullName: 'Kim Bird' });
  const of = like(rateLimits.key, 'login.everywhere:%');
  await app.db.delete(rateLimits).where(of);
  expect((await logIn('10.20.0.1', username)).status).toBe(401);
  await app.db.update(rateLimits).set({ points: SLOWED['login.everywhere'].free.points }).where(of);
}

const fromNetworks = (count: number, username: string) =>
  Promise.all(Array.from({ length: count }, (_, at) => logIn(`10.20.${at + 1}.1`, username)));

test('one account tried from many networks is slowed, and its owner is not locked out', async () => {
  const home = '192.0.2.1';
  await flooded('flooded');
  // Waits for their turn like everybody: nobody knows yet that this is home.
  expect((await logIn(home, 'flooded', 'DemoPass1')).status).toBe(200);

  const answers = await fromNetworks(8, 'flooded');
  const examined = answers.filter(({ status }) => status === 401);
  const refused = answers.filter(({ status }) => status === 429);
  expect(examined.length + refused.length).toBe(8);
  expect(examined.length).toBeLessThanOrEqual(3);
  for (const { wait } of refused) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(5);
  }

  // Where they have logged in before nothing slows them; elsewhere they get their turn in seconds.
  expect((await logIn(home, 'flooded', 'DemoPass1')).status).toBe(200);
  const elsewhere = async () => (await logIn('192.0.2.77', 'flooded', 'DemoPass1')).status;
  await expect.poll(elsewhere, { timeout: 10_000, interval: 1_000 }).toBe(200);
});

test('the first attempts at an account are not slowed, whatever networks they come from', async () => {
  await createUser(app.db, { username: 'quiet', fullName: 'Kim Bird' });
  expect((await fromNetworks(6, 'quiet')).map(({ status }) => status)).toEqual(Array(6).fill(401));
});

test('the network of an account’s owner is no key to the accounts of others', async () => {
  await createUser(app.db, { username: 'neighbour', fullName: 'Kim Bird' });
  expect((await logIn('192.0.2.50', 'neighbour', 'DemoPass1')).status).toBe(200);
  await flooded('target');
  const answers = await Promise.all([1, 2, 3, 4].map(() => logIn('192.0.2.50', 'target')));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('what is counted is kept under salted names and deleted when its time is over', async () => {
  const [row] = await app.db.select().from(rateLimits).limit(1);
  expect(row?.key).toMatch(/^[\w.-]+:[\w-]{43}$/);
  const other = await testApp({
    RATE_LIMITS: 'on',
    SESSION_SECRET: 'another-secret-of-another-installation',
  });
  for (const each of [app, other]) await each.request('/api/user', { headers: { 'x-forwarded-for': '' } });
  const keysOf = async (each: typeof app) =>
    (await each.db.select().from(rateLimits)).map(({ key }) => key).filter((key) => key.startsWith('api.ip'));
  const shared = new Set(await keysOf(other));
  expect(shared.size).toBe(1);
  expect((await keysOf(app)).filter((key) => shared.has(key))).toEqual([]);

  await app.db.update(rateLimits).set({ expire: sql`now() - interval '1 minute'` });
  await app.db
    .insert(rateLimits)
    .values({ key: 'still-counting', points: 1, expire: new Date(Date.now() + 60_000) });
  await clearRateLimits(app.db);
  expect(await app.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'still-counting' }]);
});

test('counting leaves nothing for a commit to wait for: the table is unlogged', async () => {
  const kinds = sql`select relpersistence as kind from pg_class where relname = 'rate_limits'`;
  expect(await queryRows(app.db, kinds)).toEqual([{ kind: 'u' }]);
});
