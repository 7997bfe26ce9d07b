import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker, createUser } from '#app/features/accounts/seed.server.ts';
import { sessions } from '#app/features/accounts/tables.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { chatSessions } from '#app/features/chat/tables.server.ts';
import { newToken } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/app.ts';
import { CALLERS, type CallerName, type Made, ROUTE_RULES, type RouteRule } from './route-rules.ts';

const app = await testApp();
const client = await createUser(app.db, { username: 'client', fullName: 'Kim Bird' });
await createUser(app.db, { username: 'other_client', fullName: 'Lee Bird' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana W' });
await createBroker(app.db, { username: 'other_broker', fullName: 'Omar H' });
await createUser(app.db, { username: 'admin', fullName: 'Avery Q', role: 'admin' });

const cookies: Record<CallerName, string> = {
  visitor: '',
  client: await cookieOf('client'),
  otherClient: await cookieOf('other_client'),
  broker: await cookieOf('broker'),
  otherBroker: await cookieOf('other_broker'),
  admin: await cookieOf('admin'),
};
const loggedIn = await app.db.select().from(sessions);

async function cookieOf(username: string): Promise<string> {
  const json = { username, password: 'DemoPass1' };
  const answer = await app.caller().request('/api/login', { method: 'POST', json });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What the rule speaks of, fresh for each call: some end sessions, others move the case on. */
async function make({ id }: RouteRule): Promise<Made> {
  await app.db.insert(sessions).values(loggedIn).onConflictDoNothing();
  const made: Made = { caseId: '', version: 1, sessionId: '', chatId: '', mailId: '' };
  if (id === 'caseId') {
    const assigned = await createAssignedCase(app.db, broker, {}, client);
    return { ...made, caseId: assigned.id, version: assigned.version };
  }
  if (id === 'sessionId') return { ...made, sessionId: await makeSession() };
  if (id === 'chatId') return { ...made, chatId: await makeChat() };
  if (id === 'mailId') return { ...made, mailId: await makeMail() };
  return made;
}

async function makeSession(): Promise<string> {
  const expiresAt = new Date(Date.now() + 60_000);
  const [session] = await app.db
    .insert(sessions)
    .values({ userId: client.id, token: newToken(), expiresAt })
    .returning({ id: sessions.id });
  return session?.id ?? '';
}

async function makeChat(): Promise<string> {
  const { id, accessId } = await createAssignedCase(app.db, broker);
  await app.db.update(caseAccess).set({ acceptedAt: new Date() }).where(eq(caseAccess.id, accessId));
  const [chat] = await app.db
    .insert(chatSessions)
    .values({
      caseId: id,
      tokenHash: newToken(),
      mode: 'waiting',
      lastMessageAt: new Date(),
      purgeAfter: new Date(),
    })
    .returning({ id: chatSessions.id });
  return chat?.id ?? '';
}

async function makeMail(): Promise<string> {
  const words = { kind: 'test', recipient: 'a@example.com', subject: 'Hello', html: '', text: '' };
  const [mail] = await app.db
    .insert(outboxMails)
    .values({ ...words, state: 'kept' })
    .returning({ id: outboxMails.id });
  return mail?.id ?? '';
}

async function call(
  route: string,
  rule: RouteRule,
  made: Made,
  headers: Record<string, string>,
): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern
    .replace(':id', String(rule.id ? made[rule.id] : 'missing'))
    .replace(':type', 'auto')
    .replace(/:\w+/, 'x'.repeat(43));
  const json = rule.body?.(made) ?? {};
  const answer = await app.request(path, { method, headers, ...(method !== 'GET' && { json }) });
  // The stream of live events would stay open.
  await answer.body?.cancel();
  return answer;
}

test('every route has a rule, and every rule a route', () => {
  expect(app.routes).toEqual(Object.keys(ROUTE_RULES).sort());
});

test.each(Object.entries(ROUTE_RULES))('%s lets in whom its rule names', async (route, rule) => {
  const statuses: Record<string, number> = {};
  for (const caller of CALLERS) {
    statuses[caller] = (await call(route, rule, await make(rule), { cookie: cookies[caller] })).status;
  }
  if (rule.who === 'same') {
    expect(new Set(Object.values(statuses)).size, JSON.stringify(statuses)).toBe(1);
    expect([403, 500]).not.toContain(statuses.visitor);
    return;
  }
  const outcomes = Object.fromEntries(
    CALLERS.map((caller) => [
      caller,
      [401, 403, 404, 500, 503].find((status) => status === statuses[caller]) ?? 'in',
    ]),
  );
  expect(outcomes).toEqual(Object.fromEntries(CALLERS.map((caller, index) => [caller, rule.who[index]])));
});

const changing = Object.entries(ROUTE_RULES).filter(([route]) => !route.startsWith('GET '));

test.each(changing)('%s is refused when another site’s page sends it', async (route, rule) => {
  const cookie = cookies.admin;
  const made = await make(rule);
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.localhost' },
  ];
  for (const headers of foreign) {
    expect((await call(route, rule, made, { cookie, ...headers })).status, JSON.stringify(headers)).toBe(403);
  }
  const form = {
    cookie,
    origin: 'https://evil.example',
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect((await call(route, rule, made, form)).status).toBe(403);
});
