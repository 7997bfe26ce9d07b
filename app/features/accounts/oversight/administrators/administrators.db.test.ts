import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { peopleMaker } from '#tests/fixtures/api/api-people.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
const { person } = peopleMaker(db);

beforeEach(async () => {
  await db.delete(users);
});

const call = (who: { cookie: string }, path: string, json?: unknown, method = 'POST') =>
  app.caller().request(`/api/admin/administrators${path}`, {
    ...{ method, headers: { cookie: who.cookie } },
    ...(json !== undefined && { json }),
  });
const statusOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

test('an invited administrator chooses a password, joins, and is listed with two-factor login and last login', async () => {
  const boss = await person('admin');
  const invited = await call(boss, '', { fullName: 'Blair K', email: 'Blair@cover.example' });
  expect(invited.status).toBe(201);
  expect((await call(boss, '', { fullName: 'Blair K', email: 'blair@cover.example' })).status).toBe(409);
  const isTheirs = and(eq(outboxMails.recipient, 'blair@cover.example'));
  const [mail] = await db.select().from(outboxMails).where(isTheirs);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await (await app.request(`/api/invitation/${token}`)).json()).toMatchObject({ role: 'admin' });
  const joining = { token, username: 'blair', password: 'Gravel7Road', confirmPassword: 'Gravel7Road' };
  await app.request('/api/invitation', { method: 'POST', json: { ...joining, agreeTerms: true } });
  const blair = await app.logIn({ username: 'blair', password: 'Gravel7Road' });
  const { items } = await (await blair.request('/api/admin/administrators')).json();
  expect(items.find(({ username }: { username: string }) => username === 'blair')).toMatchObject({
    ...{ status: 'active', twoFactorEnabled: false, lastLoginAt: expect.any(String) },
  });
});

test('a client is promoted, logged out, and can be made a client again', async () => {
  const [boss, kim] = [await person('admin'), await person('client')];
  const row = await statusOf(kim.id);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, kim.id));
  expect((await call(boss, '/promote', { email: row?.email })).status).toBe(409);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, kim.id));
  expect((await call(boss, '/promote', { email: row?.email?.toUpperCase() })).status).toBe(200);
  expect(await statusOf(kim.id)).toMatchObject({ role: 'admin' });
  expect(await db.$count(sessions, eq(sessions.userId, kim.id))).toBe(0);
  expect((await call(boss, '/promote', { email: row?.email })).status).toBe(404);
  expect((await call(boss, `/${kim.id}/demote`)).status).toBe(204);
  expect((await call(boss, `/${kim.id}/demote`)).status).toBe(404);
  expect(await statusOf(kim.id)).toMatchObject({ role: 'client' });
  const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, boss.id));
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['admin.promoted', 'admin.demoted']),
  );
});

test('nobody suspends or demotes themselves, and no broker is made an administrator', async () => {
  const [boss, broker] = [await person('admin'), await person('broker')];
  // Another one, or the last administrator would be kept for that alone.
  await person('admin');
  for (const act of ['demote', 'suspend']) {
    const answer = await call(boss, `/${boss.id}/${act}`, { reason: 'left' });
    expect([act, answer.status, await answer.json()]).toMatchObject([
      ...[act, 409],
      { message: 'You cannot do this to yourself. Please ask another administrator.' },
    ]);
  }
  const { email } = (await statusOf(broker.id)) ?? {};
  expect((await call(boss, '/promote', { email })).status).toBe(404);
  expect((await call(boss, `/${broker.id}/suspend`, { reason: 'left' })).status).toBe(404);
});

test('two administrators who suspend each other at once leave one', async () => {
  const [one, other] = [await person('admin'), await person('admin')];
  const answers = await Promise.all([
    call(one, `/${other.id}/suspend`, { reason: 'left' }),
    call(other, `/${one.id}/demote`),
  ]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()[0]).toBe(204);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await db.$count(users, and(eq(users.role, 'admin'), eq(users.status, 'active')))).toBe(1);
});

test('a suspended administrator is out at once, and is restored once', async () => {
  const [boss, other] = [await person('admin'), await person('admin')];
  await call(boss, `/${other.id}/suspend`, { reason: 'security' });
  expect((await call(other, '', undefined, 'GET')).status).toBe(401);
  const answers = await Promise.all([call(boss, `/${other.id}/restore`), call(boss, `/${other.id}/restore`)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
});

test('an invitation is cancelled, and its link with it', async () => {
  const boss = await person('admin');
  await call(boss, '', { fullName: 'Blair K', email: 'blair@cover.example' });
  const [row] = await db.select().from(users).where(eq(users.email, 'blair@cover.example'));
  // Who has not joined is no client either: what is taken back is the invitation.
  expect((await call(boss, `/${row?.id}/demote`)).status).toBe(409);
  expect((await call(boss, `/${row?.id}/invitation`, undefined, 'DELETE')).status).toBe(204);
  expect((await call(boss, `/${boss.id}/invitation`, undefined, 'DELETE')).status).toBe(409);
  expect(await db.$count(users)).toBe(1);
});

test('a client with the same name as an administrator stays a client', async () => {
  await createUser(db, { username: 'boss_2', fullName: 'Kim Bird' });
  const client = await app.as({ username: 'boss_2' });
  expect((await client.request('/api/admin/administrators')).status).toBe(403);
});
