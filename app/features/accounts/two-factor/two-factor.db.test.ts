import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sessions, twoFactors } from '#app/features/accounts/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { authenticatorCode } from '#tests/fixtures/api/authenticator.ts';

const app = await testApp({ ADMIN_TWO_FACTOR: 'required' });

const post = (caller: Caller, path: string, json: unknown) => caller.request(path, { method: 'POST', json });

async function enrolled(username: string, role: 'client' | 'admin' = 'client') {
  const user = await createUser(app.db, { username, fullName: 'Kim Bird', role });
  return { user, ...(await enrolledAs(username)) };
}

async function enrolledAs(username: string) {
  const person = await app.as({ username });
  const { secret, uri } = await (await post(person, '/api/user/totp/enrol', { current: 'DemoPass1' })).json();
  const confirmed = await post(person, '/api/user/totp', { code: authenticatorCode(secret) });
  const { recoveryCodes } = await confirmed.json();
  return { person, secret, uri, recoveryCodes };
}

/** A browser that has given the right password and is asked for a code. */
async function askedForCode(username: string, more: Record<string, unknown> = {}) {
  const browser = app.caller();
  const answer = await post(browser, '/api/login', { username, password: 'DemoPass1', ...more });
  expect(await answer.json()).toEqual({ twoFactorRequired: true });
  return browser;
}

const nobody = { authenticated: false };
const whoIs = async (caller: Caller) => (await caller.request('/api/user')).json();

test('after a first right code, login asks for one', async () => {
  const { person, uri, recoveryCodes, secret, user } = await enrolled('ana');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Chinook%20Cover/);
  expect(recoveryCodes).toHaveLength(10);
  expect(await whoIs(person)).toMatchObject({ username: 'ana' });
  expect(await (await person.request('/api/user/totp')).json()).toEqual({
    enabled: true,
    required: false,
    recoveryCodesLeft: 10,
  });

  const browser = await askedForCode('ana');
  expect(await whoIs(browser)).toEqual(nobody);
  const answer = await post(browser, '/api/login/two-factor', { code: authenticatorCode(secret, 1) });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ username: 'ana', fullName: 'Kim Bird' });
  expect(await whoIs(browser)).toMatchObject({ username: 'ana' });
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.thingId, user.id));
  expect(rows.map(({ action }) => action)).toEqual(['two_factor.on']);
});

test('without a first right code nothing changes', async () => {
  await createUser(app.db, { username: 'ben', fullName: 'Ben' });
  const person = await app.as({ username: 'ben' });
  await post(person, '/api/user/totp/enrol', { current: 'DemoPass1' });
  const wrong = await post(person, '/api/user/totp', { code: '000000' });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).errors).toEqual({ code: 'This code is not correct. Please try again.' });
  await app.logIn({ username: 'ben' });
});

test('enrolling asks for the current password', async () => {
  await createUser(app.db, { username: 'cleo', fullName: 'Cleo' });
  const person = await app.as({ username: 'cleo' });
  const answer = await post(person, '/api/user/totp/enrol', { current: 'wrong' });
  expect(answer.status).toBe(403);
  expect((await answer.json()).errors).toEqual({ current: 'Current password is incorrect' });
});

test('a wrong code opens nothing, and neither does a code without the password', async () => {
  const { secret } = await enrolled('dora');
  const browser = await askedForCode('dora');
  const wrong = await post(browser, '/api/login/two-factor', { code: '000000' });
  expect(wrong.status).toBe(401);
  expect((await wrong.json()).message).toBe('This code is not correct. Please try again.');
  expect(await whoIs(browser)).toEqual(nobody);
  const stranger = app.caller();
  expect((await post(stranger, '/api/login/two-factor', { code: authenticatorCode(secret) })).status).toBe(
    401,
  );
});

test('a code opens the account whose password was given, not the one that is logged in', async () => {
  const eli = await enrolled('eli');
  const fay = await enrolled('fay');
  const logged = await post(await askedForCode('eli'), '/api/login/two-factor', {
    code: authenticatorCode(eli.secret, 1),
  });
  const asked = await post(app.caller(), '/api/login', { username: 'fay', password: 'DemoPass1' });
  // A browser drops the first cookie with the second answer; somebody else need not.
  const cookie = [logged, asked]
    .flatMap((answer) => answer.headers.getSetCookie())
    .filter((line) => !/Max-Age=0/.test(line))
    .map((line) => line.split(';')[0])
    .join('; ');
  const enter = (code: string) =>
    app.request('/api/login/two-factor', { method: 'POST', json: { code }, headers: { cookie } });
  expect(await (await app.request('/api/user', { headers: { cookie } })).json()).toMatchObject({
    username: 'eli',
  });
  expect((await enter(authenticatorCode(eli.secret))).status).toBe(401);
  expect(await (await enter(authenticatorCode(fay.secret, 1))).json()).toMatchObject({ username: 'fay' });
});

test('a recovery code works in place of the app, once', async () => {
  const { recoveryCodes } = await enrolled('gus');
  const enter = async () =>
    post(await askedForCode('gus'), '/api/login/two-factor', { code: ` ${recoveryCodes[0]} ` });
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(401);
});

test('new recovery codes end the earlier ones', async () => {
  const { recoveryCodes, person, secret } = await enrolled('hal');
  const code = authenticatorCode(secret, 1);
  const renew = (json: unknown) => post(person, '/api/user/totp/recovery-codes', json);
  const answer = await renew({ current: 'DemoPass1', code });
  const renewed = (await answer.json()).recoveryCodes;
  expect(renewed).toHaveLength(10);
  const enter = async (code: string) => post(await askedForCode('hal'), '/api/login/two-factor', { code });
  expect((await enter(recoveryCodes[1])).status).toBe(401);
  expect((await enter(renewed[1])).status).toBe(200);
});

test('guessing ends after five codes: the password is asked for again', async () => {
  const { secret } = await enrolled('ida');
  const browser = await askedForCode('ida');
  for (let count = 0; count < 5; count += 1) {
    expect((await post(browser, '/api/login/two-factor', { code: '000000' })).status).toBe(401);
  }
  const late = await post(browser, '/api/login/two-factor', { code: authenticatorCode(secret, 1) });
  expect(late.status).toBe(401);
  expect((await late.json()).message).toBe('Please log in again with your password.');
});

test('it is switched off with the password and a code, and login asks for no code again', async () => {
  const { person, secret } = await enrolled('joe');
  const off = (json: unknown) => post(person, '/api/user/totp/off', json);
  const code = authenticatorCode(secret, 1);
  expect((await off({ current: 'DemoPass1' })).status).toBe(422);
  expect((await off({ current: 'wrong', code })).status).toBe(403);
  const guessed = await off({ current: 'DemoPass1', code: '000000' });
  expect(guessed.status).toBe(422);
  expect((await guessed.json()).errors).toEqual({ code: 'This code is not correct. Please try again.' });
  expect(await (await person.request('/api/user/totp')).json()).toMatchObject({ enabled: true });
  expect((await off({ current: 'DemoPass1', code })).status).toBe(204);
  expect(await whoIs(person)).toMatchObject({ username: 'joe' });
  await app.logIn({ username: 'joe' });
});

test('a recovery code switches it off as well, and a code that does not fit makes no new recovery codes', async () => {
  const { person, recoveryCodes } = await enrolled('una');
  const renew = (code: string) =>
    post(person, '/api/user/totp/recovery-codes', { current: 'DemoPass1', code });
  expect((await renew('000000')).status).toBe(422);
  expect((await renew('AAAAA-BBBBB')).status).toBe(422);
  const renewed = (await (await renew(recoveryCodes[0])).json()).recoveryCodes;
  const off = await post(person, '/api/user/totp/off', { current: 'DemoPass1', code: renewed[3] });
  expect(off.status).toBe(204);
});

test('a code is good once: not again for a login, and not for anything else', async () => {
  const { person, secret } = await enrolled('vic');
  const enter = async (code: string) => post(await askedForCode('vic'), '/api/login/two-factor', { code });
  const usedToEnrol = await enter(authenticatorCode(secret));
  expect(usedToEnrol.status).toBe(401);
  expect((await usedToEnrol.json()).message).toBe('This code has been used. Please wait for the next one.');
  const code = authenticatorCode(secret, 1);
  expect((await enter(code)).status).toBe(200);
  expect((await enter(code)).status).toBe(401);
  const off = await post(person, '/api/user/totp/off', { current: 'DemoPass1', code });
  expect(off.status).toBe(422);
  expect((await off.json()).errors).toEqual({
    code: 'This code has been used. Please wait for the next one.',
  });
});

test('of eight logins with one code at the same time, one opens a session', async () => {
  const { secret, user } = await enrolled('wes');
  const browsers = [];
  for (let count = 0; count < 8; count += 1) browsers.push(await askedForCode('wes'));
  const code = authenticatorCode(secret, 1);
  const answers = await Promise.all(
    browsers.map((browser) => post(browser, '/api/login/two-factor', { code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
  const signedIn = await Promise.all(browsers.map(whoIs));
  expect(signedIn.filter((who) => 'id' in who)).toHaveLength(1);
  const open = await app.db.select().from(sessions).where(eq(sessions.userId, user.id));
  // The one that enrolled, and the one that logged in.
  expect(open).toHaveLength(2);
});

test('setting it up ends the other sessions, and keeps the one that did', async () => {
  await createUser(app.db, { username: 'xia', fullName: 'Xia' });
  const thief = await app.as({ username: 'xia' });
  const { person } = await enrolledAs('xia');
  expect(await whoIs(thief)).toEqual(nobody);
  expect(await whoIs(person)).toMatchObject({ username: 'xia' });
});

test('of two first codes at the same time one sets it up, and the other leaves no session behind', async () => {
  const user = await createUser(app.db, { username: 'yan', fullName: 'Yan' });
  const person = await app.as({ username: 'yan' });
  const { secret } = await (await post(person, '/api/user/totp/enrol', { current: 'DemoPass1' })).json();
  const code = authenticatorCode(secret);
  const answers = await Promise.all([1, 2].map(() => post(person, '/api/user/totp', { code })));
  const [first, second] = answers.map(({ status }) => status).sort();
  expect(first).toBe(200);
  // Setting it up renews the session: whoever is read after that is no longer logged in, and before, the code is used up.
  expect([401, 422]).toContain(second);
  expect(await app.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
});

test('a login that is not remembered stays short after the second step', async () => {
  const { secret } = await enrolled('kay');
  const browser = await askedForCode('kay');
  const answer = await post(browser, '/api/login/two-factor', { code: authenticatorCode(secret, 1) });
  expect(answer.headers.getSetCookie().find((line) => line.includes('session_token'))).not.toMatch(
    /Max-Age=[1-9]/,
  );
  const { items } = await (await browser.request('/api/user/sessions')).json();
  expect(items.find((item: { current: boolean }) => item.current)).toMatchObject({ remembered: false });
});

test('an administrator without a second factor can only set one up', async () => {
  await createUser(app.db, { username: 'boss', fullName: 'Boss', role: 'admin' });
  const boss = await app.as({ username: 'boss' });
  for (const path of ['/api/admin/outbox', '/api/cases', '/api/user/sessions', '/api/user/export']) {
    const answer = await boss.request(path);
    expect(answer.status).toBe(403);
    expect((await answer.json()).code).toBe('two_factor_required');
  }
  expect((await boss.request('/api/user', { method: 'PATCH', json: { fullName: 'X' } })).status).toBe(403);
  expect(await whoIs(boss)).toMatchObject({ role: 'admin' });
  expect(await (await boss.request('/api/user/totp')).json()).toMatchObject({
    enabled: false,
    required: true,
  });

  const { secret } = await (await post(boss, '/api/user/totp/enrol', { current: 'DemoPass1' })).json();
  await post(boss, '/api/user/totp', { code: authenticatorCode(secret) });
  expect((await boss.request('/api/admin/outbox')).status).toBe(200);
  const code = authenticatorCode(secret, 1);
  const off = await post(boss, '/api/user/totp/off', { current: 'DemoPass1', code });
  expect(off.status).toBe(409);
});

test('the secret and the recovery codes are kept encrypted', async () => {
  const { user, secret, recoveryCodes } = await enrolled('lou');
  const [row] = await app.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]);
});
