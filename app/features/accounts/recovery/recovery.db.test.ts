import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { accountLinks, users } from '#app/features/accounts/tables.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lastMailTo, tokenIn } from '#tests/fixtures/api/mailed-links.ts';
import { statementsOf } from '#tests/fixtures/databases/statements.ts';

const app = await testApp();
const GONE = 'This reset link has expired or has already been used. Please request a new one.';

const post = (path: string, json: unknown) => app.request(path, { method: 'POST', json });
const forgot = (email: string) => post('/api/forgot-password', { email });
const reset = (token: string, password = 'Gravel7Road', confirmPassword = password) =>
  post('/api/reset-password', { token, password, confirmPassword });

const lastMail = (recipient: string) => lastMailTo(app.db, recipient);

async function resetToken(username: string) {
  const email = `${username}@example.com`;
  await createUser(app.db, { username, fullName: 'Pat Reid', email });
  await forgot(email);
  await app.runJobs();
  return tokenIn(await lastMail(email));
}

test('known and unknown addresses get one and the same answer', async () => {
  await createUser(app.db, { username: 'known', fullName: 'K' });
  const answers = [await forgot('known@example.com'), await forgot('unknown@example.com')];
  for (const answer of answers) {
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({
      message: 'If an account exists for that address, we have sent a link to reset your password.',
    });
  }
});

test('asking for a link is the same work whether or not there is such an account', async () => {
  await createUser(app.db, { username: 'counted', fullName: 'C' });
  await createUser(app.db, { username: 'asleep', fullName: 'A', status: 'suspended' });
  const workFor = (email: string) => statementsOf(app.db, () => forgot(email));
  const known = await workFor('counted@example.com');
  expect(known.length).toBeGreaterThan(0);
  expect(await workFor('uncounted@example.com')).toEqual(known);
  expect(await workFor('asleep@example.com')).toEqual(known);
});

test('the request itself looks for nobody: only the job writes a link and a mail', async () => {
  await createUser(app.db, { username: 'later', fullName: 'L' });
  await forgot('Later@Example.com');
  expect(await lastMail('later@example.com')).toBeUndefined();
  await app.runJobs();
  expect((await lastMail('later@example.com'))?.subject).toBe('Choose a new password');
});

test('nobody gets mail for an unknown, a suspended or an invited account', async () => {
  await createUser(app.db, { username: 'suspended', fullName: 'S', status: 'suspended' });
  await forgot('suspended@example.com');
  await forgot('nobody@example.com');
  await app.runJobs();
  expect(await lastMail('suspended@example.com')).toBeUndefined();
  expect(await lastMail('nobody@example.com')).toBeUndefined();
});

test('an address that is none is refused in our words', async () => {
  const answer = await forgot('nobody');
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ email: 'Please enter a valid email address' });
});

test('the link sets a new password, once, and ends every session', async () => {
  const token = await resetToken('walker');
  const open = await app.as({ username: 'walker' });
  expect(await (await app.request(`/api/reset-password/${token}`)).json()).toEqual({ valid: true });

  const answer = await reset(token);
  expect(answer.status).toBe(200);
  expect((await answer.json()).message).toBe('Your password has been changed. You can now log in.');
  expect(await (await open.request('/api/user')).json()).toEqual({ authenticated: false });
  await expect(app.logIn({ username: 'walker' })).rejects.toThrow('401');
  await app.logIn({ username: 'walker', password: 'Gravel7Road' });
  expect((await lastMail('walker@example.com'))?.subject).toBe('Your password was changed');

  for (const again of [await reset(token), await app.request(`/api/reset-password/${token}`)]) {
    expect(again.status).toBe(410);
    expect((await again.json()).message).toBe(GONE);
  }
});

test('of two uses of one link at the same time, one works', async () => {
  const token = await resetToken('twice');
  const statuses = (await Promise.all([reset(token, 'Gravel7Road'), reset(token, 'Meadow7Path')])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 410]);
});

test('a new password ends the other reset links too', async () => {
  const first = await resetToken('double');
  await forgot('double@example.com');
  await app.runJobs();
  const second = tokenIn(await lastMail('double@example.com'));
  expect(second).not.toBe(first);
  await reset(second);
  expect((await reset(first)).status).toBe(410);
});

test('the link is good for sixty minutes', async () => {
  const token = await resetToken('slow');
  holdClock(new Date(Date.now() + 61 * MINUTE_MS));
  expect((await reset(token)).status).toBe(410);
  expect((await app.request(`/api/reset-password/${token}`)).status).toBe(410);
});

test('a refused password does not use the link up', async () => {
  const token = await resetToken('picky');
  expect((await (await reset(token, 'Password1')).json()).errors).toEqual({
    password: 'Please choose a less common password',
  });
  expect((await (await reset(token, 'Gravel7Road', 'Gravel8Road')).json()).errors).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect((await reset(token)).status).toBe(200);
});

test('the database holds no token', async () => {
  const token = await resetToken('hashed');
  const rows = await app.db.select().from(accountLinks);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link is good for its own purpose alone', async () => {
  const token = await resetToken('purpose');
  expect((await post('/api/verify-email', { token })).status).toBe(410);
  expect((await app.request(`/api/invitation/${token}`)).status).toBe(410);
  expect((await reset(token)).status).toBe(200);
});

test('a link for a new password is good for the address it was sent to, however that was changed', async () => {
  const token = await resetToken('renamed');
  await app.db.update(users).set({ email: 'elsewhere@example.com' }).where(eq(users.username, 'renamed'));
  expect((await app.request(`/api/reset-password/${token}`)).status).toBe(410);
  expect((await reset(token)).status).toBe(410);
});

const mailsTo = async (recipient: string) =>
  (await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient))).length;

test('however often somebody asks, the owner finds a link that works, and three mails', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  await createUser(limited.db, { username: 'wanted', fullName: 'W', email: 'wanted.one@example.com' });
  const ask = async (from: string) => {
    const headers = { 'x-forwarded-for': from };
    const json = { email: 'wanted.one@example.com' };
    const answer = await limited.request('/api/forgot-password', { method: 'POST', json, headers });
    await limited.runJobs();
    return answer;
  };
  for (let count = 0; count < 9; count += 1) expect((await ask('203.0.113.9')).status).toBe(202);
  const answer = await ask('198.51.100.7');
  expect(answer.status).toBe(202);
  expect((await answer.json()).message).toMatch(/^If an account exists/);
  const mails = await limited.db.select().from(outboxMails);
  expect(mails).toHaveLength(3);
  const json = { token: tokenIn(mails[0]), password: 'Gravel7Road', confirmPassword: 'Gravel7Road' };
  expect((await limited.request('/api/reset-password', { method: 'POST', json })).status).toBe(200);
});

test('whoever finds no link that lasts another half an hour gets one', async () => {
  await resetToken('patient');
  const email = 'patient@example.com';
  for (let count = 0; count < 4; count += 1) {
    await forgot(email);
    await app.runJobs();
  }
  expect(await mailsTo(email)).toBe(3);
  holdClock(new Date(Date.now() + 31 * MINUTE_MS));
  await forgot(email);
  await app.runJobs();
  expect(await mailsTo(email)).toBe(4);
});
