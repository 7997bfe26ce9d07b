import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { type HandledJob, openQueue } from '#app/platform/jobs/jobs.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { mailJob, overdueMailsJob, queueOverdueMails } from './deliver.server.ts';
import { queueMail } from './mail.server.ts';
import { resendMail } from './outbox.server.ts';
import { outboxMails } from './tables.server.ts';

const MAIL_FROM = 'Chinook Cover <hello@chinookcover.example>';
const database = await testDatabase();
const { db } = database;

/** Where the mail server is that the worker knows: a port of this machine. */
let mailServer = 0;
const senders = () => mailJob({ SMTP_URL: `smtp://127.0.0.1:${mailServer}`, MAIL_FROM });
const sender = { ...senders(), run: (...given: Parameters<HandledJob['run']>) => senders().run(...given) };
const queue = await openQueue(database, [sender, overdueMailsJob], silentLog);

afterAll(() => queue.stop(0));
// Far ahead of the database's clock, by which the next try of a mail waits in the queue.
beforeEach(() => holdClock(new Date('2036-11-24T18:00:00Z')));
afterEach(async () => {
  holdClock(null);
  await db.delete(outboxMails);
  await db.execute(sql`delete from pgboss.job`);
});

async function write(to = 'casey@example.com'): Promise<string> {
  const queued = await queueMail(db, { kind: 'test', to, subject: 'Hello', html: 'Hello', text: 'Hello' });
  return queued?.id ?? '';
}

async function mail() {
  const [row] = await db.select().from(outboxMails);
  if (!row) throw new Error('No mail');
  return row;
}

/** Works off what is due as if `hours` had passed, for a mail server on this port. */
async function pass(hours: number, port: number): Promise<void> {
  const end = now().getTime() + hours * HOUR_MS;
  mailServer = port;
  for (let next = await mail(); next.state === 'queued' && next.dueAt.getTime() <= end; next = await mail()) {
    if (next.dueAt > now()) holdClock(next.dueAt);
    // The queue waits by the database's clock, which nobody holds.
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'send-mail'`);
    expect(await queue.workOff()).toBeGreaterThan(0);
  }
  holdClock(new Date(end));
}

test('a mail server that is away for 71 hours loses no mail', async () => {
  const port = await freePort();
  const id = await write();
  await pass(71, port);
  expect(await mail()).toMatchObject({ state: 'queued', lastError: 'ESOCKET' });

  await using smtp = await startSmtp({ port });
  await pass(1, port);
  const [message] = await smtp.waitForMessages(1);
  expect(message?.messageId).toBe(`<${id}@chinookcover.example>`);
  expect(await mail()).toMatchObject({ state: 'sent', lastError: null });
});

test('after 72 hours a mail is given up as failed, and an administrator can send it again', async () => {
  const port = await freePort();
  const id = await write();
  await pass(73, port);
  const failed = await mail();
  expect(failed.state).toBe('failed');
  expect(failed.tries).toBeGreaterThan(40);
  await pass(100, port);
  expect((await mail()).tries).toBe(failed.tries);

  await using smtp = await startSmtp({ port });
  await resendMail(db, id);
  await pass(1, port);
  expect(await smtp.waitForMessages(1)).toHaveLength(1);
  expect((await mail()).state).toBe('sent');
});

test('a mailbox that does not exist is not tried for three days', async () => {
  await using smtp = await startSmtp({ unknown: ['nobody@example.com'] });
  await write('nobody@example.com');
  await pass(1, Number(URL.parse(smtp.url)?.port));
  expect(await mail()).toMatchObject({ state: 'failed', tries: 1, lastError: 'EENVELOPE 550' });
});

test('a busy mail server is asked again within seconds', async () => {
  await using smtp = await startSmtp({ refuseFirst: 2 });
  await write();
  await pass(0.02, Number(URL.parse(smtp.url)?.port));
  expect(await mail()).toMatchObject({ state: 'sent', tries: 3 });
});

test('mails of a burst share a connection, and one that is gone by the next mail costs no try', async () => {
  const port = await freePort();
  const { run } = mailJob({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM });
  const context = { log: silentLog, jobId: 'burst' };
  {
    await using smtp = await startSmtp({ port });
    for (const to of ['a@example.com', 'b@example.com', 'c@example.com'])
      await run(db, { mailId: await write(to) }, context);
    expect(smtp.messages()).toHaveLength(3);
    expect(smtp.connections()).toBe(1);
  }
  await using smtp = await startSmtp({ port });
  await run(db, { mailId: await write('d@example.com') }, context);
  expect(smtp.connections()).toBe(1);
  const mails = await db.select({ state: outboxMails.state, tries: outboxMails.tries }).from(outboxMails);
  expect(mails).toEqual(Array(4).fill({ state: 'sent', tries: 1 }));
});

test('two workers that take one mail at once send it once', async () => {
  await using smtp = await startSmtp();
  const mailId = await write();
  const { run } = mailJob({ SMTP_URL: smtp.url, MAIL_FROM });
  const context = { log: silentLog, jobId: mailId };
  await Promise.all([run(db, { mailId }, context), run(db, { mailId }, context)]);
  expect(smtp.messages()).toHaveLength(1);
  expect(await mail()).toMatchObject({ state: 'sent', tries: 1 });
});

test('a process that dies between sending and noting it sends a second copy with the same Message-ID, later', async () => {
  await using smtp = await startSmtp();
  const mailId = await write();
  const { run } = mailJob({ SMTP_URL: smtp.url, MAIL_FROM });
  const context = { log: silentLog, jobId: mailId };
  await run(db, { mailId }, context);
  // What such a process leaves behind: the mail is taken, and not noted as sent.
  await db.update(outboxMails).set({ state: 'queued', sentAt: null }).where(eq(outboxMails.id, mailId));
  await run(db, { mailId }, context);
  expect(smtp.messages()).toHaveLength(1);

  holdClock(new Date(now().getTime() + HOUR_MS));
  expect(await queueOverdueMails(db)).toBe(1);
  await pass(0, Number(URL.parse(smtp.url)?.port));
  expect(smtp.messages().map(({ messageId }) => messageId)).toEqual(
    Array(2).fill(`<${mailId}@chinookcover.example>`),
  );
  expect((await mail()).state).toBe('sent');
});

test('a mail whose job was lost is found by the minute', async () => {
  await using smtp = await startSmtp();
  await write();
  await db.execute(sql`delete from pgboss.job`);
  expect(await queueOverdueMails(db)).toBe(0);
  holdClock(new Date(now().getTime() + 2 * 60_000));
  expect(await queueOverdueMails(db)).toBe(1);
  await pass(0, Number(URL.parse(smtp.url)?.port));
  expect((await mail()).state).toBe('sent');
});

test('of two administrators who send a mail again at once, one is told that it is on its way', async () => {
  const id = await write();
  await expect(resendMail(db, id)).rejects.toMatchObject({ code: 'conflict' });
  await db.update(outboxMails).set({ state: 'failed' });
  const both = await Promise.allSettled([1, 2].map(() => db.transaction((tx) => resendMail(tx, id))));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
