import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { notify } from '#app/features/notifications/notify.server.ts';
import { setPreferences } from '#app/features/notifications/preferences/preferences.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { openDatabase } from '#app/platform/database/open-database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { startPostgres } from '#tests/fixtures/databases/postgres.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { endTries, withQueue } from './end-tries.ts';

const READERS = 150;
const KILLED_AFTER = 15;
const WAIT = { timeout: 100_000, interval: 100 };

test('killed in the middle of a morning’s digests: each reader gets theirs, once, but for what was on its way', async () => {
  await using postgres = await startPostgres();
  await using smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, DATABASE_URL: postgres.url };
  // The tables are made by a first start.
  await (await startServer({ env })).stop();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', log: silentLog });
  const { db } = database;
  const readers = await withQueue(database, () => prepareDigests(db));

  const first = await startServer({ env });
  await vi.waitFor(() => expect(smtp.messages().length).toBeGreaterThanOrEqual(KILLED_AFTER), {
    ...WAIT,
    interval: 2,
  });
  await first.kill9();
  const beforeTheKill = smtp.messages().length;
  expect(beforeTheKill).toBeLessThan(READERS);

  await endTries(database);
  await using second = await startServer({ env });
  await vi.waitFor(async () => {
    const waiting = await db.select().from(outboxMails).where(eq(outboxMails.state, 'queued'));
    expect(waiting.length).toBe(0);
  }, WAIT);
  expect(await second.stop()).toBe(0);
  const rows = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'digest'));
  await database.close();

  expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(readers.toSorted());
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']));
  const got = smtp.messages().map(({ to }) => to?.[0]?.address ?? '');
  expect(new Set(got)).toEqual(new Set(readers));
  // What the mail server had accepted and the process could not note any more is sent again (at least once).
  const twice = got.filter((address, at) => got.indexOf(address) !== at);
  expect(new Set(twice).size).toBe(twice.length);
  expect(twice.every((address) => got.indexOf(address) < beforeTheKill)).toBe(true);
});

/** Readers whose digest is due: each was told three things on a day before the last business morning. */
async function prepareDigests(db: Db): Promise<string[]> {
  const readers: string[] = [];
  holdClock(new Date(Date.now() - 6 * DAY_MS));
  for (let count = 1; count <= READERS; count += 1) {
    const userId = newId();
    const email = `reader-${count}@example.com`;
    const viewer = { kind: 'user', id: userId, role: 'client', fullName: 'Kim Bird' } as const;
    await setPreferences(db, viewer, { email: { request: 'daily' }, push: {} });
    for (const reference of ['AB-1', 'AB-2', 'AB-3']) {
      const caseId = newId();
      await notify(db, {
        ...{
          kind: 'information_requested',
          to: { userId, email },
          caseId,
          occasion: `${userId} ${reference}`,
        },
        data: { caseId, reference },
      });
    }
    readers.push(email);
  }
  holdClock(null);
  const giveUpAt = new Date(Date.now() + DAY_MS);
  await db.update(outboxMails).set({ giveUpAt }).where(eq(outboxMails.kind, 'digest'));
  return readers;
}
