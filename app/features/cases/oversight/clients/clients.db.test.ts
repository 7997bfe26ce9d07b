import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import type { AdminClientDetail } from './schema.ts';

const app = await testApp();
const { db } = app;
const admin = await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const kim = await createUser(db, { username: 'kim_b', fullName: 'Kim Bird', phone: '+1 403-555-0142' });
const noor = await createUser(db, { username: 'noor', fullName: 'Noor Al 100%' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });
const post = (path: string, json: object = {}) =>
  boss.request(`/api/admin/clients${path}`, { method: 'POST', json });

test.each([
  ['', [noor.id, kim.id]],
  ['bird', [kim.id]],
  ['KIM b', [kim.id]],
  ['kim.b@exam', [kim.id]],
  ['(403) 555 0142', [kim.id]],
  ['100%', [noor.id]],
  ['%', []],
  ['dana', []],
])('looking for "%s" finds clients alone', async (q, ids) => {
  const answer = await boss.request(`/api/admin/clients?q=${encodeURIComponent(q)}`);
  expect((await answer.json()).items.map(({ id }: { id: string }) => id)).toEqual(ids);
});

test('a look at a client stands in the audit log and in the passport of each of their requests', async () => {
  const own = await createCase(db, {}, kim);
  const page = await (await boss.request(`/api/admin/clients/${kim.id}/cases`)).json();
  expect(page).toMatchObject({
    fullName: 'Kim Bird',
    emailVerified: true,
    cases: [{ id: own.id, status: 'new' }],
  });
  expect(page).not.toHaveProperty('password');
  const lines = await db.select().from(disclosures).where(eq(disclosures.caseId, own.id));
  expect(lines).toMatchObject([
    { kind: 'viewed', recipientName: 'Avery Admin', fields: ['insurance_type', 'name', 'email', 'phone'] },
  ]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, kim.id));
  expect(rows).toMatchObject([{ action: 'client.viewed', actorRole: 'admin' }]);
  for (const id of [dana.id, admin.id])
    expect((await boss.request(`/api/admin/clients/${id}/cases`)).status).toBe(404);
});

test('a consent says with which request it was given, and in the words of which day', async () => {
  const quote = exampleQuote('auto', { contact: { email: 'noor@example.com' } });
  const agreed = { ...quote, consent: { ...quote.consent, call: true } };
  const sent = await app.request('/api/quotes', {
    ...{ method: 'POST', json: agreed, headers: { 'idempotency-key': crypto.randomUUID() } },
  });
  const { reference } = await sent.json();
  const { consents } = await (await boss.request(`/api/admin/clients/${noor.id}/cases`)).json();
  const said = consents.map(
    ({ purpose, about, textVersion }: AdminClientDetail['consents'][number]) =>
      [purpose, about?.reference, textVersion] as const,
  );
  expect(said.toSorted()).toEqual([
    ['call', reference, currentConsentWording()],
    ['share_broker', reference, currentConsentWording()],
  ]);
});

test('a client is suspended once, logged out, and restored; nobody else is reached by that way', async () => {
  const page = await app.as({ username: 'kim_b' });
  const both = await Promise.all([1, 2].map(() => post(`/${kim.id}/suspend`, { reason: 'security' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await page.request('/api/cases')).status).toBe(401);
  expect((await post(`/${kim.id}/restore`)).status).toBe(204);
  expect((await post(`/${kim.id}/suspend`, { reason: 'dislike' })).status).toBe(422);
  for (const id of [admin.id, dana.id])
    expect((await post(`/${id}/suspend`, { reason: 'left' })).status).toBe(404);
  await app.logIn({ username: 'kim_b' });
  expect(await (await post(`/${kim.id}/end-sessions`)).json()).toEqual({ ended: 1 });
});
