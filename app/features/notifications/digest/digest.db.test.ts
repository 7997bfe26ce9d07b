import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { setPreferences } from '#app/features/notifications/preferences/preferences.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { queueOverdueMails } from '#app/platform/mail/deliver.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { nextMorning } from './next-morning.ts';

const { db, runJobs } = await testDatabase();
const FRIDAY_NOON = albertaInstant(2026, 11, 27, 12);
const MONDAY_MORNING = albertaInstant(2026, 11, 30, 8);

beforeEach(() => holdClock(FRIDAY_NOON));
afterEach(() => holdClock(null));

async function digestReader() {
  const id = newId();
  const viewer: Viewer = { kind: 'user', id, role: 'client', fullName: 'Kim Bird' };
  await setPreferences(db, viewer, { email: { request: 'daily' }, push: {} });
  const to = { userId: id, email: `${id}@example.com` };
  const tell = (reference: string, tx: Db = db) =>
    notify(tx, {
      ...{ kind: 'information_requested', to, caseId: newId(), occasion: reference },
      data: { caseId: newId(), reference },
    });
  const mails = () => db.select().from(outboxMails).where(eq(outboxMails.recipient, to.email));
  return { id, viewer, tell, mails };
}

test('what somebody wants once a day comes in one mail on the next business morning', async () => {
  const { tell, mails } = await digestReader();
  for (const reference of ['AB-1', 'AB-2']) await tell(reference);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'digest', state: 'queued', dueAt: MONDAY_MORNING });
  expect(mail?.subject).toBe('2 things you have not read');
  expect(mail?.text).toContain(
    'Your broker asks for a document: AB-1\n\nYour broker asks for a document: AB-2',
  );
  expect(mail?.text).toContain('/portal/notifications');
});

test('what was read by then is not in it; when all was read it does not come; what follows brings it back', async () => {
  const { id, viewer, tell, mails } = await digestReader();
  for (const reference of ['AB-1', 'AB-2']) await tell(reference);
  const [first] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .orderBy(notifications.id);
  await readNotices(db, viewer, { ids: [first?.id ?? ''] });
  expect((await mails())[0]?.text).not.toContain('AB-1');
  await readNotices(db, viewer, { all: true });
  expect(await mails()).toMatchObject([{ state: 'withdrawn', text: '' }]);
  await tell('AB-3');
  expect(await mails()).toMatchObject([{ state: 'queued', subject: 'One thing you have not read' }]);
});

test('two workers who tell at once, and tell again after a crash, make one mail with each notice once', async () => {
  const { tell, mails } = await digestReader();
  const crashed = db.transaction(async (tx) => {
    await tell('AB-1', tx);
    throw new Error('killed');
  });
  await expect(crashed).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  const told = ['AB-1', 'AB-2', 'AB-1', 'AB-2'];
  await Promise.all(told.map((reference) => db.transaction((tx) => tell(reference, tx))));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 things you have not read');
});

test('two workers send the mail of a morning once', async () => {
  const { tell, mails } = await digestReader();
  await tell('AB-1');
  holdClock(new Date(MONDAY_MORNING.getTime() + 120_000));
  await Promise.all([queueOverdueMails(db), queueOverdueMails(db)]);
  await runJobs();
  expect(await mails()).toMatchObject([{ state: 'kept', tries: 1 }]);
});

test.each([
  ['before eight on a business day', [27, 7], [27, 8]],
  ['at eight', [27, 8], [30, 8]],
  ['in the evening before a weekend', [27, 22], [30, 8]],
  ['on a Sunday', [29, 12], [30, 8]],
] as const)('the next morning %s', (_, [day, hour], [expectedDay, expectedHour]) => {
  const morning = nextMorning(albertaInstant(2026, 11, day, hour));
  expect(morning).toEqual(albertaInstant(2026, 11, expectedDay, expectedHour));
});
