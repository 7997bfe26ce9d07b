import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { credentials, users } from '#app/features/accounts/tables.server.ts';
import { auditLog, consents } from '#app/features/ledger/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { TERMS_VERSION } from './terms.ts';

const app = await testApp();
const PASSWORD = 'Gravel7Road';

let count = 0;
const details = (overrides: Record<string, unknown> = {}) => {
  count += 1;
  return {
    fullName: 'Robin Cardinal',
    email: `robin${count}@example.com`,
    phone: '403-555-0199',
    username: `robin_${count}`,
    password: PASSWORD,
    ...overrides,
  };
};
const register = (json: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/register', { method: 'POST', json, headers });
const AGREED = { 'x-terms-version': TERMS_VERSION };
const storedUser = async (username: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.username, username));
  return row;
};

test('a registration answers 201 with the user, and opens no session', async () => {
  const input = details({ username: 'Robin_C' });
  const answer = await register(input, AGREED);
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await answer.json()).toEqual({
    id: expect.any(String),
    username: 'Robin_C',
    fullName: 'Robin Cardinal',
    role: 'client',
    email: input.email,
    phone: '403-555-0199',
    emailVerified: false,
  });
  expect(await (await app.request('/api/user')).json()).toEqual({ authenticated: false });
  expect(await storedUser('robin_c')).toMatchObject({ phoneE164: '+14035550199', status: 'active' });
});

test('the account can be used at once', async () => {
  const input = details();
  await register(input);
  const person = await app.logIn({ username: input.username, password: PASSWORD });
  expect(await (await person.request('/api/user')).json()).toMatchObject({ username: input.username });
});

test('the terms are kept with their version, and the consent with its words', async () => {
  const input = details();
  await register(input, AGREED);
  expect(await storedUser(input.username)).toMatchObject({
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: expect.any(Date),
  });
  const [consent] = await app.db.select().from(consents).where(eq(consents.email, input.email));
  expect(consent).toMatchObject({ purpose: 'terms', textVersion: TERMS_VERSION, method: 'web_form' });
});

test('without terms that are named no consent is kept, and terms of another day are refused', async () => {
  const input = details();
  expect((await register(input)).status).toBe(201);
  expect(await storedUser(input.username)).toMatchObject({ termsVersion: null, termsAcceptedAt: null });
  expect(await app.db.select().from(consents).where(eq(consents.email, input.email))).toEqual([]);
  const old = await register(details(), { 'x-terms-version': '1999-01-01' });
  expect(old.status).toBe(422);
  expect((await old.json()).message).toBe(
    'Our terms have changed. Please reload the page and read them again',
  );
});

test('the body is the five fields of the call: what a form asks besides is noted as not belonging there', async () => {
  const answer = await register(details({ confirmPassword: PASSWORD, agreeTerms: true }));
  const { id } = await answer.json();
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(row).toMatchObject({ data: { fields: ['confirmPassword', 'agreeTerms'], count: 2 } });
});

test('the password is kept as a salted hash only', async () => {
  const [first, second] = [details(), details()];
  await register(first);
  await register(second);
  const hashes = await app.db
    .select({ hash: credentials.password })
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(sql`${users.username} in (${first.username}, ${second.username})`);
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
  expect(JSON.stringify(hashes)).not.toContain(PASSWORD);
});

test.each([
  ['fullName', '', 'Full name is required'],
  ['fullName', 'x'.repeat(101), 'Full name must not exceed 100 characters'],
  ['email', 'robin@', 'Invalid email address'],
  ['email', 'rоbin@example.com', 'Invalid email address'], // a Cyrillic о
  ['email', `${'x'.repeat(250)}@example.com`, 'Invalid email address'],
  ['phone', '403555', 'Phone number must be at least 10 digits'],
  ['phone', '403-555-0199x', 'Please enter a valid phone number'],
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', 'a'.repeat(31), 'Username must not exceed 30 characters'],
  ['username', 'robin c', 'Username can only contain letters, numbers, and underscores'],
  ['username', 'rоbin_c', 'Username can only contain letters, numbers, and underscores'],
  ['password', 'Short1', 'Password must be at least 8 characters'],
  ['password', 'gravel7road', 'Password must contain at least one uppercase letter'],
  ['password', 'GRAVEL7ROAD', 'Password must contain at least one lowercase letter'],
  ['password', 'GravelRoad', 'Password must contain at least one number'],
  ['password', `Aa1${'x'.repeat(198)}`, 'Password must not exceed 200 characters'],
])('%s "%s" is refused in the words of the specification', async (field, value, message) => {
  const answer = await register(details({ [field]: value }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ message, errors: { [field]: message } });
});

test.each([
  'Password1',
  'P@ssw0rd2026',
  'Qwerty123',
  'Welcome2Welcome2',
  'Calgary1988!',
  '1Edmonton1',
  'Aaaaaaa1',
])('the common password %s is refused', async (password) => {
  const answer = await register(details({ password }));
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ password: 'Please choose a less common password' });
});

test('a password made of the username is refused', async () => {
  const answer = await register(details({ username: 'Prairie_Dog7', password: 'prairie_DOG7' }));
  expect((await answer.json()).errors).toEqual({ password: 'Please choose a less common password' });
});

test.each([
  ['username', { username: 'TAKEN_name' }, 'Username already exists'],
  [
    'email',
    { email: 'Taken@Example.com' },
    'An account with these details already exists. Try logging in or resetting your password.',
  ],
])('a taken %s is a conflict, whatever its case', async (_, overrides, message) => {
  const taken = await storedUser('taken_name');
  if (!taken) await createUser(app.db, { username: 'taken_name', fullName: 'T', email: 'taken@example.com' });
  const answer = await register(details(overrides));
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toBe(message);
});

test('of twenty registrations of one name at the same time, one wins', async () => {
  const inputs = Array.from({ length: 20 }, () => details({ username: 'crowded' }));
  const answers = await Promise.all(inputs.map((input) => register(input)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
});

test('a role in the body is not stored, and a row says that it was sent', async () => {
  const input = details({ role: 'admin', status: 'active', emailVerified: true, 'a b': 1 });
  const answer = await register(input);
  expect(answer.status).toBe(201);
  expect(await storedUser(input.username)).toMatchObject({ role: 'client', emailVerified: false });
  const { id } = await answer.json();
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(row).toMatchObject({
    action: 'registration.fields_ignored',
    data: { fields: ['role', 'status', 'emailVerified'], count: 4 },
  });
});

test('a password of a megabyte is refused before anything is hashed', async () => {
  const answer = await register(details({ password: `Aa1${'x'.repeat(1_000_000)}` }));
  expect(answer.status).toBe(413);
});

test('names are text: SQL and HTML in them do nothing', async () => {
  const fullName = `<img src=x onerror=alert(1)> '); drop table users; --`;
  const input = details({ fullName });
  const answer = await register(input);
  expect((await answer.json()).fullName).toBe(fullName);
  // Once the address is confirmed, mail greets by name.
  await app.db.update(users).set({ emailVerified: true }).where(eq(users.email, input.email));
  await app.request('/api/forgot-password', { method: 'POST', json: { email: input.email } });
  await app.runJobs();
  const mails = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, input.email));
  const mail = mails.find(({ kind }) => kind === 'reset_password');
  expect(mail?.html).toContain('&lt;img src=x');
  expect(mail?.html).not.toContain('<img src=x');
});

test('many registrations from one address are slowed down', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const attempt = () => limited.request('/api/register', { method: 'POST', json: {} });
  const answers = [];
  for (let times = 0; times < 21; times += 1) answers.push((await attempt()).status);
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(422));
  expect(answers.at(-1)).toBe(429);
});
