import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { accountLinks, sessions, twoFactors, users } from '#app/features/accounts/tables.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { authenticatorCode } from '#tests/fixtures/api/authenticator.ts';

/** Somebody registers with an address that is not theirs, and waits for its owner. */
const app = await testApp();
const PASSWORD = 'Gravel7Road';

const post = (caller: Caller, path: string, json: unknown) => caller.request(path, { method: 'POST', json });
const whoIs = async (caller: Caller) => (await caller.request('/api/user')).json();

async function squat(username: string, more: Record<string, unknown> = {}) {
  const email = `${username}@example.com`;
  const json = { username, email, fullName: 'Not the Owner', phone: '403-555-0666', password: PASSWORD };
  await post(app, '/api/register', json);
  const squatter = app.caller();
  await post(squatter, '/api/login', { username, password: PASSWORD, ...more });
  return { email, squatter };
}

async function tokenTo(recipient: string, kind: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, recipient), eq(outboxMails.kind, kind)))
    .orderBy(desc(outboxMails.id))
    .limit(1);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function resetBy(email: string, password = 'Larkspur42hill') {
  await post(app, '/api/forgot-password', { email });
  await app.runJobs();
  const token = await tokenTo(email, 'reset_password');
  return post(app, '/api/reset-password', { token, password, confirmPassword: password });
}

const storedUser = async (username: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.username, username));
  return row;
};

test('a second factor needs a confirmed address, at both of its steps', async () => {
  const { squatter } = await squat('early_bird');
  const begun = await post(squatter, '/api/user/totp/enrol', { current: PASSWORD });
  expect(begun.status).toBe(409);
  expect((await begun.json()).message).toBe('Please confirm your email address first.');
  const ended = await post(squatter, '/api/user/totp', { code: '123456' });
  expect(ended.status).toBe(409);
  expect(await app.db.select().from(twoFactors)).toEqual([]);
});

test('a session of an unconfirmed account is never remembered, and ends after twelve hours of use or rest', async () => {
  const { squatter } = await squat('long_stay', { rememberMe: true });
  expect(await (await squatter.request('/api/user/sessions')).json()).toMatchObject({
    items: [{ remembered: false, current: true }],
  });
  const start = now().getTime();
  for (const hours of [5, 10]) {
    holdClock(new Date(start + hours * HOUR_MS));
    expect(await whoIs(squatter)).toMatchObject({ username: 'long_stay' });
  }
  holdClock(new Date(start + 13 * HOUR_MS));
  expect(await whoIs(squatter)).toEqual({ authenticated: false });
});

test('a reset by the owner of the address leaves nothing that was set before', async () => {
  const { email, squatter } = await squat('owned');
  const { id: caseId } = await createCase(app.db, { contact: { email } });
  await post(squatter, '/api/user/email', { current: PASSWORD, email: 'squatter@example.com' });
  await app.runJobs();
  const user = await storedUser('owned');
  // As if a second factor had been bound before the rule above was made.
  await app.db
    .insert(twoFactors)
    .values({ userId: user?.id ?? '', secret: 'x', backupCodes: 'y', verified: true });
  await app.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.username, 'owned'));

  expect((await resetBy(email)).status).toBe(200);
  expect(await whoIs(squatter)).toEqual({ authenticated: false });
  expect(await storedUser('owned')).toMatchObject({
    emailVerified: true,
    twoFactorEnabled: false,
    phone: null,
    phoneE164: null,
    fullName: 'owned',
  });
  expect(
    await app.db
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.userId, user?.id ?? '')),
  ).toEqual([]);
  const links = await app.db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.userId, user?.id ?? ''));
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([]);

  const owner = await app.logIn({ username: 'owned', password: 'Larkspur42hill' });
  const moved = { token: await tokenTo('squatter@example.com', 'email_change') };
  expect((await post(owner, '/api/verify-email', moved)).status).toBe(410);
  // The mailbox is proven by now, so what was sent from it before is the owner's.
  await app.runJobs();
  const { items } = await (await owner.request('/api/cases')).json();
  expect(items.map((item: { id: string }) => item.id)).toEqual([caseId]);
});

test('a reset of a confirmed account keeps its second factor, name and phone', async () => {
  await createUser(app.db, { username: 'settled', fullName: 'Set Led', phone: '403-555-0111' });
  const person = await app.logIn({ username: 'settled' });
  const { secret } = await (await post(person, '/api/user/totp/enrol', { current: 'DemoPass1' })).json();
  await post(person, '/api/user/totp', { code: authenticatorCode(secret) });
  expect((await resetBy('settled@example.com')).status).toBe(200);
  expect(await storedUser('settled')).toMatchObject({
    twoFactorEnabled: true,
    fullName: 'Set Led',
    phone: '403-555-0111',
  });
  const login = await post(app, '/api/login', { username: 'settled', password: 'Larkspur42hill' });
  expect(await login.json()).toEqual({ twoFactorRequired: true });
});

test('a reset forgets a second factor that somebody has only begun to set up', async () => {
  const user = await createUser(app.db, { username: 'begun', fullName: 'Be Gun' });
  const thief = await app.logIn({ username: 'begun' });
  await post(thief, '/api/user/totp/enrol', { current: 'DemoPass1' });
  await resetBy('begun@example.com');
  expect(await app.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))).toEqual([]);
});

test('confirming the address ends every other session', async () => {
  const { email, squatter } = await squat('shared');
  const owner = await app.logIn({ username: 'shared', password: PASSWORD });
  const token = await tokenTo(email, 'verify_email');
  expect((await post(owner, '/api/verify-email', { token })).status).toBe(200);
  expect(await whoIs(owner)).toMatchObject({ emailVerified: true });
  expect(await whoIs(squatter)).toEqual({ authenticated: false });
  const user = await storedUser('shared');
  const left = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''));
  expect(left).toHaveLength(1);
});

test('mail to an address that is not confirmed does not carry the name that a stranger typed', async () => {
  const { email, squatter } = await squat('namesake');
  await post(squatter, '/api/user/email', { current: PASSWORD, email: 'victim@example.com' });
  await post(app, '/api/forgot-password', { email });
  await app.runJobs();
  const mails = await app.db.select().from(outboxMails);
  const written = mails.filter(({ recipient }) => [email, 'victim@example.com'].includes(recipient));
  expect(written.map(({ kind }) => kind).sort()).toEqual(['email_change', 'reset_password', 'verify_email']);
  for (const { text, html, subject } of written) expect(text + html + subject).not.toContain('Not the Owner');
});
