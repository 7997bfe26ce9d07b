import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { consentWordings, currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { addDays, today } from '#app/platform/clock/calendar-day.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase } from '#tests/fixtures/api/cases/worked-case.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);
type Caller = (typeof as)['client'];

const contact = {
  fullName: 'Casey Morgan',
  contactMethod: 'phone',
  phone: '403-555-0170',
  windows: ['saturday'],
  consent: { call: true, wordingVersion: currentConsentWording() },
};
const { consent: _, ...unasked } = contact;

async function opened(): Promise<string> {
  const id = await createWorkedCase(db, broker, client, {});
  const known = {
    contactFullName: 'Casey Morgn',
    contactPhone: '403-555-0142',
    contactMethod: 'email',
  } as const;
  await db
    .update(cases)
    .set({ ...known, contactWindows: [] })
    .where(eq(cases.id, id));
  return id;
}

/** A case of a mailbox of its own without texts, the choice of them with its consent, and what the ledger keeps of it. */
async function textsOff() {
  const id = await opened();
  const email = `${newId()}@example.ca`;
  await db.update(cases).set({ contactEmail: email }).where(eq(cases.id, id));
  const consent = { text: true, wordingVersion: currentConsentWording() };
  const ledger = () => db.select().from(consents).where(eq(consents.email, email));
  return { id, text: { ...contact, contactMethod: 'text', consent }, ledger };
}

const rowOf = async (id: string) => (await db.select().from(cases).where(eq(cases.id, id)))[0];
async function correct(who: Caller, id: string, told: object, version?: number) {
  const json = { version: version ?? (await rowOf(id))?.version, contact: told };
  const answer = await who.request(`/api/cases/${id}`, { method: 'PATCH', json });
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
}

test('a client corrects how they are reached, the broker reads what differs, and a consent stays with its number', async () => {
  const id = await opened();
  const agree = { purpose: 'call', isAgreed: true, wordingVersion: currentConsentWording() };
  await as.client.request(`/api/cases/${id}/consents`, { method: 'PUT', json: agree });
  // The consent for the old number is none for the new one.
  const refused = await correct(as.client, id, unasked);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['contact.consent.call']]);
  expect((await correct(as.client, id, contact)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    ...{ contactFullName: 'Casey Morgan', contactPhone: '403-555-0170', contactMethod: 'phone' },
    contactWindows: ['saturday'],
  });
  const history = await (await as.broker.request(`/api/cases/${id}/events`)).json();
  const corrected = history.items.filter(({ data }: { data: object }) => 'changes' in data);
  expect(corrected[0].data.changes).toEqual([
    { label: 'Name', from: 'Casey Morgn', to: 'Casey Morgan' },
    { label: 'Phone', from: '(403) 555-0142', to: '(403) 555-0170' },
    { label: 'Contact by', from: 'Email', to: 'Phone call' },
    { label: 'Good times', from: 'Any time', to: 'Saturdays' },
  ]);
});

test('a text message that is chosen with its consent is agreed to in the words that were shown, once, and the broker reads so', async () => {
  const { id, text, ledger } = await textsOff();
  expect((await correct(as.client, id, text)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ contactMethod: 'text' });
  const words = consentWordings().find(({ purpose }) => purpose === 'text')?.text;
  const kept = {
    ...{ purpose: 'text', textVersion: currentConsentWording(), phone: '403-555-0170' },
    textHash: createHash('sha256')
      .update(words ?? '')
      .digest('hex'),
    ...{ page: '/portal/cases', at: expect.any(Date), withdrawnAt: null },
  };
  expect(await ledger()).toEqual([expect.objectContaining(kept)]);
  const reach = await (await as.broker.request(`/api/cases/${id}/consents`)).json();
  expect(reach).toEqual({ call: null, text: expect.any(String) });
  // In force, it is not asked for again, and saying it again is no second consent.
  expect((await correct(as.client, id, { ...text, fullName: 'Casey Morgan-Lee' })).status).toBe(200);
  const { consent: said, ...silent } = text;
  expect(said.text).toBe(true);
  expect((await correct(as.client, id, silent)).status).toBe(200);
  expect((await correct(as.client, id, text)).body.message).toBe('Nothing was changed.');
  expect(await ledger()).toHaveLength(1);
});

test('a text message without its consent is refused by field, and nothing changes', async () => {
  const { id, text, ledger } = await textsOff();
  const before = await rowOf(id);
  const version = currentConsentWording();
  for (const [consent, field] of [
    [undefined, 'contact.consent.text'],
    [{ wordingVersion: version }, 'contact.consent.text'],
    [{ text: false, wordingVersion: version }, 'contact.consent.text'],
    [{ call: true, wordingVersion: version }, 'contact.consent.text'],
    [{ text: true, wordingVersion: '1999-01-01' }, 'contact.consent.wordingVersion'],
  ] as const) {
    const { status, body } = await correct(as.client, id, { ...text, consent });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  for (const consent of ['yes', { text: 'yes', wordingVersion: version }, { text: true }])
    expect((await correct(as.client, id, { ...text, consent })).status).toBe(422);
  expect(await rowOf(id)).toEqual(before);
  expect(await ledger()).toEqual([]);
});

test('a stale choice records no consent, and of two at once one records one', async () => {
  const { id, text, ledger } = await textsOff();
  const version = (await rowOf(id))?.version ?? 0;
  expect((await correct(as.client, id, text, version - 1)).status).toBe(409);
  expect(await ledger()).toEqual([]);
  const tries = await Promise.all([1, 2].map(() => correct(as.client, id, text, version)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await ledger()).toHaveLength(1);
});

test('whose way was turned off since agrees to it again by its consent alone', async () => {
  const { id, text, ledger } = await textsOff();
  await correct(as.client, id, text);
  const json = { purpose: 'text', isAgreed: false, wordingVersion: currentConsentWording() };
  await as.client.request(`/api/cases/${id}/consents`, { method: 'PUT', json });
  const { consent: _consent, ...silent } = text;
  for (const reached of [{ contactMethod: 'phone' }, { phone: '403-555-0188' }])
    expect((await correct(as.client, id, { ...silent, ...reached })).status).toBe(422);
  expect((await correct(as.client, id, text)).status).toBe(200);
  expect((await ledger()).map(({ withdrawnAt }) => withdrawnAt !== null).toSorted()).toEqual([false, true]);
});

test('whose way was turned off corrects a name and the good times without agreeing to it again', async () => {
  const { id, text, ledger } = await textsOff();
  await correct(as.client, id, text);
  const json = { purpose: 'text', isAgreed: false, wordingVersion: currentConsentWording() };
  await as.client.request(`/api/cases/${id}/consents`, { method: 'PUT', json });
  const { consent: _consent, ...silent } = text;
  const corrected = { ...silent, fullName: 'Casey Morgan-Lee', windows: [] };
  expect((await correct(as.client, id, corrected)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ contactFullName: 'Casey Morgan-Lee', contactMethod: 'text' });
  expect((await ledger()).filter(({ withdrawnAt }) => withdrawnAt === null)).toEqual([]);
});

test('whoever chooses email instead takes back calls and texts, keeps no good times, and both sides read so', async () => {
  const { id } = await textsOff();
  const agree = (purpose: string) =>
    as.client.request(`/api/cases/${id}/consents`, {
      method: 'PUT',
      json: { purpose, isAgreed: true, wordingVersion: currentConsentWording() },
    });
  const email = { ...contact, contactMethod: 'email' };
  await correct(as.client, id, contact);
  await agree('text');
  expect((await correct(as.client, id, email)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ contactMethod: 'email', contactWindows: [] });
  for (const who of [as.client, as.broker]) {
    const reach = await (await who.request(`/api/cases/${id}/consents`)).json();
    expect(reach).toEqual({ call: null, text: null });
    const history = await (await who.request(`/api/cases/${id}/events`)).json();
    const changes = history.items.filter(({ kind }: { kind: string }) => kind === 'reach_changed');
    expect(changes.map(({ data }: { data: { isAgreed: boolean } }) => data.isAgreed)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  }
  // Calls that were turned on again since are not touched by another correction.
  await agree('call');
  expect((await correct(as.client, id, { ...email, fullName: 'Casey Morgan-Lee' })).status).toBe(200);
  const reach = await (await as.client.request(`/api/cases/${id}/consents`)).json();
  expect(reach).toEqual({ call: expect.any(String), text: null });
});

test('the first day and the postal code are corrected too, and the place only until a broker has accepted', async () => {
  const { id } = await createAssignedCase(db, broker, { postalCode: 'T2P 1J9' }, client);
  const told = { ...contact, earliestOn: addDays(today(), 9), postalCode: 't8n1a1' };
  expect((await correct(as.client, id, told)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    ...{ postalCode: 'T8N 1A1', city: 'St. Albert', contactEarliestOn: addDays(today(), 9) },
  });
  const edmonton = { ...contact, postalCode: 'T5J 0A1', earliestOn: '' };
  await correct(as.client, id, edmonton);
  expect(await rowOf(id)).toMatchObject({ city: 'Edmonton', contactEarliestOn: null });
  const none = await correct(as.client, id, { ...contact, postalCode: '' });
  expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['contact.postalCode']]);
  const accepted = await opened();
  const late = await correct(as.client, accepted, { ...contact, postalCode: 'T5J 0A2' });
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining('until a broker has accepted'),
  ]);
  expect((await correct(as.client, accepted, contact)).status).toBe(200);
});

test('a first day that is asked for later moves the promise with it, both read so, and no other correction moves it', async () => {
  const id = await opened();
  const promiseAt = promisedBy(new Date(), null);
  await db.update(cases).set({ promiseAt, firstRespondedAt: null }).where(eq(cases.id, id));
  await correct(as.client, id, contact);
  expect(await rowOf(id)).toMatchObject({ promiseAt });
  const day = addDays(today(), 9);
  expect((await correct(as.client, id, { ...contact, earliestOn: day })).status).toBe(200);
  const later = promisedBy(new Date(), day);
  expect(await rowOf(id)).toMatchObject({ promiseAt: later });
  const history = await (await as.broker.request(`/api/cases/${id}/events`)).json();
  expect(history.items[0].data.changes).toContainEqual({
    ...{ label: 'Contact requested by', from: formatAlbertaTime(promiseAt, 'dayDateTime') },
    to: formatAlbertaTime(later, 'dayDateTime'),
  });
  // Sooner after all: a business day from now is enough, and what was promised before is not put off.
  await correct(as.client, id, { ...contact, earliestOn: '' });
  expect((await rowOf(id))?.promiseAt?.getTime()).toBeLessThan(later.getTime());
  const soon = await rowOf(id);
  await correct(as.client, id, { ...contact, windows: [] });
  expect(await rowOf(id)).toMatchObject({ promiseAt: soon?.promiseAt });
});

test('a promise that is kept, or stands still, is not moved by another first day', async () => {
  const id = await opened();
  const promiseAt = promisedBy(new Date(), null);
  await db.update(cases).set({ promiseAt, firstRespondedAt: new Date() }).where(eq(cases.id, id));
  await correct(as.client, id, { ...contact, earliestOn: addDays(today(), 9) });
  expect(await rowOf(id)).toMatchObject({ promiseAt });
  const paused = { promiseAt: null, promiseMinutesLeft: 90, firstRespondedAt: null };
  await db.update(cases).set(paused).where(eq(cases.id, id));
  await correct(as.client, id, { ...contact, earliestOn: addDays(today(), 12) });
  expect(await rowOf(id)).toMatchObject({ promiseAt: null, promiseMinutesLeft: 90 });
});

test('a call without a number is refused by field, and so are an unknown hour and another mailbox', async () => {
  const id = await opened();
  const fields = async (told: object) => Object.keys((await correct(as.client, id, told)).body.errors);
  expect(await fields({ ...contact, phone: '' })).toEqual(['contact.phone']);
  expect(await fields({ ...contact, windows: ['night'] })).toEqual(['form']);
  expect(await fields({ ...contact, email: 'new@example.ca' })).toEqual(['contact.email']);
  expect((await rowOf(id))?.contactPhone).toBe('403-555-0142');
});

test.each([
  ['a missing day', () => today().slice(0, 8), 'Please add the day'],
  [
    'a day that no month has',
    () => `${Number(today().slice(0, 4)) + 1}-02-31`,
    'Please check the day (1 to 28 in that month)',
  ],
  ['a day that has passed', () => addDays(today(), -1), 'Date must be today or later'],
  ['a day too far ahead', () => addDays(today(), 61), 'Date must be within the next 60 days'],
])('the first day is refused in the words of the quote form: %s', async (_, day, words) => {
  const { id } = await createAssignedCase(db, broker, { postalCode: 'T2P 1J9' }, client);
  const { status, body } = await correct(as.client, id, { ...contact, earliestOn: day() });
  expect([status, body.errors]).toEqual([422, { 'contact.earliestOn': words }]);
});

test('of two corrections at once one is refused, and so are one that changes nothing and a stale one', async () => {
  const id = await opened();
  const version = (await rowOf(id))?.version;
  const tries = await Promise.all(
    ['403-555-0171', '403-555-0172'].map((phone) => correct(as.client, id, { ...contact, phone }, version)),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await correct(as.client, id, contact, version)).status).toBe(409);
  await correct(as.client, id, contact);
  expect((await correct(as.client, id, contact)).body.message).toBe('Nothing was changed.');
});

test('nobody else corrects it, and nobody on a closed case', async () => {
  const id = await opened();
  expect((await correct(as.stranger, id, contact)).status).toBe(404);
  expect((await correct(as.broker, id, contact)).status).toBe(403);
  const version = (await rowOf(id))?.version;
  await as.client.request(`/api/cases/${id}/transitions`, {
    method: 'POST',
    json: { version, to: 'withdrawn' },
  });
  expect((await correct(as.client, id, contact)).status).toBe(409);
});
