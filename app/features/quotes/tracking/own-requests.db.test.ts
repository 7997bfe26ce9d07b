import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';

/** Two mails go to one mailbox: with the link of a request, and with that of an account made beside it. */
const app = await testApp();

const PASSWORD = 'Gravel7Road';
const PHONE = '403-555-0142';
const CHECK = { headers: { 'X-Track-Check': '0142' } };

async function register(username: string, email: string): Promise<Caller> {
  const json = { username, email, fullName: 'Sky Reid', phone: PHONE, password: PASSWORD };
  await app.request('/api/register', { method: 'POST', json });
  return app.logIn({ username, password: PASSWORD });
}

async function mailed(recipient: string, kind: string, link: RegExp): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, recipient), eq(outboxMails.kind, kind)))
    .orderBy(desc(outboxMails.id))
    .limit(1);
  return link.exec(mail?.text ?? '')?.[1] ?? '';
}
const trackPath = async (email: string) =>
  `/api/track/${await mailed(email, 'quote_received', /\/track\/([\w-]{43})/)}`;
async function confirmAccount(person: Caller, email: string): Promise<void> {
  const json = { token: await mailed(email, 'verify_email', /#token=([\w-]+)/) };
  expect((await person.request('/api/verify-email', { method: 'POST', json })).status).toBe(200);
  await app.runJobs();
}
const caseOf = async (email: string) =>
  (await app.db.select().from(cases).where(eq(cases.contactEmail, email)))[0];
const isConfirmed = async (reference: string) =>
  (await app.db.select().from(quoteRequests).where(eq(quoteRequests.reference, reference)))[0]
    ?.confirmedAt !== null;
const isVerified = async (username: string) =>
  (await app.db.select().from(users).where(eq(users.username, username)))[0]?.emailVerified;

test('confirming an account confirms the requests of its mailbox that name its number', async () => {
  const email = 'one@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email, phone: '+1 (403) 555-0142' } });
  const person = await register('one', email);
  await confirmAccount(person, email);
  expect(await caseOf(email)).toMatchObject({
    emailConfirmedAt: expect.any(Date),
    clientId: expect.any(String),
  });
  expect(await isConfirmed(reference)).toBe(true);
});

test('a request with another number waits for its own link: a stranger may have sent it', async () => {
  const email = 'two@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email, phone: '780-555-0111' } });
  const person = await register('two', email);
  await confirmAccount(person, email);
  expect(await caseOf(email)).toMatchObject({ emailConfirmedAt: null });
  expect(await isConfirmed(reference)).toBe(false);
});

test('the link of a request, opened where the account of its mailbox is logged in, confirms both and takes it along', async () => {
  const email = 'three@example.com';
  await createQuote(app.db, 'auto', { contact: { email, phone: PHONE } });
  const person = await register('three', email);
  expect(
    (await person.request(await trackPath(email), { headers: { 'X-Track-Check': '9999' } })).status,
  ).toBe(404);
  expect(await isVerified('three')).toBe(false);
  const shown = await (await person.request(await trackPath(email), CHECK)).json();
  expect(shown).toMatchObject({ isInAccount: true, hasAccount: true });
  expect(await isVerified('three')).toBe(true);
  const { items } = await (await person.request('/api/cases')).json();
  expect(items).toHaveLength(1);
});

test('without that login the link of a request confirms no account, and takes nothing into it', async () => {
  const email = 'four@example.com';
  await createQuote(app.db, 'auto', { contact: { email, phone: PHONE } });
  await register('four', email);
  const other = await register('four_other', 'four.other@example.com');
  for (const caller of [app, other]) {
    const shown = await (await caller.request(await trackPath(email), CHECK)).json();
    expect(shown).toMatchObject({ isInAccount: false, hasAccount: true });
  }
  expect(await isVerified('four')).toBe(false);
  expect(await isVerified('four_other')).toBe(false);
  expect(await caseOf(email)).toMatchObject({ clientId: null });
});

test('the owner who is logged in is asked nothing and told which case it is; nobody else is', async () => {
  const email = 'five@example.com';
  const { reference } = await createQuote(app.db, 'auto', { contact: { email, phone: PHONE } });
  const person = await register('five', email);
  await confirmAccount(person, email);
  await app.db.update(quoteRequests).set({ confirmedAt: null }).where(eq(quoteRequests.reference, reference));
  const stranger = await register('five_other', 'five.other@example.com');
  const path = `${await trackPath(email)}/question`;
  for (const caller of [app, stranger]) {
    expect(await (await caller.request(path)).json()).toMatchObject({
      question: expect.any(String),
      caseId: null,
    });
  }
  expect(await isConfirmed(reference)).toBe(false);
  const found = await caseOf(email);
  expect(await (await person.request(path)).json()).toEqual({
    question: null,
    reference,
    isConfirmed: true,
    caseId: found?.id,
  });
  expect(await isConfirmed(reference)).toBe(true);
});
