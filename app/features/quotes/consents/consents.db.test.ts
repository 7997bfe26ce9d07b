import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordConsent } from '#app/features/ledger/commands.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { newId } from '#app/platform/ids.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const as = {
  client: await app.as({ username: 'client' }),
  broker: await app.as({ username: 'broker' }),
};
type Caller = (typeof as)['client'];

const PHONE = '403-555-0142';
const NOTHING = { call: null, text: null };

/** A case that the broker has accepted, of a mailbox of its own. */
async function workedCase(): Promise<{ id: string; email: string }> {
  const id = await createWorkedCase(db, broker, client, {});
  const email = `${newId()}@example.ca`;
  await db.update(cases).set({ contactEmail: email, contactPhone: PHONE }).where(eq(cases.id, id));
  return { id, email };
}

async function read(who: Caller, id: string) {
  return (await who.request(`/api/cases/${id}/consents`)).json();
}

async function say(who: Caller, id: string, told: object) {
  const json = { ...told, wordingVersion: currentConsentWording() };
  const answer = await who.request(`/api/cases/${id}/consents`, { method: 'PUT', json });
  return { status: answer.status, body: await answer.json() };
}

test('what its person switches, the broker reads, and every yes and no stays in the ledger', async () => {
  const { id, email } = await workedCase();
  expect(await read(as.broker, id)).toEqual(NOTHING);
  const agreed = await say(as.client, id, { purpose: 'text', isAgreed: true });
  expect(agreed).toMatchObject({ status: 200, body: { call: null, text: expect.any(String) } });
  expect(await read(as.broker, id)).toEqual(agreed.body);
  // The same again is no second consent.
  expect((await say(as.client, id, { purpose: 'text', isAgreed: true })).body).toEqual(agreed.body);
  await say(as.client, id, { purpose: 'text', isAgreed: false });
  expect(await read(as.broker, id)).toEqual(NOTHING);
  const kept = await db
    .select({ page: consents.page, withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(and(eq(consents.email, email), eq(consents.purpose, 'text')));
  expect(kept).toEqual([{ page: '/portal/cases', withdrawnAt: expect.any(Date) }]);
  // Both read in the history that it was switched on and off, once each, and the broker is told of the no.
  for (const reader of [as.client, as.broker]) {
    const { items } = await (await reader.request(`/api/cases/${id}/events`)).json();
    const told = items.filter((one: { kind: string }) => one.kind === 'reach_changed');
    expect(told.map((one: { data: object }) => one.data)).toEqual([
      { purpose: 'text', isAgreed: false },
      { purpose: 'text', isAgreed: true },
    ]);
  }
  const notices = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(
    notices.filter(({ title }) => title.startsWith('The client turned text messages off')),
  ).toMatchObject([{ userId: broker.id }]);
});

test('two presses at once are one consent', async () => {
  const { id, email } = await workedCase();
  await Promise.all([1, 2].map(() => say(as.client, id, { purpose: 'call', isAgreed: true })));
  const kept = await db.select().from(consents).where(eq(consents.email, email));
  expect(kept).toMatchObject([{ purpose: 'call', phone: PHONE }]);
});

test('a consent for another number counts for nothing', async () => {
  const { id, email } = await workedCase();
  const given = {
    email,
    purpose: 'text',
    text: 'Yes',
    textVersion: '1',
    page: '/',
    method: 'web_form',
  } as const;
  await recordConsent(db, VISITOR, { ...given, phone: '780-555-0199' });
  expect(await read(as.client, id)).toEqual(NOTHING);
  await recordConsent(db, VISITOR, { ...given, phone: `+1 ${PHONE}` });
  expect(await read(as.client, id)).toMatchObject({ text: expect.any(String) });
});

test('only its person changes it, who was only asked reads nothing, and without a number there is nothing to agree to', async () => {
  const { id } = await workedCase();
  await say(as.client, id, { purpose: 'call', isAgreed: true });
  expect((await say(as.broker, id, { purpose: 'call', isAgreed: false })).status).toBe(403);
  expect((await say(as.client, id, { purpose: 'newsletter', isAgreed: true })).status).toBe(422);
  const offered = await createAssignedCase(db, broker, {}, client);
  expect(await read(as.broker, offered.id)).toEqual(NOTHING);
  await db.update(cases).set({ contactPhone: null }).where(eq(cases.id, id));
  expect(await say(as.client, id, { purpose: 'call', isAgreed: true })).toMatchObject({
    status: 422,
    body: { errors: { purpose: 'There is no phone number on this request' } },
  });
});
