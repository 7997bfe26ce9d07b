import { Agent } from 'node:https';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { muteCase } from '#app/features/notifications/bell/mute-case.server.ts';
import { readNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { type Notice, notify } from '#app/features/notifications/notify.server.ts';
import { setPreferences } from '#app/features/notifications/preferences/preferences.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { lookupPublic } from '#app/platform/http/public-address.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { openPushService } from '#tests/fixtures/servers/push-service.ts';
import { readPushKeys } from './keys.server.ts';
import { pushOne } from './push-notice.server.ts';
import { openPush } from './send-push.server.ts';
import { pushDeliveries, pushSubscriptions } from './tables.server.ts';

const app = await testApp();
const { db } = app;
const service = await openPushService();
const send = openPush(service.agent, 500);

const NOON = albertaInstant(2026, 11, 24, 12);
beforeEach(() => {
  holdClock(NOON);
  service.answerWith(201);
});
afterEach(() => holdClock(null));

let nth = 0;
/** Somebody who has allowed notifications in one browser. */
async function reached(role: 'broker' | 'client' = 'client') {
  nth += 1;
  const username = `person${nth}`;
  const viewer = await createUser(db, { username, fullName: 'Casey Client', role });
  const caller = await app.as({ username });
  const subscription = service.subscribe(username);
  const put = (json: object) => caller.request('/api/push/subscription', { method: 'PUT', json });
  expect((await put(subscription)).status).toBe(204);
  return { viewer, caller, subscription, put };
}
type Reached = Awaited<ReturnType<typeof reached>>;

const browsersOf = ({ viewer }: Reached) =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, viewer.id));

type Told = { kind: Notice['kind']; data: object };
const MESSAGE: Told = { kind: 'message_for_client', data: { author: 'Dana Broker' } };

/** Tells somebody of a message in a case; returns the jobs that are queued for their browsers. */
async function tellOf({ viewer }: Reached, caseId = newId(), told: Told = MESSAGE) {
  const to = { userId: viewer.id, email: 'casey@example.com', name: viewer.fullName };
  const data = { ...told.data, caseId, reference: 'AB-1' };
  await db.transaction((tx) => notify(tx, { kind: told.kind, to, data, caseId } as Notice));
  const [notice] = await db.select().from(notifications).where(eq(notifications.caseId, caseId));
  const jobs = await queryRows<{ data: { noticeId: string; subscriptionId: string }; at: string }>(
    db,
    sql`select data, start_after::text as at from pgboss.job
      where name = 'push-notice' and data->>'noticeId' = ${notice?.id ?? ''}`,
  );
  return { jobs, notice };
}
const push = (data: { noticeId: string; subscriptionId: string } | undefined) =>
  pushOne(db, data ?? { noticeId: newId(), subscriptionId: newId() }, { env: {}, send });

test('a browser gets what the bell says, signed and encrypted, and nothing about a person', async () => {
  const somebody = await reached();
  const { jobs, notice } = await tellOf(somebody);
  expect(jobs).toHaveLength(1);
  const before = service.received.length;
  await push(jobs[0]?.data);
  expect(service.received.slice(before)).toEqual([
    {
      payload: { title: notice?.title, path: notice?.path, tag: notice?.id },
      isSigned: true,
      claims: {
        aud: 'https://push.example',
        exp: expect.any(Number),
        sub: 'mailto:hello@chinookcover.example',
      },
      ttl: '43200',
    },
  ]);
  expect(JSON.stringify(service.received)).not.toMatch(/Casey|Dana|casey@/);
  const status = await (await somebody.caller.request('/api/push')).json();
  expect(status).toEqual({
    publicKey: (await readPushKeys(db, {})).publicKey,
    devices: [expect.stringMatching(/^[\da-f]{64}$/)],
  });
});

test('the keys are made once, also by two at once, and those of the configuration come first', async () => {
  const [one, other] = await Promise.all([readPushKeys(db, {}), readPushKeys(db, {})]);
  expect(one).toEqual(other);
  const VAPID = { VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' };
  expect(await readPushKeys(db, VAPID)).toEqual({ publicKey: 'public', privateKey: 'private' });
});

test.each([
  [404, 0],
  [410, 0],
  [403, 0],
  [307, 0],
] as const)('a push service that answers %i has the browser forgotten', async (status, left) => {
  const somebody = await reached();
  const { jobs } = await tellOf(somebody);
  service.answerWith(status);
  const before = service.received.length;
  await push(jobs[0]?.data);
  expect(service.received).toHaveLength(before + 1);
  expect(await browsersOf(somebody)).toHaveLength(left);
});

test('a push service whose name leads to a private address is not reached, and its browser forgotten', async () => {
  const somebody = await reached();
  const { jobs } = await tellOf(somebody);
  // What the DNS says is looked at when it connects: it may say something else each time.
  const find = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '10.0.0.7', family: 4 }])) as never;
  const inside = openPush(new Agent({ lookup: lookupPublic(find) }), 500);
  const before = service.received.length;
  await pushOne(db, jobs[0]?.data ?? { noticeId: '', subscriptionId: '' }, { env: {}, send: inside });
  expect(service.received).toHaveLength(before);
  expect(await browsersOf(somebody)).toEqual([]);
});

test.each([429, 500, 'silence'] as const)(
  'after %s it is tried again, and the browser stays',
  async (status) => {
    const somebody = await reached();
    const { jobs } = await tellOf(somebody);
    service.answerWith(status);
    await expect(push(jobs[0]?.data)).rejects.toThrow('asked to wait');
    expect(await browsersOf(somebody)).toHaveLength(1);
  },
);

test('nothing is pushed of what was read, muted, switched off, or said in the night', async () => {
  const somebody = await reached();
  const read = await tellOf(somebody);
  await readNotices(db, somebody.viewer, { all: true });
  const before = service.received.length;
  await push(read.jobs[0]?.data);
  expect(service.received).toHaveLength(before);
  const muted = newId();
  await tellOf(somebody, muted);
  const mute = await somebody.caller.request(`/api/notifications/mutes/${muted}`, {
    method: 'PUT',
    json: { isMuted: true },
  });
  expect(mute.status).toBe(204);
  expect((await tellOf(somebody, muted)).jobs).toHaveLength(1);
  holdClock(albertaInstant(2026, 11, 24, 22));
  const night = await tellOf(somebody);
  expect(night.jobs.map(({ at }) => new Date(at))).toEqual([albertaInstant(2026, 11, 25, 8)]);
  // What is mailed at any hour is not pushed at any hour.
  const call = {
    id: newId(),
    startsAt: NOON.toISOString(),
    endsAt: NOON.toISOString(),
    revision: 0,
    broker: 'Dana',
  };
  expect(
    (await tellOf(somebody, newId(), { kind: 'call_booked', data: { call, isMoved: false } })).jobs,
  ).toMatchObject([{ at: night.jobs[0]?.at }]);
  await setPreferences(db, somebody.viewer, { email: {}, push: { message: false } });
  expect((await tellOf(somebody)).jobs).toEqual([]);
});

test('what waits for the morning is not pushed once it was muted or switched off in the night', async () => {
  const somebody = await reached();
  holdClock(albertaInstant(2026, 11, 24, 22));
  const [muted, kept] = [newId(), newId()];
  const [{ jobs: mutedJobs }, { jobs: keptJobs }] = [
    await tellOf(somebody, muted),
    await tellOf(somebody, kept),
  ];
  await muteCase(db, somebody.viewer, { caseId: muted, isMuted: true });
  const before = service.received.length;
  await push(mutedJobs[0]?.data);
  expect(service.received).toHaveLength(before);
  await setPreferences(db, somebody.viewer, { email: {}, push: { message: false } });
  await push(keptJobs[0]?.data);
  expect(service.received).toHaveLength(before);
  await setPreferences(db, somebody.viewer, { email: {}, push: { message: true } });
  await push(keptJobs[0]?.data);
  expect(service.received).toHaveLength(before + 1);
});

test('a browser belongs to the session that allowed it: with its end, and with somebody else’s, it is gone', async () => {
  const [one, other] = [await reached(), await reached()];
  expect((await other.put(one.subscription)).status).toBe(204);
  expect(await browsersOf(one)).toEqual([]);
  expect(await browsersOf(other)).toHaveLength(2);
  await other.caller.request('/api/logout', { method: 'POST', json: {} });
  expect(await browsersOf(other)).toEqual([]);
  const third = await reached();
  const end = (endpoint: string, who = third) =>
    who.caller.request('/api/push/subscription/end', { method: 'POST', json: { endpoint } });
  expect((await end(third.subscription.endpoint, one)).status).toBe(204);
  expect(await browsersOf(third)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await end(third.subscription.endpoint)).status).toBe(204);
  expect(await browsersOf(third)).toEqual([]);
});

test('eleven browsers are ten, and addresses that are none are refused', async () => {
  const somebody = await reached();
  for (const name of 'abcdefghij') await somebody.put(service.subscribe(name));
  const rows = await browsersOf(somebody);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(somebody.subscription.endpoint);
  for (const endpoint of [
    ...['http://push.example/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://push.example:8443/x'],
    ...[
      'https://localhost/x',
      'https://user:secret@push.example/x',
      'https://2130706433/x',
      'ftp://push.example/x',
    ],
  ]) {
    expect((await somebody.put({ ...somebody.subscription, endpoint })).status, endpoint).toBe(422);
  }
  for (const part of [{ p256dh: 'AAAA' }, { auth: 'A A' }, { more: 1 }]) {
    expect((await somebody.put({ ...somebody.subscription, ...part })).status).toBe(422);
  }
});

test('an administrator reads what became of a notice in each browser and at the bell, never what it says', async () => {
  const somebody = await reached();
  await createUser(db, { username: 'admin', fullName: 'Ada Admin', role: 'admin' });
  const admin = await app.as({ username: 'admin' });
  const path = `/api/admin/people/${somebody.viewer.id}/deliveries`;
  const logOf = async () => (await (await admin.request(path)).json()).items;
  const { jobs, notice } = await tellOf(somebody);
  expect(await logOf()).toMatchObject([
    {
      kind: 'message',
      reference: 'AB-1',
      readAt: null,
      // As the outbox says it, where no email goes out.
      mail: 'kept',
      pushes: [{ state: 'queued', tries: 0 }],
    },
  ]);
  service.answerWith(503);
  await expect(push(jobs[0]?.data)).rejects.toThrow('push service');
  expect((await logOf())[0].pushes).toMatchObject([{ state: 'failed', tries: 1 }]);
  service.answerWith(201);
  await push(jobs[0]?.data);
  expect((await logOf())[0].pushes).toMatchObject([{ state: 'sent', tries: 2 }]);
  await readNotices(db, somebody.viewer, { all: true });
  const later = await tellOf(somebody);
  service.answerWith(410);
  await push(later.jobs[0]?.data);
  const log = await logOf();
  expect(log[0].pushes).toMatchObject([{ state: 'gone', tries: 1 }]);
  expect(log[1]).toMatchObject({ readAt: expect.any(String), mail: 'withdrawn' });
  expect(JSON.stringify(log)).not.toMatch(/Dana|Casey|casey@|New message/);
  expect((await somebody.caller.request(path)).status).toBe(403);
  // What is known goes with the notice.
  await db.delete(notifications).where(eq(notifications.id, notice?.id ?? ''));
  expect(
    await db
      .select()
      .from(pushDeliveries)
      .where(eq(pushDeliveries.noticeId, notice?.id ?? '')),
  ).toEqual([]);
});
