import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { withdrawByLink } from '#tests/fixtures/case-steps.ts';
import { testDatabase } from '#tests/fixtures/database.ts';
import { submitQuote } from './commands.server.ts';
import { exampleQuote } from './examples.ts';
import { QUOTE_TYPE_NAMES } from './questions/quote-types.ts';
import { quoteRequestSchema } from './schema.ts';
import { quoteRequests } from './tables.server.ts';
import { readTracking, withdrawTracked } from './tracking.server.ts';

const { db } = await testDatabase();

/** A Wednesday, 10:00 Alberta time. */
const wednesday = new Date('2026-11-25T16:00:00Z');
beforeEach(() => holdClock(wednesday));

let people = 0;
const newEmail = () => {
  people += 1;
  return `person${people}@example.com`;
};
const request = (
  overrides: Parameters<typeof exampleQuote>[1] = {},
  type: Parameters<typeof exampleQuote>[0] = 'auto',
) => quoteRequestSchema.parse(exampleQuote(type, overrides));
const meta = (idempotencyKey = newId()) => ({ ip: '203.0.113.77', page: '/get-quote', idempotencyKey });
const send = (overrides: Parameters<typeof exampleQuote>[1] = {}, key?: string) =>
  submitQuote(db, VISITOR, request(overrides), meta(key));
const casesOf = (email: string) => db.select().from(cases).where(eq(cases.contactEmail, email));
const tokenOf = ({ trackingUrl }: { trackingUrl: string }) => trackingUrl.split('/track/')[1] ?? '';

test('a request opens a case with its answers, contact, promise and readiness', async () => {
  const email = newEmail();
  const receipt = await send({ contact: { email } });
  const [row] = await casesOf(email);
  expect(row).toMatchObject({
    reference: receipt.reference,
    status: 'new',
    contactPhone: '403-555-0142',
    contactMethod: 'phone',
    contactWindows: ['weekday-morning'],
    city: 'Calgary',
    clientId: null,
    details: { vehicle: { make: 'Toyota' } },
  });
  expect(row?.readiness).toBeGreaterThan(50);
  expect(receipt.promiseAt).toBe('2026-11-26T16:00:00.000Z');
  expect(receipt.trackingUrl).toMatch(/^http.*\/track\/[\w-]{43}$/);
});

test.each(QUOTE_TYPE_NAMES)('a request for %s is taken', async (type) => {
  const email = newEmail();
  await submitQuote(db, VISITOR, request({ contact: { email } }, type), meta());
  expect(await casesOf(email)).toMatchObject([{ type, status: 'new' }]);
});

test('the case of somebody who is logged in is theirs', async () => {
  const email = newEmail();
  const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
  await submitQuote(db, client, request({ contact: { email } }), meta());
  expect(await casesOf(email)).toMatchObject([{ clientId: client.id }]);
});

test('each ticked consent is stored with its words, the others are not', async () => {
  const email = newEmail();
  await send({ contact: { email }, consent: { call: true, text: false, newsletter: true } });
  const stored = await db.select().from(consents).where(eq(consents.email, email));
  expect(stored.map(({ purpose }) => purpose).toSorted()).toEqual(['call', 'newsletter', 'share_broker']);
  expect(stored[0]).toMatchObject({ page: '/get-quote', method: 'web_form', ipPrefix: '203.0.113.0/24' });
  const [row] = await casesOf(email);
  expect(row?.consentId).toBe(stored.find(({ purpose }) => purpose === 'share_broker')?.id);
});

test('the confirmation has reference, promise and link, and none of the words that were typed', async () => {
  const email = newEmail();
  const receipt = await send({ contact: { email, fullName: 'Cheap Pills dot example' } });
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  expect(mail?.subject).toContain(receipt.reference);
  expect(mail?.text).toContain('Thursday 10:00 am Alberta time');
  expect(mail?.text).toContain(receipt.trackingUrl);
  expect(mail?.html).toContain(receipt.trackingUrl);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Pills|555|Toyota/);
});

test('the same key with the same request gets the same answer and makes nothing new', async () => {
  const email = newEmail();
  const same = request({ contact: { email } });
  const key = newId();
  const first = await submitQuote(db, VISITOR, same, meta(key));
  holdClock(new Date('2026-11-27T16:00:00Z'));
  expect(await submitQuote(db, VISITOR, same, meta(key))).toEqual(first);
  expect(
    await db.select().from(quoteRequests).where(eq(quoteRequests.reference, first.reference)),
  ).toHaveLength(1);
  expect(await db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).toHaveLength(1);
});

test('the same key with another request is refused', async () => {
  const key = newId();
  const email = newEmail();
  await send({ contact: { email } }, key);
  const refused = { code: 'conflict', message: expect.stringContaining('Idempotency-Key') };
  await expect(send({ contact: { email, fullName: 'Another Name' } }, key)).rejects.toMatchObject(refused);
  await expect(send({ contact: { email: newEmail() } }, key)).rejects.toMatchObject(refused);
});

test('the same key at the same moment for two people is taken once', async () => {
  const key = newId();
  const tries = await Promise.allSettled([1, 2].map(() => send({ contact: { email: newEmail() } }, key)));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
});

test('fifty equal requests at once are one case, and each gets the same answer but for its link', async () => {
  const email = newEmail();
  const receipts = await Promise.all(Array.from({ length: 50 }, () => send({ contact: { email } })));
  expect(await casesOf(email)).toHaveLength(1);
  expect(new Set(receipts.map(({ reference, promiseAt }) => `${reference} ${promiseAt}`)).size).toBe(1);
  expect(new Set(receipts.map(({ trackingUrl }) => trackingUrl)).size).toBe(50);
});

test('asking again within 30 days joins the open case, whatever the letter case of the address', async () => {
  const email = newEmail();
  const first = await send({ contact: { email } });
  const again = await send({ contact: { email: email.toUpperCase(), phone: '780-555-0199' } });
  expect(again.reference).toBe(first.reference);
  const [row] = await casesOf(email);
  expect(row).toMatchObject({ contactPhone: '403-555-0142', version: 2 });
  const events = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, row?.id ?? ''));
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['created', 'request']);
  expect(events.find(({ kind }) => kind === 'request')?.data).toMatchObject({
    contact: { phone: '780-555-0199' },
  });
});

test('another type, a closed case and a case older than 30 days are each a new case', async () => {
  const email = newEmail();
  const first = await send({ contact: { email } });
  await submitQuote(db, VISITOR, request({ contact: { email } }, 'home'), meta());
  const [auto] = (await casesOf(email)).filter(({ reference }) => reference === first.reference);
  await withdrawByLink(db, { caseId: auto?.id ?? '' });
  await send({ contact: { email } });
  holdClock(new Date('2026-12-26T16:00:00Z'));
  await send({ contact: { email } });
  expect(await casesOf(email)).toHaveLength(4);
});

test('asking again after the promise has passed gets a new promise, on the case too', async () => {
  const email = newEmail();
  await send({ contact: { email } });
  holdClock(new Date('2026-11-30T16:00:00Z'));
  const again = await send({ contact: { email } });
  expect(again.promiseAt).toBe('2026-12-01T16:00:00.000Z');
  expect(await casesOf(email)).toMatchObject([{ promiseAt: new Date(again.promiseAt) }]);
});

test('robots are refused with a message that a person understands', async () => {
  const opened = (secondsAgo: number) => new Date(now().getTime() - secondsAgo * 1000).toISOString();
  await expect(send({ website: 'https://spam.example' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { website: 'Please leave this field empty' },
  });
  await expect(send({ startedAt: opened(2) })).rejects.toMatchObject({
    errors: { startedAt: expect.any(String) },
  });
  await expect(send({ contact: { email: newEmail() }, startedAt: opened(3) })).resolves.toBeDefined();
});

test('the tracking link asks its question, and opens with the right answer only', async () => {
  const receipt = await send({ contact: { email: newEmail(), phone: '403-555-0187' } });
  const token = tokenOf(receipt);
  await expect(readTracking(db, { token, check: undefined })).rejects.toMatchObject({
    code: 'invalid',
    errors: { last4: 'Please enter the last 4 digits of the phone number you gave us' },
  });
  const unknown = {
    code: 'not_found',
    message: 'No request was found for this link and answer. Please check both.',
  };
  await expect(readTracking(db, { token, check: '0188' })).rejects.toMatchObject(unknown);
  await expect(readTracking(db, { token: 'x'.repeat(43), check: '0187' })).rejects.toMatchObject(unknown);
  expect(await readTracking(db, { token, check: '0187' })).toMatchObject({
    reference: receipt.reference,
    status: 'new',
    broker: null,
    passport: [],
    canWithdraw: true,
  });
});

test('somebody who knows only the email address cannot open the case by sending the form again', async () => {
  const email = newEmail();
  await send({ contact: { email, phone: '403-555-0187' } });
  const theirs = await send({ contact: { email, phone: '403-555-0111' } });
  await expect(readTracking(db, { token: tokenOf(theirs), check: '0111' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a link is locked after ten wrong answers, and a right one starts the count anew', async () => {
  const token = tokenOf(await send({ contact: { email: newEmail() } }));
  const guess = (check: string) =>
    readTracking(db, { token, check }).then(
      () => 'open',
      (error) => error.code,
    );
  for (let wrong = 0; wrong < 9; wrong += 1) expect(await guess('9999')).toBe('not_found');
  expect(await guess('0142')).toBe('open');
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await guess('9999')).toBe('not_found');
  expect(await guess('0142')).toBe('gone');
});

test('the link works for 90 days', async () => {
  const token = tokenOf(await send({ contact: { email: newEmail() } }));
  holdClock(new Date('2027-02-23T15:59:00Z'));
  await expect(readTracking(db, { token, check: '0142' })).resolves.toBeDefined();
  holdClock(new Date('2027-02-23T16:00:00Z'));
  await expect(readTracking(db, { token, check: '0142' })).rejects.toMatchObject({ code: 'gone' });
});

test('the person withdraws by the link, with the same check', async () => {
  const token = tokenOf(await send({ contact: { email: newEmail() } }));
  await expect(withdrawTracked(db, { token, check: '1111' })).rejects.toMatchObject({ code: 'not_found' });
  await withdrawTracked(db, { token, check: '0142', reason: 'No need any more' });
  expect(await readTracking(db, { token, check: '0142' })).toMatchObject({
    status: 'withdrawn',
    canWithdraw: false,
  });
  await expect(withdrawTracked(db, { token, check: '0142' })).rejects.toMatchObject({ code: 'conflict' });
});
