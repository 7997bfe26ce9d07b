import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { forgetOldNotices } from './jobs.server.ts';
import { forgetNoticesAbout, notify } from './notify.server.ts';
import { setPreferences } from './preferences/preferences.server.ts';
import { mailPreferences, notifications } from './tables.server.ts';

const { db } = await testDatabase();
const NOON = albertaInstant(2026, 11, 24, 12);

beforeEach(() => holdClock(NOON));
afterEach(() => holdClock(null));

const somebody = () => {
  const userId = newId();
  return { userId, email: `${userId}@example.com`, name: 'Dana W' };
};
type Somebody = ReturnType<typeof somebody>;

const mailsTo = (email: string) => db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
const bellOf = (userId: string) => db.select().from(notifications).where(eq(notifications.userId, userId));

const caseId = newId();
const acceptBy = albertaInstant(2026, 11, 24, 14);

async function tellAssigned(to: Somebody, tx: Db = db, occasion?: string, about = caseId) {
  const data = { caseId: about, reference: 'AB-1', acceptBy };
  await notify(tx, { kind: 'case_assigned', to, data, caseId: about, occasion });
}

async function switchOff(userId: string, kind: 'case_assigned' | 'status'): Promise<void> {
  await db.insert(mailPreferences).values({ userId, kind, wanted: false });
}

test('somebody with an account hears it at the bell and by mail, with a greeting', async () => {
  const to = somebody();
  await tellAssigned(to);
  const [mail] = await mailsTo(to.email);
  expect(mail).toMatchObject({ kind: 'case_assigned', state: 'queued', caseId });
  expect(mail?.text).toContain('Hello Dana W,');
  expect(await bellOf(to.userId)).toMatchObject([
    {
      ...{ kind: 'case_assigned', title: 'A new request for you: AB-1', path: `/broker/cases/${caseId}` },
      ...{ mail: 'queued', mailId: mail?.id, readAt: null },
    },
  ]);
});

test('a person without an account gets the mail alone, and no name', async () => {
  const data = { caseId, reference: 'AB-2' };
  await notify(db, { kind: 'case_returned', to: { email: 'p@example.com' }, data, caseId });
  const [mail] = await mailsTo('p@example.com');
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(await db.select().from(notifications).where(eq(notifications.path, '/portal'))).toEqual([]);
});

test('a kind that is switched off in the profile rings the bell and writes no mail; other kinds do', async () => {
  const to = somebody();
  await setPreferences(
    db,
    { kind: 'user', id: to.userId, role: 'broker', fullName: to.name },
    { email: { case_assigned: 'off' }, push: {} },
  );
  await tellAssigned(to);
  expect(await mailsTo(to.email)).toEqual([]);
  expect(await bellOf(to.userId)).toMatchObject([{ mail: 'skipped', mailId: null }]);
  await notify(db, { kind: 'access_ended', to, data: { caseId, reference: 'AB-1', hadAccepted: true } });
  expect(await mailsTo(to.email)).toMatchObject([{ kind: 'access_ended' }]);
});

test('mail about the safety of an account always goes, at any hour, whatever is switched off', async () => {
  const to = somebody();
  await switchOff(to.userId, 'status');
  const night = albertaInstant(2026, 11, 24, 23);
  holdClock(night);
  await notify(db, { kind: 'password_changed', to, data: { at: night, role: 'broker' } });
  expect(await mailsTo(to.email)).toMatchObject([{ state: 'queued', dueAt: night }]);
  expect(await bellOf(to.userId)).toMatchObject([{ kind: 'security', mail: 'queued' }]);
});

test.each([
  ['in the evening', [2026, 11, 24, 21, 0], [2026, 11, 25, 8, 0]],
  ['after midnight', [2026, 11, 25, 3, 0], [2026, 11, 25, 8, 0]],
  ['on the eve of a holiday', [2026, 12, 24, 22, 0], [2026, 12, 25, 8, 0]],
  ['before they end, while ten minutes pass', [2026, 11, 25, 7, 55], [2026, 11, 25, 8, 5]],
  ['by day', [2026, 11, 25, 8, 0], [2026, 11, 25, 8, 10]],
] as const)('what may wait is not sent in quiet hours: %s', async (_, at, due) => {
  const instant = ([year, month, day, hour, minute]: readonly [number, number, number, number, number]) =>
    albertaInstant(year, month, day, hour, minute);
  holdClock(instant(at));
  const to = somebody();
  await tellAssigned(to);
  expect(await mailsTo(to.email)).toMatchObject([{ state: 'queued', dueAt: instant(due) }]);
});

test('a link that was asked for a moment ago does not wait for the morning', async () => {
  const night = albertaInstant(2026, 11, 25, 2);
  holdClock(night);
  const to = { email: 'night-owl@example.com' };
  await notify(db, { kind: 'quote_link', to, data: { caseReference: 'AB-3', path: '/track/x', opens: '' } });
  expect(await mailsTo(to.email)).toMatchObject([{ dueAt: night }]);
});

test('the same occasion is told once to one person, also by two jobs at once', async () => {
  const [to, other] = [somebody(), somebody()];
  const twice = [to, to, other].map((one) => db.transaction((tx) => tellAssigned(one, tx, 'access-1')));
  await Promise.all(twice);
  await tellAssigned(to, db, 'access-1');
  expect(await mailsTo(to.email)).toHaveLength(1);
  expect(await bellOf(to.userId)).toHaveLength(1);
  expect(await mailsTo(other.email)).toHaveLength(1);
  await tellAssigned(to, db, 'access-2');
  expect(await bellOf(to.userId)).toHaveLength(2);
});

test('an occasion is told once at the bell too when its mail is switched off', async () => {
  const to = somebody();
  await switchOff(to.userId, 'case_assigned');
  await Promise.all([1, 2].map(() => db.transaction((tx) => tellAssigned(to, tx, 'access-3'))));
  expect(await bellOf(to.userId)).toHaveLength(1);
});

test('nobody hears of what did not happen', async () => {
  const to = somebody();
  const undone = db.transaction(async (tx) => {
    await tellAssigned(to, tx);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect([...(await mailsTo(to.email)), ...(await bellOf(to.userId))]).toEqual([]);
});

test('what was told about a case goes with it', async () => {
  const [to, about] = [somebody(), newId()];
  await tellAssigned(to, db, undefined, about);
  await tellAssigned(to);
  await forgetNoticesAbout(db, about);
  expect(await mailsTo(to.email)).toMatchObject([{ caseId }]);
  expect(await bellOf(to.userId)).toMatchObject([{ caseId }]);
});

test('the bell forgets after 180 days', async () => {
  const to = somebody();
  await tellAssigned(to);
  const daysLater = (days: number) => holdClock(new Date(NOON.getTime() + days * 86_400_000));
  daysLater(180);
  await forgetOldNotices(db);
  expect(await bellOf(to.userId)).toHaveLength(1);
  daysLater(181);
  await forgetOldNotices(db);
  expect(await bellOf(to.userId)).toEqual([]);
});
