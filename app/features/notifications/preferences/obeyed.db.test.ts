import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { muteCase } from '#app/features/notifications/bell/mute-case.server.ts';
import { isOptional, MAIL_KINDS } from '#app/features/notifications/categories.ts';
import { nextMorning } from '#app/features/notifications/digest/next-morning.ts';
import type { Kind } from '#app/features/notifications/kinds/kind.ts';
import { KINDS } from '#app/features/notifications/kinds/kinds.ts';
import { type Notice, notify } from '#app/features/notifications/notify.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { queryRows } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { toldOf } from '#tests/fixtures/notices.ts';
import { openPushService } from '#tests/fixtures/servers/push-service.ts';
import { MAIL_CHOICES } from './preferences-schema.ts';

const app = await testApp();
const { db } = app;
const service = await openPushService();
const NOON = albertaInstant(2026, 11, 24, 12);
const TEN_MINUTES_LATER = albertaInstant(2026, 11, 24, 12, 10);
beforeEach(() => holdClock(NOON));
afterEach(() => holdClock(null));

const rows = Object.entries(KINDS as Record<string, Kind<unknown>>);
let nth = 0;

/** Somebody with an account and a browser that may be told. */
async function somebody() {
  nth += 1;
  const username = `person${nth}`;
  const viewer = await createUser(db, { username, fullName: 'Casey Client' });
  const caller = await app.as({ username });
  await caller.request('/api/push/subscription', { method: 'PUT', json: service.subscribe(username) });
  const to = { userId: viewer.id, email: `${username}@mail.test` };
  const caseId = newId();
  return {
    ...{ viewer, caller, to, caseId },
    tell: (kind: string) =>
      db.transaction((tx) =>
        notify(tx, { kind, to, caseId, data: { ...toldOf(kind), caseId } } as unknown as Notice),
      ),
    mails: () => db.select().from(outboxMails).where(eq(outboxMails.recipient, to.email)),
    bell: () => db.select().from(notifications).where(eq(notifications.userId, viewer.id)),
    pushes: async () =>
      (
        await queryRows(
          db,
          sql`select 1 from pgboss.job j join notifications n on n.id::text = j.data->>'noticeId'
            where j.name = 'push-notice' and n.user_id = ${viewer.id}`,
        )
      ).length,
  };
}

/** One kind of each category that waits to be read: the others are asked for a moment ago. */
const ofCategory = new Map(
  MAIL_KINDS.map((category) => [
    category,
    rows.find(
      ([, row]) =>
        row.category === category && row.mail && row.bell && row.mayWait && !row.isRecalled && !row.isToKeep,
    )?.[0],
  ]),
);

test.each(MAIL_KINDS)(
  'of “%s” everybody hears by the ways that they chose, and by no other',
  async (category) => {
    const kind = ofCategory.get(category) ?? '';
    for (const email of MAIL_CHOICES) {
      for (const push of [true, false]) {
        const one = await somebody();
        const saved = await one.caller.request('/api/notification-preferences', {
          method: 'PUT',
          json: { email: { [category]: email }, push: { [category]: push } },
        });
        expect(saved.status).toBe(200);
        await one.tell(kind);
        const due = {
          soon: [{ kind, dueAt: TEN_MINUTES_LATER }],
          daily: [{ kind: 'digest', dueAt: nextMorning(NOON) }],
          off: [],
        };
        expect(await one.mails(), `${email} ${push}`).toMatchObject(due[email]);
        expect(await one.mails()).toHaveLength(due[email].length);
        expect(await one.pushes(), `${email} ${push}`).toBe(push ? 1 : 0);
        // Whatever is chosen, it stands in the portal.
        expect(await one.bell()).toMatchObject([{ kind: category, readAt: null }]);
      }
    }
  },
);

const always = rows.filter(([, { category, mail }]) => mail && !isOptional(category)).map(([kind]) => kind);

test('what nobody switches off is mailed at night too, with everything off and the case muted', async () => {
  expect(always).toEqual(
    expect.arrayContaining(['password_changed', 'two_factor_changed', 'reset_password']),
  );
  const off = (value: unknown) => Object.fromEntries(MAIL_KINDS.map((kind) => [kind, value]));
  const night = albertaInstant(2026, 11, 24, 23);
  const one = await somebody();
  await one.caller.request('/api/notification-preferences', {
    method: 'PUT',
    json: { email: off('off'), push: off(false) },
  });
  await one.tell('information_requested');
  await muteCase(db, one.viewer, { caseId: one.caseId, isMuted: true });
  holdClock(night);
  const security = always.filter((kind) => KINDS[kind as keyof typeof KINDS].category === 'security');
  for (const kind of security) await one.tell(kind);
  const mails = await one.mails();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(security.toSorted());
  expect(mails.every(({ state, dueAt }) => state === 'queued' && dueAt.getTime() === night.getTime())).toBe(
    true,
  );
});
