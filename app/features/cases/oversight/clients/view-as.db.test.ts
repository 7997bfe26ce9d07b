import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sessions, users } from '#app/features/accounts/tables.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { peopleMaker } from '#tests/fixtures/api/api-people.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
const { person } = peopleMaker(db);

beforeEach(async () => {
  await db.delete(cases);
  await db.delete(users);
});

type Cookie = { cookie: string };
const send = ({ cookie }: Cookie, method: string, path: string, json?: unknown) =>
  app.caller().request(path, { method, headers: { cookie }, ...(json !== undefined && { json }) });
const look = (who: Cookie, id: string, reason = 'asked_for_help') =>
  send(who, 'POST', `/api/admin/users/${id}/view-as`, { reason });
const whoIs = async (who: Cookie) => (await send(who, 'GET', '/api/user')).json();

test('an administrator sees what a client sees, and it stands in the passport and the audit log', async () => {
  const [boss, kim] = [await person('admin'), await person('client')];
  const { id: caseId } = await createCase(db);
  await db.update(cases).set({ clientId: kim.id }).where(eq(cases.id, caseId));
  expect((await look(boss, kim.id)).status).toBe(200);
  expect(await whoIs(boss)).toMatchObject({
    id: kim.id,
    role: 'client',
    viewedBy: { fullName: boss.fullName },
  });
  expect((await send(boss, 'GET', `/api/cases/${caseId}`)).status).toBe(200);
  expect((await send(boss, 'GET', '/api/admin/overview')).status).toBe(403);
  const [row] = await db.select().from(disclosures).where(eq(disclosures.caseId, caseId));
  expect(row).toMatchObject({
    kind: 'viewed',
    recipientKind: 'admin',
    recipientId: boss.id,
    purpose: 'support',
  });
  const [audit] = await db.select().from(auditLog).where(eq(auditLog.action, 'client.viewed_as'));
  expect(audit).toMatchObject({ actorId: boss.id, thingId: kim.id, data: { reason: 'asked_for_help' } });
  expect((await send(boss, 'POST', '/api/view-as/end')).status).toBe(204);
  expect(await whoIs(boss)).toMatchObject({ id: boss.id, role: 'admin' });
  expect((await whoIs(kim)).viewedBy).toBeUndefined();
});

test('what an administrator opens as a broker is read by the administrator, and so it stands in the passport', async () => {
  const [boss, dana] = [await person('admin'), await person('broker')];
  const { id: caseId } = await createAssignedCase(db, dana);
  expect((await look(boss, dana.id, 'complaint')).status).toBe(200);
  expect(await whoIs(boss)).toMatchObject({
    id: dana.id,
    role: 'broker',
    viewedBy: { fullName: boss.fullName },
  });
  expect((await send(boss, 'GET', `/api/cases/${caseId}`)).status).toBe(200);
  expect((await send(boss, 'GET', '/api/broker/queue')).status).toBe(200);
  expect((await send(boss, 'GET', '/api/admin/overview')).status).toBe(403);
  const found = await db.select().from(disclosures).where(eq(disclosures.caseId, caseId));
  const rows = found.filter(({ kind }) => kind === 'viewed');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(row).toMatchObject({
      recipientKind: 'admin',
      recipientId: boss.id,
      actorId: boss.id,
      purpose: 'oversight',
    });
  const [audit] = await db.select().from(auditLog).where(eq(auditLog.action, 'broker.viewed_as'));
  expect(audit).toMatchObject({ actorId: boss.id, thingId: dana.id, data: { reason: 'complaint' } });
  expect((await send(boss, 'POST', '/api/view-as/end')).status).toBe(204);
  expect(await whoIs(boss)).toMatchObject({ id: boss.id, role: 'admin' });
});

test.each(['client', 'broker'] as const)(
  'while looking as a %s, every call of the whole API that changes something is refused',
  async (role) => {
    const [boss, kim] = [await person('admin'), await person(role)];
    await look(boss, kim.id);
    const changing = app.routes.filter((route) => !/^(GET|ALL|HEAD) /.test(route));
    const allowed = ['POST /api/view-as/end', 'POST /api/logout'];
    expect(changing.length).toBeGreaterThan(100);
    for (const route of changing.filter((one) => !allowed.includes(one))) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replaceAll(/:\w+\??/g, crypto.randomUUID());
      const answer = await send(boss, method, path, {});
      expect([route, answer.status]).toEqual([route, 403]);
      expect((await answer.json()).message).toContain('nothing can be changed here');
    }
  },
);

test.each(['client', 'broker'] as const)(
  'while looking as a %s, nothing of the admin area is read',
  async (role) => {
    const [boss, kim] = [await person('admin'), await person(role)];
    await look(boss, kim.id);
    const reading = app.routes.filter((route) => /^GET \/api\/admin\//.test(route));
    expect(reading.length).toBeGreaterThan(30);
    for (const route of reading) {
      const path = route.slice('GET '.length).replaceAll(/:\w+\??/g, crypto.randomUUID());
      expect([route, (await send(boss, 'GET', path)).status]).toEqual([route, 403]);
    }
  },
);

test('whoever looks takes no copy along: the download of everything is for its owner alone', async () => {
  const [boss, kim] = [await person('admin'), await person('client')];
  const { id: caseId } = await createCase(db);
  await db.update(cases).set({ clientId: kim.id }).where(eq(cases.id, caseId));
  const copies = ['/api/user/export', `/api/cases/${caseId}/archive`];
  expect((await look(boss, kim.id)).status).toBe(200);
  for (const path of copies) expect((await send(boss, 'GET', path)).status, path).toBe(403);
  for (const path of copies) expect((await send(kim, 'GET', path)).status, path).toBe(200);
});

test('a look ends by itself, and when the client is suspended', async () => {
  const [boss, kim] = [await person('admin'), await person('client')];
  await look(boss, kim.id, 'problem');
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, boss.id));
  const minutes = ((session?.viewAsUntil?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(30);
  await db
    .update(sessions)
    .set({ viewAsUntil: new Date(Date.now() - 1) })
    .where(eq(sessions.userId, boss.id));
  expect(await whoIs(boss)).toMatchObject({ id: boss.id, role: 'admin' });
  await look(boss, kim.id, 'problem');
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, kim.id));
  expect(await whoIs(boss)).toMatchObject({ id: boss.id });
});

test('only active clients and brokers can be looked at, only by administrators, and only with a reason', async () => {
  const [boss, broker, kim] = [await person('admin'), await person('broker'), await person('client')];
  const gone = await person('broker');
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, gone.id));
  expect((await look(boss, gone.id)).status).toBe(404);
  expect((await look(boss, boss.id)).status).toBe(404);
  expect((await look(broker, kim.id)).status).toBe(403);
  expect((await look(kim, kim.id)).status).toBe(403);
  expect((await look(boss, kim.id, 'curious')).status).toBe(422);
  expect(await whoIs(boss)).toMatchObject({ id: boss.id });
});
