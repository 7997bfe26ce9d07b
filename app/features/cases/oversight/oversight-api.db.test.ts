import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { expireAcceptance } from '#tests/fixtures/api/cases/case-steps.ts';

const app = await testApp();
await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(app.db, { username: 'dana', fullName: 'Dana Broker' });
const olive = await createBroker(app.db, { username: 'olive', fullName: 'Olive Other' });
const [admin, danaPage] = [await app.as({ username: 'admin' }), await app.as({ username: 'dana' })];

const call = (who: typeof admin, id: string, door: 'assign' | 'undo', json: object) =>
  who.request(`/api/admin/cases/${id}/${door}`, { method: 'POST', json });

/** A case that the clock took from Dana, and its version now. */
async function takenByTheClock() {
  const { id, accessId } = await createAssignedCase(app.db, dana);
  await app.db.update(cases).set({ acceptBy: now() }).where(eq(cases.id, id));
  await expireAcceptance(app.db, systemViewer('clock'), { caseId: id, accessId });
  const { row } = await findCase(app.db, id);
  expect(row.status).toBe('new');
  return { id, version: row.version };
}

test('an administrator takes back what the clock decided, once, and the broker has new time', async () => {
  const { id, version } = await takenByTheClock();
  const reason = 'Dana had called';
  expect((await call(danaPage, id, 'undo', { version, reason })).status).toBe(403);
  const empty = await call(admin, id, 'undo', { version, reason: ' ' });
  expect(empty.status).toBe(422);
  expect((await empty.json()).errors).toEqual({ reason: 'Please add a short note' });
  expect((await call(admin, id, 'undo', { version: version - 1, reason })).status).toBe(409);

  const both = await Promise.all([1, 2].map(() => call(admin, id, 'undo', { version, reason })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { row, access } = await findCase(app.db, id);
  expect(row).toMatchObject({ status: 'assigned', acceptBy: expect.any(Date) });
  expect(access?.brokerId).toBe(dana.id);
});

test('an administrator gives a case to another broker, with a reason once somebody had it', async () => {
  const { id, version } = await createAssignedCase(app.db, dana);
  const choice = { version, brokerId: olive.id };
  expect((await call(danaPage, id, 'assign', { ...choice, reason: 'I am full' })).status).toBe(403);
  expect((await call(admin, id, 'assign', choice)).status).toBe(422);
  expect((await call(admin, id, 'assign', { version, brokerId: 'olive', reason: 'x' })).status).toBe(422);
  const given = await call(admin, id, 'assign', { ...choice, reason: 'Dana is away' });
  expect(given.status).toBe(200);
  const { access, ended } = await findCase(app.db, id);
  expect(access?.brokerId).toBe(olive.id);
  expect(ended).toMatchObject([{ brokerId: dana.id, closedReason: 'reassigned' }]);
  expect((await call(admin, id, 'assign', { ...choice, reason: 'Once more' })).status).toBe(409);
  expect((await danaPage.request(`/api/cases/${id}`)).status).toBe(404);
});

test('an administrator takes a case back from its broker: both are told, and it waits for another', async () => {
  const { id, version } = await createAssignedCase(app.db, dana);
  const release = (json: object, who = admin) =>
    who.request(`/api/admin/cases/${id}/release`, { method: 'POST', json });
  expect((await release({ version, reason: 'I am ill' }, danaPage)).status).toBe(403);
  expect((await release({ version, reason: '' })).status).toBe(422);
  expect((await release({ version: version + 1, reason: 'Dana is ill' })).status).toBe(409);
  const both = await Promise.all([1, 2].map(() => release({ version, reason: 'Dana is ill' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { row, ended } = await findCase(app.db, id);
  expect(row.status).toBe('new');
  expect(ended).toMatchObject([{ brokerId: dana.id, closedReason: 'reassigned' }]);
  const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['case_released', 'case_taken_back', 'case_assigned']),
  );
});

test('an administrator says how urgent a case is, and opens again what was taken for spam', async () => {
  const { id, version } = await createAssignedCase(app.db, dana);
  const urgent = (json: object, who = admin) =>
    who.request(`/api/admin/cases/${id}/priority`, { method: 'POST', json });
  expect((await urgent({ version, priority: 'high' }, danaPage)).status).toBe(403);
  expect((await urgent({ version, priority: 'urgent' })).status).toBe(422);
  expect(await (await urgent({ version, priority: 'high' })).json()).toMatchObject({ priority: 'high' });
  expect((await urgent({ version, priority: 'low' })).status).toBe(409);
  const move = (to: string, more: object) =>
    admin.request(`/api/cases/${id}/transitions`, { method: 'POST', json: { to, ...more } });
  const spam = await (await move('spam', { version: version + 1, reason: 'advertising' })).json();
  expect(spam).toMatchObject({ status: 'spam', broker: null });
  expect(spam.steps).toContain('reopen');
  const again = await (await move('new', { version: spam.version, reason: 'They called us' })).json();
  expect(again).toMatchObject({ status: 'new', closedAt: null });
});
