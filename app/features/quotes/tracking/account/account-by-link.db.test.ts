import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { TERMS_HEADER, TERMS_VERSION } from '#app/features/accounts/sign-in/terms.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();

const PASSWORD = 'Gravel7Road';
const TERMS = { [TERMS_HEADER]: TERMS_VERSION };

async function linkOf(email: string, contact: object = {}): Promise<string> {
  await createQuote(app.db, 'auto', { contact: { email, ...contact } });
  const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const [, token] = /\/track\/([\w-]{43})/.exec(mails.map(({ text }) => text).join(' ')) ?? [];
  return `/api/track/${token}`;
}
const make = (path: string, json: object, headers: Record<string, string> = TERMS) =>
  app.request(`${path}/account`, { method: 'POST', json, headers });
const accountOf = async (email: string) =>
  (await app.db.select().from(users).where(eq(users.email, email)))[0];
const kindsTo = async (email: string) =>
  (await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).map(({ kind }) => kind);

test('one password makes an account whose address is confirmed, and the request is in it', async () => {
  const email = 'one@example.com';
  const path = await linkOf(email);
  const made = await make(path, { last4: '0142', password: PASSWORD });
  expect(made.status).toBe(201);
  const { username } = await made.json();
  expect(await accountOf(email)).toMatchObject({
    ...{ emailVerified: true, fullName: 'Jordan Makokis', phone: '403-555-0142' },
    termsVersion: TERMS_VERSION,
  });
  expect(made.headers.getSetCookie()).toEqual([]);
  const person = await app.logIn({ username, password: PASSWORD });
  const shown = await person.request(path, { headers: { 'x-track-check': '0142' } });
  expect(await shown.json()).toMatchObject({ isInAccount: true });
  expect(await (await person.request(`${path}/question`)).json()).toMatchObject({
    caseId: expect.any(String),
  });
  const mails = await kindsTo(email);
  expect(mails).toContain('account_opened');
  expect(mails).not.toContain('verify_email');
});

test('who gave no phone number needs none', async () => {
  const email = 'two@example.com';
  const path = await linkOf(email, { contactMethod: 'email', phone: undefined });
  expect((await make(path, { last4: '1J9', password: PASSWORD })).status).toBe(201);
  expect(await accountOf(email)).toMatchObject({ phone: null, emailVerified: true });
});

test('a wrong answer, a weak password and an account without the terms are refused, and make nothing', async () => {
  const email = 'three@example.com';
  const path = await linkOf(email);
  expect((await make(path, { last4: '9999', password: PASSWORD })).status).toBe(404);
  expect((await make(path, { last4: '0142', password: 'short' })).status).toBe(422);
  expect((await make(path, { last4: '0142', password: PASSWORD }, {})).status).toBe(422);
  expect((await make('/api/track/unknown', { last4: '0142', password: PASSWORD })).status).toBe(404);
  expect(await accountOf(email)).toBeUndefined();
});

test('twice at once makes one account, and the other is told that there is one', async () => {
  const path = await linkOf('four@example.com');
  const both = await Promise.all([1, 2].map(() => make(path, { last4: '0142', password: PASSWORD })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await make(path, { last4: '0142', password: 'Another7Road' })).status).toBe(409);
});
