import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
await createUser(app.db, { username: 'kim', fullName: 'Kim Bird' });
await createBroker(app.db, { username: 'broker', fullName: 'Dana W' });
await createUser(app.db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });

const logIn = (json: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.request('/api/login', { method: 'POST', json: { password: 'DemoPass1', ...json }, headers });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const whoIs = async (cookie: string) => (await app.request('/api/user', { headers: { cookie } })).json();
const inHours = (hours: number) => holdClock(new Date(Date.now() + hours * HOUR_MS));

test('a session ends after twelve hours of rest, and lives on while it is used', async () => {
  const cookie = cookieOf(await logIn({ username: 'kim' }));
  inHours(11);
  expect(await whoIs(cookie)).toMatchObject({ username: 'kim' });
  inHours(22);
  expect(await whoIs(cookie)).toMatchObject({ username: 'kim' });
  inHours(35);
  expect(await whoIs(cookie)).toEqual({ authenticated: false });
});

test('a remembered session lives for thirty days of rest, in the browser too', async () => {
  const cookie = cookieOf(await logIn({ username: 'kim', rememberMe: true }));
  inHours(29 * 24);
  const answer = await app.request('/api/user', { headers: { cookie } });
  expect(await answer.json()).toMatchObject({ username: 'kim' });
  expect(answer.headers.getSetCookie().join()).toMatch(
    /session_token=.*Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  inHours(60 * 24);
  expect(await whoIs(cookie)).toEqual({ authenticated: false });
});

test('behind https the cookie is Secure, and has the name that only https may set', async () => {
  const secure = await testApp({ PUBLIC_URL: 'https://chinookcover.example' });
  await createUser(secure.db, { username: 'kim', fullName: 'Kim Bird' });
  const json = { username: 'kim', password: 'DemoPass1', rememberMe: true };
  const answer = await secure.request('/api/login', { method: 'POST', json });
  const [line = ''] = answer.headers.getSetCookie();
  expect(line).toMatch(/^__Secure-chinook.session_token=/);
  expect(line).toMatch(/Secure; SameSite=Lax|SameSite=Lax; Secure|; Secure/);
  const cookie = cookieOf(answer);
  expect(await (await secure.request('/api/user', { headers: { cookie } })).json()).toMatchObject({
    username: 'kim',
  });
});

test('a login begins a new session and ends the one that the browser came with', async () => {
  const first = cookieOf(await logIn({ username: 'kim' }));
  const second = cookieOf(await logIn({ username: 'kim' }, { cookie: first }));
  expect(second).not.toBe(first);
  expect(await whoIs(first)).toEqual({ authenticated: false });
  expect(await whoIs(second)).toMatchObject({ username: 'kim' });
});

test('a cookie that somebody planted before the login is never taken over', async () => {
  const planted = 'chinook.session_token=planted.c2lnbmF0dXJl';
  const answer = await logIn({ username: 'kim' }, { cookie: planted });
  expect(cookieOf(answer)).not.toContain('planted');
  expect(await whoIs(planted)).toEqual({ authenticated: false });
});

test('a cookie with another token, another signature or none is nobody', async () => {
  const cookie = cookieOf(await logIn({ username: 'kim' }));
  const value = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '');
  const [token = '', signature = ''] = value.split('.');
  const other = cookieOf(await logIn({ username: 'boss' }));
  const otherToken = decodeURIComponent(/session_token=([^;]+)/.exec(other)?.[1] ?? '').split('.')[0];
  const forged = [
    token,
    `${token}.`,
    `${otherToken}.${signature}`,
    `${token}.${signature.slice(0, -2)}A=`,
    '.',
    '',
  ];
  for (const value of forged) {
    expect(await whoIs(`chinook.session_token=${encodeURIComponent(value)}`)).toEqual({
      authenticated: false,
    });
  }
  expect(await whoIs('chinook.session_token=%E0%A4%A')).toEqual({ authenticated: false });
});

test('a change of role ends the sessions that began with the old one', async () => {
  await createUser(app.db, { username: 'risen', fullName: 'Lee' });
  const person = await app.logIn({ username: 'risen' });
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.username, 'risen'));
  expect(await (await person.request('/api/user')).json()).toEqual({ authenticated: false });
  expect((await person.request('/api/admin/outbox')).status).toBe(401);
});

test('a suspended user is out with the next call, whatever the call', async () => {
  await createUser(app.db, { username: 'thrown', fullName: 'Lee' });
  const person = await app.logIn({ username: 'thrown' });
  expect((await person.request('/api/cases')).status).toBe(200);
  await app.db.update(users).set({ status: 'suspended' }).where(eq(users.username, 'thrown'));
  expect((await person.request('/api/cases')).status).toBe(401);
});

test.each([
  [
    'the user is suspended',
    (id: string) => app.db.update(users).set({ status: 'suspended' }).where(eq(users.id, id)),
  ],
  ['the role changes', (id: string) => app.db.update(users).set({ role: 'broker' }).where(eq(users.id, id))],
  ['the session is ended elsewhere', (id: string) => app.db.delete(sessions).where(eq(sessions.userId, id))],
])('an open stream of live events ends when %s', async (reason, end) => {
  const username = reason.replaceAll(' ', '_').slice(0, 30);
  const { id } = await createUser(app.db, { username, fullName: 'Lee' });
  const person = await app.logIn({ username });
  const stream = await person.request('/api/events');
  const kim = await app.logIn({ username: 'kim' });
  const others = (await kim.request('/api/events')).body?.getReader();
  await end(id);
  // Read to its end, which would never come.
  expect(await stream.text()).toContain('"topics":["user"]');
  expect((await person.request('/api/events')).status).toBe(401);
  expect(new TextDecoder().decode((await others?.read())?.value)).toContain('ready');
  await others?.cancel();
});

test('one sees and ends the own sessions, and nobody else’s', async () => {
  await createUser(app.db, { username: 'many', fullName: 'Lee' });
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const elsewhere = cookieOf(await logIn({ username: 'many' }, { 'user-agent': chrome }));
  const here = await app.logIn({ username: 'many' });
  const { items } = await (await here.request('/api/user/sessions')).json();
  expect(items).toMatchObject([
    { current: true },
    { current: false, device: 'Chrome on Windows', remembered: false },
  ]);
  expect(JSON.stringify(items)).not.toMatch(/token/i);

  const kim = await app.logIn({ username: 'kim' });
  expect((await kim.request(`/api/user/sessions/${items[1].id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await here.request(`/api/user/sessions/${items[1].id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await whoIs(elsewhere)).toEqual({ authenticated: false });
  expect(await (await here.request('/api/user')).json()).toMatchObject({ username: 'many' });
});

test('all but the one that asks end at once, and those of nobody else', async () => {
  await createUser(app.db, { username: 'most', fullName: 'Lou' });
  const others = [await app.logIn({ username: 'most' }), await app.logIn({ username: 'most' })];
  const here = await app.logIn({ username: 'most' });
  const kim = await app.logIn({ username: 'kim' });
  expect((await here.request('/api/user/sessions', { method: 'DELETE' })).status).toBe(204);
  const { items } = await (await here.request('/api/user/sessions')).json();
  expect(items).toMatchObject([{ current: true }]);
  for (const other of others)
    expect(await (await other.request('/api/user')).json()).toEqual({ authenticated: false });
  expect(await (await kim.request('/api/user')).json()).toMatchObject({ username: 'kim' });
});

test('the token of a session is not in the answer of the login', async () => {
  const answer = await logIn({ username: 'kim' });
  const [row] = await app.db.select().from(sessions).limit(1);
  expect(await answer.text()).not.toContain(row?.token ?? 'no row');
});

test.each([
  ['kim', 'broker', 1],
  ['kim', 'admin', 1],
  ['kim', 'client', 0],
  ['broker', 'admin', 1],
  ['broker', 'broker', 0],
  ['boss', 'broker', 0],
  ['boss', 'admin', 0],
])('%s at the %s door is let in, and %i row says that they came', async (username, door, rows) => {
  const answer = await logIn({ username }, { 'x-portal': door });
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  const noted = await app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(
    noted.filter(({ action, data }) => action === 'login.other_door' && data.door === door),
  ).toHaveLength(rows);
});

test('a login takes username, password and rememberMe, and nothing else; the portal is named in a header', async () => {
  const more = await logIn({ username: 'kim', door: 'broker' });
  expect(more.status).toBe(422);
  expect((await more.json()).errors).toEqual({ door: 'This field is not known here' });
  const unknown = await logIn({ username: 'kim' }, { 'x-portal': 'cellar' });
  expect(unknown.status).toBe(422);
  expect((await unknown.json()).message).toBe('The header X-Portal is one of client, broker, admin');
});
