import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { recordConsent } from '#app/features/ledger/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();

const send = (caller: Caller, method: string, path: string, json: unknown) =>
  caller.request(path, { method, json });

async function client(username: string) {
  const user = await createUser(app.db, { username, fullName: 'Kim Bird', phone: '403-555-0142' });
  return { user, person: await app.as({ username }) };
}

test('name and phone can be changed, one without the other', async () => {
  const { user, person } = await client('ana');
  const answer = await send(person, 'PATCH', '/api/user', { phone: '(780) 555-0101' });
  expect(await answer.json()).toMatchObject({ fullName: 'Kim Bird', phone: '(780) 555-0101' });
  await send(person, 'PATCH', '/api/user', { fullName: '  Kim  Littlebear ' });
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ fullName: 'Kim Littlebear', phoneE164: '+17805550101' });
  expect(await (await send(person, 'PATCH', '/api/user', { phone: '' })).json()).toMatchObject({
    phone: null,
  });
});

test.each([
  [{ fullName: '' }, { fullName: 'Full name is required' }],
  [{ phone: '1' }, { phone: 'Phone number must be at least 10 digits' }],
  [{ role: 'admin' }, { role: 'This field is not known here' }],
  [{ email: 'x@example.com' }, { email: 'This field is not known here' }],
  [{ status: 'active', emailVerified: true }, expect.anything()],
])('a profile of %o is refused', async (json, errors) => {
  const person = await app.as({ username: 'ana' });
  const answer = await send(person, 'PATCH', '/api/user', json);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual(errors);
});

test('a new password needs the current one, and ends the other sessions', async () => {
  const { user, person } = await client('ben');
  const elsewhere = await app.as({ username: 'ben' });
  const change = (current: string, password = 'Gravel7Road', confirmPassword = password) =>
    send(person, 'POST', '/api/user/password', { current, password, confirmPassword });
  const refused = await change('wrong');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    message: 'Current password is incorrect',
    errors: { current: 'Current password is incorrect' },
  });
  expect((await (await change('DemoPass1', 'Password1')).json()).errors).toEqual({
    password: 'Please choose a less common password',
  });
  expect((await change('DemoPass1', 'Gravel7Road', 'Other7Road')).status).toBe(422);
  expect((await change('DemoPass1')).status).toBe(204);
  expect(await (await person.request('/api/user')).json()).toMatchObject({ username: 'ben' });
  expect(await (await elsewhere.request('/api/user')).json()).toEqual({ authenticated: false });
  await app.logIn({ username: 'ben', password: 'Gravel7Road' });
  const [mail] = await app.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, 'ben@example.com'))
    .orderBy(desc(outboxMails.id));
  expect(mail?.subject).toBe('Your password was changed');
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.thingId, user.id));
  expect(rows.map(({ action }) => action)).toEqual(['password.changed']);
});

test('every kind of email is wanted until it is switched off', async () => {
  const { person } = await client('cleo');
  const before = await (await person.request('/api/notification-preferences')).json();
  expect(new Set(Object.values(before.email))).toEqual(new Set(['soon']));
  const set = (json: unknown) => send(person, 'PUT', '/api/notification-preferences', json);
  expect((await (await set({ email: { message: 'off' } })).json()).email).toMatchObject({
    message: 'off',
    document: 'soon',
  });
  expect((await (await set({ email: { message: 'soon', document: 'daily' } })).json()).email).toMatchObject({
    message: 'soon',
    document: 'daily',
  });
});

test.each([
  // Security always goes.
  [{ email: { security: 'off' } }],
  [{ email: { weather: 'off' } }],
  [{ push: { weather: true } }],
  [{ telegram: { message: true } }],
  [{ email: { message: 'no' } }],
  [{ email: { message: 'off', weather: 'off' } }],
  [{}],
])('a choice of an unknown kind, way or value (%o) is refused, and nothing of it counts', async (wrong) => {
  const { person } = await client(`choosy${JSON.stringify(wrong).replaceAll(/\W/g, '')}`.slice(0, 30));
  const before = await (await person.request('/api/notification-preferences')).json();
  const refused = await send(person, 'PUT', '/api/notification-preferences', wrong);
  expect(refused.status).toBe(422);
  expect((await refused.json()).message).toMatch(/\w+/);
  expect(await (await person.request('/api/notification-preferences')).json()).toEqual(before);
});

test('the download holds what we keep about the person, and no secret', async () => {
  const { user, person } = await client('dora');
  await recordConsent(app.db, VISITOR, {
    ...{
      email: 'Dora@example.com',
      purpose: 'terms',
      textVersion: '1',
      text: 'Yes',
      page: '/',
      method: 'web_form',
    },
  });
  await recordConsent(app.db, VISITOR, {
    ...{
      email: 'other@example.com',
      purpose: 'terms',
      textVersion: '1',
      text: 'Yes',
      page: '/other',
      method: 'web_form',
    },
  });
  const answer = await person.request('/api/user/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const text = await answer.text();
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { id: user.id, username: 'dora', fullName: 'Kim Bird', phone: '403-555-0142' },
    consents: [{ purpose: 'terms', page: '/' }],
    sessions: [{ device: expect.any(String) }],
    notificationPreferences: { message: 'soon' },
    notices: [],
    cases: [],
  });
  expect(text).not.toMatch(/token|hash|secret|"password"/i);
});

test('consents of an address that was never confirmed stay out of the download', async () => {
  const { person, user } = await client('eve');
  await app.db
    .update(users)
    .set({ emailVerified: false, email: 'dora2@example.com' })
    .where(eq(users.id, user.id));
  await recordConsent(app.db, VISITOR, {
    ...{
      email: 'dora2@example.com',
      purpose: 'terms',
      textVersion: '1',
      text: 'Yes',
      page: '/',
      method: 'web_form',
    },
  });
  expect((await (await person.request('/api/user/export')).json()).consents).toEqual([]);
});

test('the download has what the person may see: no notes of ours, and no column that nobody decided to give', async () => {
  const { user, person } = await client('gil');
  await app.db.insert(privacyRequests).values({
    type: 'correction',
    userId: user.id,
    email: 'gil@example.com',
    details: 'My name is misspelt',
    dueOn: '2026-12-20',
    note: 'Internal: sounds annoyed',
  });
  const data = await (await person.request('/api/user/export')).json();
  expect(data.privacyRequests).toEqual([
    {
      type: 'correction',
      details: 'My name is misspelt',
      state: 'open',
      dueOn: '2026-12-20',
      createdAt: expect.any(String),
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('annoyed');
  expect(Object.keys(data.account).toSorted()).toEqual([
    ...['createdAt', 'email', 'emailVerified', 'fullName', 'id', 'lastLoginAt', 'phone', 'role', 'status'],
    ...['termsAcceptedAt', 'termsVersion', 'timezone', 'twoFactorEnabled', 'username'],
  ]);
});

test('asking for deletion twice is one request', async () => {
  const { user, person } = await client('fay');
  const ask = (current: string) =>
    send(person, 'POST', '/api/user/deletion-request', { current, details: 'Please' });
  expect((await ask('wrong')).status).toBe(403);
  const first = await ask('DemoPass1');
  expect(first.status).toBe(202);
  expect(await (await ask('DemoPass1')).json()).toEqual(await first.json());
  const rows = await app.db.select().from(privacyRequests).where(eq(privacyRequests.userId, user.id));
  expect(rows).toMatchObject([
    { type: 'deletion', state: 'open', email: 'fay@example.com', details: 'Please' },
  ]);
});
