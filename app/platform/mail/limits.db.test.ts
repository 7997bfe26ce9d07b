import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { holdClock } from '#app/platform/now.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { forgetCounts } from './count-mail.server.ts';
import type { MailLimit } from './limits.ts';
import { queueMail } from './mail.server.ts';
import { mailCounts, outboxMails } from './tables.server.ts';

const { db } = await testDatabase();

beforeEach(() => holdClock(albertaInstant(2026, 11, 24, 12)));
afterEach(() => holdClock(null));

async function write(to: string, limit: MailLimit | null, dedupeKey?: string) {
  const words = { kind: 'test', subject: 'Hello', html: 'secret', text: 'secret' };
  return db.transaction((tx) => queueMail(tx, { ...words, to, limit, ...(dedupeKey && { dedupeKey }) }));
}

async function statesOf(to: string): Promise<string[]> {
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, to));
  return mails.map(({ state }) => state).toSorted();
}

async function writeMany(count: number, to: string, limit: MailLimit | null): Promise<void> {
  for (let index = 0; index < count; index += 1) await write(to, limit);
}

test('three mails a day from forms go to one address, and the rest is dropped with all it says', async () => {
  await writeMany(5, 'a@example.com', 'form');
  expect(await statesOf('a@example.com')).toEqual(['dropped', 'dropped', 'queued', 'queued', 'queued']);
  const dropped = await db.select().from(outboxMails).where(eq(outboxMails.state, 'dropped'));
  expect(JSON.stringify(dropped)).not.toContain('secret');
});

test('ten forms at once get three mails out, in whatever case the address is typed', async () => {
  const addresses = ['b@example.com', 'B@example.com', 'b@EXAMPLE.com'];
  await Promise.all(Array.from({ length: 10 }, (_, index) => write(addresses[index % 3] ?? '', 'form')));
  const states = (await Promise.all(addresses.map(statesOf))).flat();
  expect(states.filter((state) => state === 'queued')).toHaveLength(3);
});

test('the next day counts anew', async () => {
  await writeMany(4, 'c@example.com', 'form');
  holdClock(albertaInstant(2026, 11, 25, 0, 1));
  await write('c@example.com', 'form');
  expect(await statesOf('c@example.com')).toEqual(['dropped', 'queued', 'queued', 'queued', 'queued']);
});

test('mail about an account or a request goes out however much mail strangers have caused', async () => {
  await writeMany(30, 'd@example.com', 'form');
  await writeMany(25, 'd@example.com', 'person');
  await writeMany(3, 'd@example.com', null);
  const states = await statesOf('d@example.com');
  expect(states.filter((state) => state === 'queued')).toHaveLength(3 + 20 + 3);
});

test('a mail that was written before does not count again', async () => {
  for (let round = 0; round < 5; round += 1) await write('f@example.com', 'form', 'one occasion');
  await writeMany(2, 'f@example.com', 'form');
  expect(await statesOf('f@example.com')).toEqual(['queued', 'queued', 'queued']);
});

test('counts hold no address, and go after two days', async () => {
  await write('g@example.com', 'form');
  expect(JSON.stringify(await db.select().from(mailCounts))).not.toContain('example.com');
  holdClock(albertaInstant(2026, 11, 27, 12));
  await forgetCounts(db);
  expect(await db.select().from(mailCounts)).toEqual([]);
});
