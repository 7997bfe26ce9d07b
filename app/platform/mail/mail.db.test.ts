import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { afterAll, expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { type HandledJob, openQueue } from '#app/platform/jobs/jobs.server.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { mailJob } from './deliver.server.ts';
import { queueMail } from './mail.server.ts';
import { purgeOldMails } from './outbox.server.ts';
import { outboxMails } from './tables.server.ts';

const MAIL_FROM = 'Chinook Cover <hello@chinookcover.example>';
const database = await testDatabase();
const { db } = database;
const smtp = await startSmtp();

afterAll(() => smtp.stop());

const letter = {
  kind: 'test',
  to: 'casey@example.com',
  subject: 'Your request',
  html: html`<p>Hello ${'<b>Casey</b>'}</p>`,
  text: 'Hello',
};

async function withQueue<T>(
  job: HandledJob,
  use: (workOff: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const queue = await openQueue(database, [job], silentLog);
  try {
    return await use(queue.workOff);
  } finally {
    await queue.stop(0);
  }
}

async function stateOf(dedupeKey: string) {
  const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.dedupeKey, dedupeKey));
  return mail;
}

test('a queued mail is sent by the worker, escaped, from the configured sender', async () => {
  await withQueue(mailJob({ SMTP_URL: smtp.url, MAIL_FROM }), async (workOff) => {
    await queueMail(db, { ...letter, dedupeKey: 'sent' });
    await workOff();
  });
  const [message] = await smtp.waitForMessages(1);
  expect(message?.subject).toBe('Your request');
  expect(message?.html).toContain('&lt;b&gt;Casey&lt;/b&gt;');
  expect(message?.from?.address).toBe('hello@chinookcover.example');
  expect(await stateOf('sent')).toMatchObject({ state: 'sent', tries: 1 });
});

test('without a mail server the mail is kept, not lost', async () => {
  await withQueue(mailJob({ SMTP_URL: undefined, MAIL_FROM }), async (workOff) => {
    await queueMail(db, { ...letter, dedupeKey: 'kept' });
    await workOff();
  });
  expect(await stateOf('kept')).toMatchObject({ state: 'kept', sentAt: null });
});

test('a mail with a used key is written once', async () => {
  await withQueue(mailJob({ SMTP_URL: undefined, MAIL_FROM }), async (workOff) => {
    await queueMail(db, { ...letter, dedupeKey: 'once' });
    await queueMail(db, { ...letter, dedupeKey: 'once' });
    expect(await workOff()).toBe(1);
  });
});

test('a mail is neither kept nor sent when its transaction rolls back', async () => {
  await withQueue(mailJob({ SMTP_URL: undefined, MAIL_FROM }), async (workOff) => {
    const rolledBack = db.transaction(async (tx) => {
      await queueMail(tx, { ...letter, dedupeKey: 'never' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    expect(await workOff()).toBe(0);
  });
  expect(await stateOf('never')).toBeUndefined();
});

test('line breaks in a subject cannot add headers', async () => {
  await withQueue(mailJob({ SMTP_URL: smtp.url, MAIL_FROM }), async (workOff) => {
    await queueMail(db, { ...letter, subject: 'Hi\r\nBcc: all@example.com', dedupeKey: 'header' });
    await workOff();
  });
  const messages = await smtp.waitForMessages(2);
  expect(messages.at(-1)?.subject).toBe('Hi Bcc: all@example.com');
  expect(messages.at(-1)?.bcc ?? []).toEqual([]);
});

test('copies of mails that were dealt with go after 30 days; those that wait stay', async () => {
  const old = new Date(Date.now() - 31 * 86_400_000);
  const copy = { kind: 'test', recipient: 'casey@example.com', subject: 'Old', html: '', text: '' };
  await db.insert(outboxMails).values([
    { ...copy, id: newId(), dedupeKey: 'old and sent', state: 'sent', createdAt: old },
    { ...copy, id: newId(), dedupeKey: 'old and waiting', state: 'queued', createdAt: old },
    { ...copy, id: newId(), dedupeKey: 'new and sent', state: 'sent' },
  ]);
  await purgeOldMails(db);
  expect(await stateOf('old and sent')).toBeUndefined();
  expect(await stateOf('old and waiting')).toBeDefined();
  expect(await stateOf('new and sent')).toBeDefined();
});

test('a newsletter says where it is unsubscribed with one press, and answers go where they should', async () => {
  const unsubscribeUrl = 'https://example.ca/api/newsletter/unsubscribe/a_long-token';
  await withQueue(mailJob({ SMTP_URL: smtp.url, MAIL_FROM }), async (workOff) => {
    await queueMail(db, { ...letter, dedupeKey: 'list', unsubscribeUrl, replyTo: 'ada@example.com' });
    await queueMail(db, { ...letter, dedupeKey: 'no-list' });
    await workOff();
  });
  const [list, noList] = (await smtp.waitForMessages(4)).slice(2);
  const headerOf = (mail: typeof list, key: string) =>
    mail?.headers.find((header) => header.key === key)?.value;
  expect(headerOf(list, 'list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  expect(headerOf(list, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(list?.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
  expect(headerOf(noList, 'list-unsubscribe')).toBeUndefined();
  expect(noList?.replyTo).toBeUndefined();
});
