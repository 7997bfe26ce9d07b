import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

let address = 0;
let person = '';

beforeEach(async () => {
  address += 1;
  person = `person_${address}`;
  await createUser(app.db, { username: person, fullName: 'Kim Bird' });
});

const from = (host: number) => `203.0.113.${(address * 10 + host) % 250}`;
const logIn = (username: string, password: string, host = 1) =>
  app.request('/api/login', {
    method: 'POST',
    json: { username, password },
    headers: { 'x-forwarded-for': from(host) },
  });
async function guess(username: string, times: number, host = 1): Promise<Response> {
  let last = await logIn(username, 'Wrong1Password', host);
  for (let count = 1; count < times; count += 1) last = await logIn(username, 'Wrong1Password', host);
  return last;
}

test('the sixth wrong password must wait, and so must the right one', async () => {
  expect((await guess(person, 5)).status).toBe(401);
  const refused = await logIn(person, 'DemoPass1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).message).toMatch(
    /^Too many login attempts\. Please try again in \d+ minutes\.$/,
  );
});

test('the owner can log in from another address all the while', async () => {
  await guess(person, 6);
  expect((await logIn(person, 'DemoPass1', 2)).status).toBe(200);
});

test('an unknown username is slowed down just the same', async () => {
  const known = await guess(person, 6);
  const unknown = await guess(`nobody_${address}`, 6, 2);
  expect(unknown.status).toBe(known.status);
  expect((await unknown.json()).message).toBe((await known.json()).message);
});

test('the right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect((await guess(person, 4)).status).toBe(401);
    expect((await logIn(person, 'DemoPass1')).status).toBe(200);
  }
});

test('many usernames from one address are slowed down as well', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await logIn(`other_${count}`, 'x')).status).toBe(401);
  }
  expect((await logIn('other_31', 'x')).status).toBe(429);
});

test('guessing the own current password in an open session is slowed down', async () => {
  const answer = await logIn(person, 'DemoPass1');
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const attempt = () =>
    app.request('/api/user/password', {
      method: 'POST',
      json: { current: 'Wrong1Password', password: 'Gravel7Road', confirmPassword: 'Gravel7Road' },
      headers: { cookie, 'x-forwarded-for': from(1) },
    });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(403);
  expect((await attempt()).status).toBe(429);
});

test('reset links are asked for ten times an hour from one network, and no address is ever refused', async () => {
  const ask = async (email: string, host: number) => {
    const headers = { 'x-forwarded-for': from(host) };
    const answer = await app.request('/api/forgot-password', { method: 'POST', json: { email }, headers });
    return answer.status;
  };
  const emails = [`${person}@example.com`.replace('_', '.'), 'nobody@example.com'];
  for (const [host, email] of emails.entries()) {
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await ask(email, host));
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
    expect(await ask(email, host + 10)).toBe(202);
  }
});
