import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
await createUser(app.db, { username: 'Casey_M', fullName: 'Casey Morgan', phone: '403-555-0142' });
await createUser(app.db, { username: 'gone', fullName: 'Sam Gone', status: 'suspended' });

const logIn = (json: unknown) => app.request('/api/login', { method: 'POST', json });

test('a visitor gets an answer, not an error, to who is signed in', async () => {
  const answer = await app.request('/api/user');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ authenticated: false });
});

test('the right password opens a session, whatever the case of the username', async () => {
  const answer = await logIn({ username: 'casey_m', password: 'DemoPass1' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    username: 'Casey_M',
    fullName: 'Casey Morgan',
    role: 'client',
    email: 'casey.m@example.com',
    phone: '403-555-0142',
    emailVerified: true,
  });
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).not.toMatch(/Max-Age/);
});

test('the confirmed address of an account opens it too, and one that is not confirmed does not', async () => {
  const byAddress = { username: 'Casey.M@Example.com', password: 'DemoPass1' };
  const answer = await logIn(byAddress);
  expect([answer.status, (await answer.json()).username]).toEqual([200, 'Casey_M']);
  expect((await logIn({ ...byAddress, password: 'wrong' })).status).toBe(401);
  const casey = eq(users.username, 'casey_m');
  await app.db.update(users).set({ emailVerified: false }).where(casey);
  expect((await logIn(byAddress)).status).toBe(401);
  await app.db.update(users).set({ emailVerified: true }).where(casey);
});

test('a remembered session outlives the browser', async () => {
  const answer = await logIn({ username: 'casey_m', password: 'DemoPass1', rememberMe: true });
  expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=2592000/);
});

test('the answer holds nothing beyond the listed fields', async () => {
  const answer = await logIn({ username: 'casey_m', password: 'DemoPass1' });
  const fields = ['email', 'emailVerified', 'fullName', 'id', 'phone', 'role', 'username'];
  expect(Object.keys(await answer.json()).sort()).toEqual(fields);
});

test.each([
  { username: 'casey_m', password: 'wrong' },
  { username: 'nobody', password: 'DemoPass1' },
  { username: 'x', password: 'DemoPass1' },
  { username: 'nobody@example.com', password: 'DemoPass1' },
  { username: "' or 1=1 --", password: 'DemoPass1' },
])('wrong details get one and the same answer: %o', async (details) => {
  const answer = await logIn(details);
  expect(answer.status).toBe(401);
  expect((await answer.json()).message).toBe('Invalid username or password. Please try again.');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('a suspended user is told to contact us and gets no session', async () => {
  const answer = await logIn({ username: 'gone', password: 'DemoPass1' });
  expect(answer.status).toBe(403);
  expect((await answer.json()).message).toBe('This account is not active. Please contact us.');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  [{}, { username: 'Username is required', password: 'Password is required' }],
  [
    { username: ' ', password: '' },
    { username: 'Username is required', password: 'Password is required' },
  ],
  [
    { username: null, password: 7 },
    { username: 'Username is required', password: 'Password is required' },
  ],
  [{ username: 'a', password: 'b', role: 'admin' }, { role: 'This field is not known here' }],
])('wrong input is named field by field: %o', async (json, errors) => {
  const answer = await logIn(json);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual(errors);
});

test('logging out ends the session on the server, not only in the browser', async () => {
  const casey = await app.logIn({ username: 'casey_m' });
  const answer = await logIn({ username: 'casey_m', password: 'DemoPass1' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const signedIn = () => app.request('/api/user', { headers: { cookie } });
  expect(await (await signedIn()).json()).toMatchObject({ username: 'Casey_M' });
  await app.request('/api/logout', { method: 'POST', headers: { cookie } });
  expect(await (await signedIn()).json()).toEqual({ authenticated: false });
  expect(await (await casey.request('/api/user')).json()).toMatchObject({ username: 'Casey_M' });
});

test('a user who is suspended loses access with the next request', async () => {
  await createUser(app.db, { username: 'pat', fullName: 'Pat' });
  const pat = await app.logIn({ username: 'pat' });
  await app.db.update(users).set({ status: 'suspended' }).where(eq(users.username, 'pat'));
  expect(await (await pat.request('/api/user')).json()).toEqual({ authenticated: false });
});

test('a tampered cookie is nobody', async () => {
  const answer = await logIn({ username: 'casey_m', password: 'DemoPass1' });
  const cookie = `${answer.headers.getSetCookie()[0]?.split('.')[0]}.session_token=x.y`;
  expect(await (await app.request('/api/user', { headers: { cookie } })).json()).toEqual({
    authenticated: false,
  });
});

test('a form on another site cannot log anybody in or out', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await app.request('/api/logout', { method: 'POST', headers })).status).toBe(403);
  const fetched = { 'sec-fetch-site': 'cross-site' };
  expect((await app.request('/api/logout', { method: 'POST', headers: fetched })).status).toBe(403);
});

test('usernames and emails are unique ignoring case', async () => {
  const add = (user: { username: string; email?: string }) =>
    createUser(app.db, { fullName: 'Copy', ...user });
  await expect(add({ username: 'CASEY_m', email: 'other@example.com' })).rejects.toThrow();
  await expect(add({ username: 'casey_n', email: 'Casey.M@example.com' })).rejects.toThrow();
});

test('many wrong passwords are slowed down with a time to wait', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const attempt = () =>
    limited.request('/api/login', { method: 'POST', json: { username: 'casey_m', password: 'wrong' } });
  let last = await attempt();
  for (let count = 0; count < 10; count += 1) last = await attempt();
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await last.json()).message).toMatch(/^Too many login attempts. Please try again in \d+ minutes.$/);
});
