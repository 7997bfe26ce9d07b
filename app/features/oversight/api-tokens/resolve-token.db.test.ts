import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { passportSentence } from '#app/features/ledger/passport/passport-sentence.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { callRoute } from '#tests/fixtures/api/call-route.ts';
import { readContract } from '#tests/fixtures/api/contract.ts';
import type { TokenOutput } from './schema.ts';
import { SCOPE_NAMES, type Scope } from './scopes.ts';
import { apiTokens } from './tables.server.ts';

const app = await testApp();
const { db } = app;
const contract = await readContract(app);
const { id: bossId } = await createUser(db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
const boss = await app.as({ username: 'boss' });
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const { id: caseId } = await createCase(db, { contact: { fullName: 'Casey Client' } }, client);
const message = await sendContactMessage(
  db,
  { fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'other', message: 'Are you open on Monday?' },
  { ip: '203.0.113.9' },
);

afterEach(async () => {
  await db.delete(apiTokens);
  await db.update(users).set({ status: 'active', role: 'admin' }).where(eq(users.id, bossId));
});

async function made(scopes: readonly Scope[], name = 'Sheet') {
  const json = { name, scopes, days: '30' };
  const response = await boss.request('/api/admin/tokens', { method: 'POST', json });
  expect(response.status).toBe(201);
  const { token, secret } = (await response.json()) as { token: TokenOutput; secret: string };
  const headers = { authorization: `Bearer ${secret}` };
  return { token, secret, headers, get: (path: string) => app.caller().request(path, { headers }) };
}

const OF_SCOPE: Record<Scope, readonly string[]> = {
  'cases:read': ['GET /api/v1/cases', 'GET /api/v1/cases/:id'],
  'people:read': ['GET /api/v1/cases/:id/person'],
  'contacts:read': ['GET /api/v1/contact-messages', 'GET /api/v1/contact-messages/:id'],
  'numbers:read': ['GET /api/v1/numbers'],
};
const idFor = (route: string) => (route.includes('contact') ? message.id : caseId);
const apiRoutes = app.routes.filter((route) => route.includes(' /api/'));

test.each(SCOPE_NAMES)(
  'a token for %s is let in where its scope reads, and refused at every other route',
  async (scope) => {
    const { headers } = await made([scope]);
    const open: string[] = [];
    for (const route of apiRoutes) {
      const answer = await callRoute(app.caller(), route, { path: { id: idFor(route) } }, { headers });
      expect(await contract.differs(route, answer), route).toBeNull();
      if (answer.status < 400) open.push(route);
      else expect([route, answer.status]).toEqual([route, 403]);
    }
    expect(open.toSorted()).toEqual(OF_SCOPE[scope].toSorted());
  },
);

test('every call for programs belongs to a scope', () => {
  const known = Object.values(OF_SCOPE).flat().toSorted();
  expect(apiRoutes.filter((route) => route.includes('/api/v1/'))).toEqual(known);
});

test('a reading of a person is in their passport and in the audit log, by the token’s name and its maker', async () => {
  const { id: caseId } = await createCase(db, { contact: { fullName: 'Casey Client' } }, client);
  const { token, get } = await made(['cases:read', 'people:read', 'contacts:read'], 'Our CRM');
  const list = await (await get('/api/v1/cases')).text();
  const contacts = await (await get('/api/v1/contact-messages')).text();
  expect(list + contacts + (await (await get(`/api/v1/cases/${caseId}`)).text())).not.toMatch(/Casey|Kim|@/);
  expect(await listPassport(db, caseId)).toEqual([]);
  const person = await (await get(`/api/v1/cases/${caseId}/person`)).json();
  expect(person).toMatchObject({ caseId, fullName: 'Casey Client', email: expect.stringContaining('@') });
  const [line] = await listPassport(db, caseId);
  expect(line && passportSentence(line)).toMatch(
    /^Read by the program “Our CRM” of Avery Q, site administrator, on .*name.*Why: a program of this site works with requests\.$/,
  );
  expect(line?.fields).toEqual(expect.arrayContaining(['name', 'email', 'answers']));
  const read = await (await get(`/api/v1/contact-messages/${message.id}`)).json();
  expect(read.message).toBe('Are you open on Monday?');
  const [kept] = await db.select().from(contactMessages).where(eq(contactMessages.id, message.id));
  expect(kept?.state, 'who has not read it still finds it new').toBe('new');
  const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, token.id));
  expect(rows.map(({ actorKind, action }) => `${actorKind} ${action}`).toSorted()).toEqual([
    ...['token case.read_by_program', 'token contact.read'],
  ]);
  expect((await verifyLedger(db)).intact).toBe(true);
  const log = await (await boss.request('/api/admin/audit?action=contact.read')).json();
  expect(log.items[0].by).toBe('The program “Our CRM”');
});

test('a token ends at once when it is revoked, when its time is over, and when its maker is no administrator any more', async () => {
  const { token, get } = await made(['numbers:read']);
  const status = async () => (await get('/api/v1/numbers')).status;
  const stateOf = async () =>
    (await (await boss.request('/api/admin/tokens')).json()).items[0].state as TokenOutput['state'];
  expect([await status(), await stateOf()]).toEqual([200, 'good']);
  await db.update(users).set({ role: 'client' }).where(eq(users.id, bossId));
  expect(await status()).toBe(401);
  await db.update(users).set({ role: 'admin', status: 'suspended' }).where(eq(users.id, bossId));
  expect(await status()).toBe(401);
  await db.update(users).set({ status: 'active' }).where(eq(users.id, bossId));
  await db.update(apiTokens).set({ expiresAt: new Date(Date.now() - 1) });
  expect([await status(), await stateOf()]).toEqual([401, 'ended']);
  await db.update(apiTokens).set({ expiresAt: new Date(Date.now() + 60_000) });
  const revoke = () => boss.request(`/api/admin/tokens/${token.id}`, { method: 'DELETE' });
  const both = await Promise.all([revoke(), revoke()]);
  expect(both.map(({ status: one }) => one)).toEqual([200, 200]);
  expect([await status(), await stateOf()]).toEqual([401, 'revoked']);
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'token.revoked'));
  expect(rows).toHaveLength(1);
  expect((await boss.request(`/api/admin/tokens/${newId()}`, { method: 'DELETE' })).status).toBe(404);
});

test('what is shown once is kept as a hash, and its last use is known', async () => {
  const { token, secret, get } = await made(['numbers:read']);
  const [row] = await db.select().from(apiTokens);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row?.ending).toBe(secret.slice(-4));
  const list = async () => (await (await boss.request('/api/admin/tokens')).json()).items as TokenOutput[];
  expect(await list()).toMatchObject([{ id: token.id, lastUsedAt: null, by: 'Avery Q' }]);
  await get('/api/v1/numbers');
  expect((await list())[0]?.lastUsedAt).not.toBeNull();
  expect(JSON.stringify(await list())).not.toContain(secret);
});

test('a token counts instead of the session beside it, and a session opens nothing for programs', async () => {
  const { headers } = await made(['numbers:read']);
  expect((await boss.request('/api/admin/tokens', { headers })).status).toBe(403);
  expect((await boss.request('/api/v1/numbers')).status).toBe(403);
  for (const authorization of ['Bearer cck_nothing', 'Bearer  x', `bearer ${'x'.repeat(200)}`])
    expect((await boss.request('/api/v1/numbers', { headers: { authorization } })).status).toBe(401);
  // Another scheme is somebody else's, such as a proxy's.
  expect((await boss.request('/api/user', { headers: { authorization: 'Basic eDp5' } })).status).toBe(200);
});

test('a token is limited by itself, whatever address it calls from', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  await createUser(limited.db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
  const admin = await limited.as({ username: 'boss' });
  const json = { name: 'Sheet', scopes: ['cases:read'], days: '30' };
  const { secret } = await (await admin.request('/api/admin/tokens', { method: 'POST', json })).json();
  const call = (at: number) =>
    limited.request('/api/v1/cases?limit=1', {
      headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': `203.0.${at}.1` },
    });
  const statuses: number[] = [];
  for (let at = 0; at < 122; at += 1) statuses.push((await call(at)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.slice(120)).toEqual([429, 429]);
});

test('wrong input is refused by field, and there is room for twenty', async () => {
  const json = { name: 'Sheet', scopes: ['cases:read'], days: '30' };
  const post = (body: object) => boss.request('/api/admin/tokens', { method: 'POST', json: body });
  for (const [wrong, field] of [
    [{ ...json, name: '' }, 'name'],
    [{ ...json, scopes: [] }, 'scopes'],
    [{ ...json, scopes: ['cases:write'] }, 'scopes.0'],
    [{ ...json, days: '9999' }, 'days'],
  ] as const) {
    const answer = await post(wrong);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [field]]);
  }
  const many = await Promise.all(Array.from({ length: 22 }, () => post(json)));
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
});
