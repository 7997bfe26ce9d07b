import { eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { accountLinks, users } from '#app/features/accounts/tables.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lastMailTo, tokenIn } from '#tests/fixtures/api/mailed-links.ts';
import { statementsOf } from '#tests/fixtures/databases/statements.ts';

const app = await testApp();
const post = (path: string, json: unknown) => app.request(path, { method: 'POST', json });
const forgot = (email: string) => post('/api/forgot-password', { email });
const lastMail = (recipient: string) => lastMailTo(app.db, recipient);

const reset = (token: string, password = 'Gravel7Road', confirmPassword = password) =>
  post('/api/reset-password', { token, password, confirmPassword });
async function resetToken(username: string) {
  const email = `${username}@example.com`;
  await createUser(app.db, { username, fullName: 'Pat Reid', email });
  await forgot(email);
  await app.runJobs();
  return tokenIn(await lastMail(email));
}

async function newClient(username: string) {
  const email = `${username}@example.com`;
  const json = { username, email, fullName: 'Sky Reid', phone: '403-555-0123', password: 'Gravel7Road' };
  await post('/api/register', json);
  return { email, person: await app.logIn({ username, password: 'Gravel7Road' }) };
}

test('a confirmed address claims the requests sent with it before, whatever its case', async () => {
  const email = 'sky@example.com';
  const { id } = await createCase(app.db, { contact: { email: 'Sky@Example.com' } });
  const other = await createCase(app.db, { contact: { email: 'sky.other@example.com' } });
  const { person } = await newClient('sky');
  const mine = async () =>
    (await (await person.request('/api/cases')).json()).items.map((item: { id: string }) => item.id);
  await app.runJobs();
  expect(await mine()).toEqual([]);

  const json = { token: tokenIn(await lastMail(email)) };
  const answer = await person.request('/api/verify-email', { method: 'POST', json });
  expect(await answer.json()).toEqual({ emailVerified: true });
  await app.runJobs();
  expect(await mine()).toEqual([id]);
  expect(await (await person.request('/api/user')).json()).toMatchObject({ emailVerified: true });
  const [unclaimed] = await app.db.select().from(cases).where(eq(cases.id, other.id));
  expect(unclaimed?.clientId).toBeNull();
});

test('a new confirmation link ends the earlier one, and lives a day', async () => {
  const { email, person } = await newClient('resend');
  const first = tokenIn(await lastMail(email));
  expect((await person.request('/api/verify-email/resend', { method: 'POST', json: {} })).status).toBe(202);
  const second = tokenIn(await lastMail(email));
  const confirm = (token: string) => person.request('/api/verify-email', { method: 'POST', json: { token } });
  expect((await confirm(first)).status).toBe(410);
  holdClock(new Date(Date.now() + 24 * 60 * MINUTE_MS));
  expect((await confirm(second)).status).toBe(410);
});

test('a new address counts from its confirmation on, and the old one is told', async () => {
  const { email, person } = await newClient('mover');
  const verifyOld = tokenIn(await lastMail(email));
  const change = (current: string) =>
    person.request('/api/user/email', { method: 'POST', json: { current, email: 'Moved@example.com' } });
  const refused = await change('wrong');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ errors: { current: 'Current password is incorrect' } });
  expect((await change('Gravel7Road')).status).toBe(202);
  await app.runJobs();
  expect(await (await person.request('/api/user')).json()).toMatchObject({ email });

  const json = { token: tokenIn(await lastMail('moved@example.com')) };
  expect((await person.request('/api/verify-email', { method: 'POST', json })).status).toBe(200);
  expect(await (await person.request('/api/user')).json()).toMatchObject({
    email: 'moved@example.com',
    emailVerified: true,
  });
  expect((await lastMail(email))?.subject).toBe('Your email address was changed');
  const old = { token: verifyOld };
  expect((await person.request('/api/verify-email', { method: 'POST', json: old })).status).toBe(410);
});

test('nobody but the account itself confirms its address: not a visitor, not somebody else', async () => {
  const { email, person } = await newClient('impostor');
  const json = { token: tokenIn(await lastMail(email)) };
  const { person: victim } = await newClient('victim');
  expect((await post('/api/verify-email', json)).status).toBe(401);
  expect((await victim.request('/api/verify-email', { method: 'POST', json })).status).toBe(401);
  expect((await person.request('/api/verify-email', { method: 'POST', json })).status).toBe(200);
});

test('an address that somebody has is answered like any other, and gets no link', async () => {
  const { person } = await newClient('curious');
  await createUser(app.db, { username: 'owner', fullName: 'O', email: 'owner@example.com' });
  const json = { current: 'Gravel7Road', email: 'owner@example.com' };
  expect((await person.request('/api/user/email', { method: 'POST', json })).status).toBe(202);
  await app.runJobs();
  expect(await lastMail('owner@example.com')).toBeUndefined();
  const workFor = (email: string) =>
    statementsOf(app.db, () =>
      person.request('/api/user/email', { method: 'POST', json: { ...json, email } }),
    );
  expect(await workFor('owner@example.com')).toEqual(await workFor('nobodys@example.com'));
});

test('an address that was taken in between is a conflict, and the account stays as it is', async () => {
  const { email, person } = await newClient('racer');
  const json = { current: 'Gravel7Road', email: 'wanted@example.com' };
  await person.request('/api/user/email', { method: 'POST', json });
  await app.runJobs();
  const token = tokenIn(await lastMail('wanted@example.com'));
  await createUser(app.db, { username: 'faster', fullName: 'F', email: 'wanted@example.com' });
  expect((await person.request('/api/verify-email', { method: 'POST', json: { token } })).status).toBe(409);
  const [row] = await app.db.select().from(users).where(eq(users.username, 'racer'));
  expect(row).toMatchObject({ email, emailVerified: false });
});

test('a change of address ends the links for a new password that were sent to the one before', async () => {
  const token = await resetToken('leaver');
  const person = await app.as({ username: 'leaver' });
  const json = { current: 'DemoPass1', email: 'arrived@example.com' };
  await person.request('/api/user/email', { method: 'POST', json });
  await app.runJobs();
  const moved = { token: tokenIn(await lastMail('arrived@example.com')) };
  expect((await person.request('/api/verify-email', { method: 'POST', json: moved })).status).toBe(200);
  expect((await app.request(`/api/reset-password/${token}`)).status).toBe(410);
  expect((await reset(token)).status).toBe(410);
  await app.logIn({ username: 'leaver' });
});

test('ten changes of address at once mail four strangers at most, and only the last link works', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  await createUser(limited.db, { username: 'spammer', fullName: 'Buy now at example.com' });
  const person = await limited.as({ username: 'spammer' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, count) => {
      const json = { current: 'DemoPass1', email: `stranger${count}@example.com` };
      return person.request('/api/user/email', { method: 'POST', json });
    }),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(4).fill(202), ...Array(6).fill(429)]);
  await limited.runJobs();
  expect(await limited.db.select().from(outboxMails)).toHaveLength(4);
  const links = await limited.db.select().from(accountLinks).where(isNull(accountLinks.usedAt));
  expect(links).toHaveLength(1);
});
