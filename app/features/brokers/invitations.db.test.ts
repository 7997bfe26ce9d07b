import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { offerFirstAdmin } from '#app/features/accounts/sign-in/first-admin.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { auditLog, consents } from '#app/features/ledger/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { brokerProfiles } from './tables.server.ts';

const app = await testApp();
await createUser(app.db, { username: 'boss', fullName: 'Avery Q', role: 'admin' });
await createUser(app.db, { username: 'client', fullName: 'Kim Bird' });
const boss = await app.as({ username: 'boss' });

const post = (caller: Caller, path: string, json: unknown) => caller.request(path, { method: 'POST', json });
const invitation = (overrides: Record<string, unknown> = {}) => ({
  fullName: 'Dana Whitford',
  email: 'dana@brokers.example',
  brokerage: 'Foothills Insurance Partners',
  licenceNumber: 'AB-10234',
  licenceClasses: ['general'],
  licenceExpiresOn: '2030-06-30',
  types: ['auto', 'home'],
  ...overrides,
});
const accepted = {
  username: 'dana_w',
  password: 'Gravel7Road',
  confirmPassword: 'Gravel7Road',
  agreeTerms: true,
};

async function invite(email: string) {
  const answer = await post(boss, '/api/admin/brokers', invitation({ email }));
  expect(answer.status).toBe(201);
  const [mail] = await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  return { broker: await answer.json(), token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

test('an invited broker chooses username and password, and can work', async () => {
  const { broker, token } = await invite('dana@brokers.example');
  // No email goes out here, and whoever invites is told so.
  expect(broker).toMatchObject({ status: 'invited', email: 'dana@brokers.example', sendsMail: false });
  expect(await (await app.request(`/api/invitation/${token}`)).json()).toEqual({
    valid: true,
    fullName: 'Dana Whitford',
    email: 'dana@brokers.example',
    role: 'broker',
  });
  expect((await post(app, '/api/invitation', { token, ...accepted })).status).toBe(200);
  const dana = await app.logIn({ username: 'dana_w', password: 'Gravel7Road' });
  expect(await (await dana.request('/api/user')).json()).toMatchObject({
    role: 'broker',
    emailVerified: true,
  });
  expect((await dana.request('/api/broker/cases?filter=new')).status).not.toBe(403);
  const [profile] = await app.db.select().from(brokerProfiles).where(eq(brokerProfiles.userId, broker.id));
  expect(profile).toMatchObject({ licenceNumber: 'AB-10234', types: ['auto', 'home'], dailyCap: 10 });
  const [consent] = await app.db.select().from(consents).where(eq(consents.email, 'dana@brokers.example'));
  expect(consent).toMatchObject({ purpose: 'terms', page: '/portal/invitation' });
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.thingId, broker.id));
  expect(rows.map(({ action }) => action).sort()).toEqual(['broker.invited', 'broker.joined']);
  for (const again of [
    await app.request(`/api/invitation/${token}`),
    await post(app, '/api/invitation', { token, ...accepted }),
  ]) {
    expect(again.status).toBe(410);
  }
});

test('nobody can log in to an account before its invitation is accepted', async () => {
  const { broker } = await invite('waiting@brokers.example');
  const [row] = await app.db.select().from(users).where(eq(users.id, broker.id));
  const answer = await post(app, '/api/login', { username: row?.username, password: 'DemoPass1' });
  expect(answer.status).toBe(401);
});

test('an invitation is good for seven days', async () => {
  const { token } = await invite('late@brokers.example');
  holdClock(new Date(Date.now() + 6 * DAY_MS));
  expect((await app.request(`/api/invitation/${token}`)).status).toBe(200);
  holdClock(new Date(Date.now() + 7 * DAY_MS));
  const answer = await app.request(`/api/invitation/${token}`);
  expect(answer.status).toBe(410);
  expect((await answer.json()).message).toMatch(/^This invitation has expired or has already been used/);
});

test('a username that somebody has is a conflict, and the invitation stays good', async () => {
  const { token } = await invite('conflict@brokers.example');
  const taken = await post(app, '/api/invitation', { token, ...accepted, username: 'BOSS' });
  expect(taken.status).toBe(409);
  expect((await taken.json()).message).toBe('Username already exists');
  expect((await app.request(`/api/invitation/${token}`)).status).toBe(200);
});

test.each([
  [{ brokerage: ' ' }, { brokerage: 'Brokerage is required' }],
  [{ licenceNumber: '' }, { licenceNumber: 'Licence number is required' }],
  [{ licenceExpiresOn: '2020-01-01' }, { licenceExpiresOn: 'Licence expiry must be in the future' }],
  [{ licenceExpiresOn: '' }, { licenceExpiresOn: 'Licence expiry date is required' }],
  [{ types: [] }, { types: 'Choose at least one insurance type' }],
  [
    { types: ['auto', 'supervisa'] },
    { types: 'Some of these need the licence class Accident and sickness. Choose it, or leave them out' },
  ],
  [{ types: undefined }, { types: 'Choose at least one insurance type' }],
  [{ fullName: '' }, { fullName: 'Full name is required' }],
  [{ email: ' ' }, { email: 'Email address is required' }],
  [{ email: 'dana' }, { email: 'Invalid email address' }],
  [{ role: 'admin' }, { role: 'This field is not known here' }],
])('an invitation with %o is refused', async (overrides, errors) => {
  const answer = await post(boss, '/api/admin/brokers', invitation(overrides));
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual(errors);
});

test('a taken email address is a conflict', async () => {
  const answer = await post(boss, '/api/admin/brokers', invitation({ email: 'Client@example.com' }));
  expect(answer.status).toBe(409);
});

test('only administrators invite', async () => {
  const client = await app.as({ username: 'client' });
  expect((await post(client, '/api/admin/brokers', invitation())).status).toBe(403);
  expect((await post(app, '/api/admin/brokers', invitation())).status).toBe(401);
});

test('the first administrator is made with a link, once, and where there is one no link is offered', async () => {
  expect(await offerFirstAdmin(app.db)).toBeNull();
  const fresh = await testApp();
  const tokenOf = (path: string | null) => path?.split('#token=')[1] ?? '';
  const [token, second] = [
    tokenOf(await offerFirstAdmin(fresh.db)),
    tokenOf(await offerFirstAdmin(fresh.db)),
  ];
  expect(await (await fresh.request(`/api/first-admin/${token}`)).json()).toEqual({ valid: true });
  const admin = {
    ...{ username: 'Owner', fullName: 'Avery Quinn', email: 'avery@example.com' },
    ...{ password: 'Gravel7Road', confirmPassword: 'Gravel7Road' },
  };
  expect((await post(fresh, '/api/first-admin', { token: 'wrong', ...admin })).status).toBe(410);
  const attempts = await Promise.all(
    [token, second].map((given) => post(fresh, '/api/first-admin', { token: given, ...admin })),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual([201, 410]);
  const owner = await fresh.logIn({ username: 'owner', password: 'Gravel7Road' });
  expect(await (await owner.request('/api/user')).json()).toMatchObject({ role: 'admin' });
  expect(await offerFirstAdmin(fresh.db)).toBeNull();
  expect((await fresh.request(`/api/first-admin/${second}`)).status).toBe(410);
});
