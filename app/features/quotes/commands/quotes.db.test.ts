import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { caseReferenceFor } from '#app/features/cases/oversight/list/joined-requests.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { readTracking } from '#app/features/quotes/tracking/tracking.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { withdrawByLink } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { submitQuote } from './submit-quote.server.ts';

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
const mailsTo = (email: string) =>
  db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), ne(outboxMails.state, 'dropped')))
    .orderBy(asc(outboxMails.id));
/** The token of the tracking link that was mailed last. */
async function tokenMailedTo(email: string): Promise<string> {
  return /\/track\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
}
async function confirm(email: string): Promise<void> {
  await readTracking(db, { token: await tokenMailedTo(email), check: '0142' });
}

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
  expect(receipt.receiptUrl).toMatch(/^http.*\/track\/receipt\/[\w-]{43}$/);
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
  const [mail] = await mailsTo(email);
  const link = `/track/${await tokenMailedTo(email)}`;
  expect(mail?.subject).toContain(receipt.reference);
  expect(mail?.text).toContain('Thursday, November 26, 10\u00a0am Alberta time');
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect(`${mail?.text}${mail?.html}`).not.toContain(receipt.receiptUrl);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Pills|555-?01|Toyota/);
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

test('fifty equal requests at once are one case, and each gets a reference and a receipt of its own', async () => {
  const email = newEmail();
  const receipts = await Promise.all(Array.from({ length: 50 }, () => send({ contact: { email } })));
  expect(await casesOf(email)).toHaveLength(1);
  expect(new Set(receipts.map(({ promiseAt }) => promiseAt)).size).toBe(1);
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(50);
  expect(new Set(receipts.map(({ receiptUrl }) => receiptUrl)).size).toBe(50);
});

test('asking again within 30 days joins the confirmed case, whatever the letter case of the address', async () => {
  const email = newEmail();
  const first = await send({ contact: { email } });
  await confirm(email);
  const typed = { email: email.toUpperCase(), phone: '780-555-0199' };
  const again = await send({ contact: typed, answers: { use: 'business' } });
  expect(again.reference).not.toBe(first.reference);
  const [row] = await casesOf(email);
  expect(row).toMatchObject({ contactPhone: '403-555-0142', version: 3 });
  const events = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, row?.id ?? ''));
  const joined = events.find(({ kind }) => kind === 'request_joined');
  expect(joined?.data).toMatchObject({ reference: again.reference, isConfirmed: false });
  expect(joined?.data.changed).toContain('Phone');
  expect(JSON.stringify(events)).not.toMatch(/555-?0199/);
});

test('the mailbox is told that a request joined, and to which', async () => {
  const email = newEmail();
  const first = await send({ contact: { email } });
  await confirm(email);
  const again = await send({ contact: { email, fullName: 'Cheap Pills dot example' } });
  const joined = (await mailsTo(email)).at(-1);
  expect(joined).toMatchObject({ kind: 'quote_joined' });
  expect(joined?.text).toContain(first.reference);
  expect(joined?.text).toContain(again.reference);
  expect(`${joined?.text}${joined?.html}`).not.toMatch(/Pills/);
});

test('asking again while nothing is confirmed is a case of its own, unless every word is the same', async () => {
  const email = newEmail();
  await send({ contact: { email } });
  await send({ contact: { email } });
  expect(await casesOf(email)).toHaveLength(1);
  await send({ contact: { email, phone: '780-555-0199' } });
  await send({ contact: { email, fullName: 'Somebody Else' } });
  expect(await casesOf(email)).toHaveLength(3);
});

test('the confirmed case names the others of its mailbox to the team, and they name it', async () => {
  const email = newEmail();
  const strangers = await send({ contact: { email, phone: '780-555-0199' } });
  const own = await send({ contact: { email } });
  await confirm(email);
  const found = await casesOf(email);
  for (const { id, reference } of found) {
    const [event] = await db
      .select()
      .from(caseEvents)
      .where(and(eq(caseEvents.caseId, id), eq(caseEvents.kind, 'same_mailbox')));
    const other = reference === own.reference ? strangers.reference : own.reference;
    expect(event?.data).toMatchObject({ reference: other });
  }
});

test('somebody logged in with the confirmed address of the request needs no mail to confirm it', async () => {
  const owner = await createUser(db, { username: 'owner', fullName: 'Owen Owner' });
  const contact = { email: 'owner@example.com' };
  await submitQuote(db, owner, request({ contact }), meta());
  const again = { contact: { ...contact, phone: '780-555-0199' } };
  const joined = await submitQuote(db, owner, request(again), meta());
  const [row] = await casesOf('owner@example.com');
  expect(row).toMatchObject({ emailConfirmedAt: wednesday });
  const mails = await mailsTo('owner@example.com');
  expect(mails).toHaveLength(2);
  expect(mails.map(({ subject, text }) => `${subject} ${text}`).join()).not.toMatch(
    /Please confirm|not confirmed|confirm that/,
  );
  // The only reference they were told leads whoever they call to their case.
  expect(joined.reference).not.toBe(row?.reference);
  expect(await caseReferenceFor(db, joined.reference.toLowerCase())).toBe(row?.reference);
});

test('somebody logged in who types another address owns nothing of it, and captures nothing by it', async () => {
  const stranger = await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
  const email = newEmail();
  const byMail = { email, contactMethod: 'email', phone: '', postalCode: '' };
  await submitQuote(db, stranger, request({ contact: byMail }, 'travel'), meta());
  await readTracking(db, { token: await tokenMailedTo(email), check: '-' });
  await submitQuote(db, VISITOR, request({ contact: { ...byMail, fullName: 'Vic Tim' } }, 'travel'), meta());
  expect(await casesOf(email)).toHaveLength(2);
});

test('another type, a closed case and a case older than 30 days are each a new case', async () => {
  const email = newEmail();
  const first = await send({ contact: { email } });
  await confirm(email);
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
  await confirm(email);
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
