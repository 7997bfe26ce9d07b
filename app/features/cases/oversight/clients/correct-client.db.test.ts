import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAccount } from '#app/features/accounts/queries.server.ts';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lastMailTo, tokenIn } from '#tests/fixtures/api/mailed-links.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });

const correct = (id: string, json: object, caller = boss) =>
  caller.request(`/api/admin/clients/${id}`, { method: 'PATCH', json });

const rowOf = (id: string) => readAccount(db, id);

async function client(username: string) {
  const user = await createUser(db, { username, fullName: 'Kim Bird', phone: '403-555-0142' });
  const { fullName, phone, email } = await rowOf(user.id);
  const was = { fullName, phone, email };
  return { user, was, same: { ...was, reason: 'own_wish', was } };
}

test('name and phone are corrected at once; log and passport name the fields, and the client hears who did it', async () => {
  const { user, was, same } = await client('ana');
  const own = await createCase(db, {}, user);
  const [before] = await db.select().from(cases).where(eq(cases.id, own.id));
  const sent = { ...same, fullName: ' Kim  Littlebear ', phone: '', reason: 'mistake' };
  expect((await correct(user.id, sent)).status).toBe(204);
  expect(await rowOf(user.id)).toMatchObject({ fullName: 'Kim Littlebear', phone: null, phoneE164: null });
  const [after] = await db.select().from(cases).where(eq(cases.id, own.id));
  expect(after).toEqual(before);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.thingId, user.id));
  expect(row).toMatchObject({
    action: 'client.corrected',
    data: {
      reason: 'mistake',
      fields: ['name', 'phone'],
      before: { name: 'given', phone: 'given' },
      after: { name: 'corrected', phone: 'none' },
    },
  });
  expect(JSON.stringify(row)).not.toMatch(/Kim|Littlebear|555-?0142/);
  expect(await db.select().from(disclosures).where(eq(disclosures.caseId, own.id))).toMatchObject([
    { kind: 'corrected', recipientName: 'Avery Admin', fields: ['name', 'phone'], purpose: 'correction' },
  ]);
  await app.runJobs();
  const mail = await lastMailTo(db, was.email);
  expect(mail?.subject).toBe('We corrected details of your account');
  expect(mail?.text).toMatch(/Avery Admin, an administrator of .+, corrected your name and phone\./s);
});

test('a new address is used once its mailbox has confirmed it; the old one hears of it and does not learn it', async () => {
  const { user, was, same } = await client('ben');
  expect((await correct(user.id, { ...same, email: 'Ben.New@example.com' })).status).toBe(204);
  await app.runJobs();
  expect(await rowOf(user.id)).toMatchObject({ email: was.email });
  const notice = await lastMailTo(db, was.email);
  expect(notice?.text).toContain('entered a new email address');
  expect(notice?.text).not.toContain('ben.new');
  const person = await app.as({ username: 'ben' });
  const token = tokenIn(await lastMailTo(db, 'ben.new@example.com'));
  await person.request('/api/verify-email', { method: 'POST', json: { token } });
  expect(await rowOf(user.id)).toMatchObject({ email: 'ben.new@example.com', emailVerified: true });
});

test.each([
  [{ fullName: '' }, { fullName: 'Full name is required' }],
  [{ phone: '1' }, { phone: 'Phone number must be at least 10 digits' }],
  [{ email: 'nobody' }, { email: 'Invalid email address' }],
  [{ email: 'boss@example.com' }, { email: 'Another account already uses this address' }],
  [{ fullName: 'New Name', reason: '' }, { reason: 'Please choose a reason' }],
  [{ role: 'admin' }, { role: 'This field is not known here' }],
  [{}, { form: 'Please change at least one detail' }],
])('a correction of %o is refused and changes nothing', async (json, errors) => {
  const { user, same } = await client(`w${newId().slice(-8)}`);
  const answer = await correct(user.id, { ...same, ...json });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual(errors);
  expect(await rowOf(user.id)).toMatchObject({ fullName: 'Kim Bird', phone: '403-555-0142' });
});

test('of two corrections at once one is refused as stale; other accounts, roles and idle accounts are not reached', async () => {
  const { user, same } = await client('cleo');
  const both = await Promise.all(
    ['One Name', 'Two Name'].map((fullName) => correct(user.id, { ...same, fullName })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const next = { ...same, fullName: 'Third Name' };
  for (const id of [dana.id, newId()]) expect((await correct(id, next)).status).toBe(404);
  for (const username of ['cleo', 'dana'])
    expect((await correct(user.id, next, await app.as({ username }))).status).toBe(403);
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, user.id));
  expect((await correct(user.id, next)).status).toBe(409);
});
