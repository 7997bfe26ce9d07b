import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { contactMessages, contactReplies } from '#app/features/contact/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { caseReplies } from '#app/features/messages/by-email/case-replies.server.ts';
import type { ReplyParts } from '#app/features/messages/by-email/reply-subject.server.ts';
import { takeReply } from '#app/features/messages/by-email/take-reply.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { createRateLimiter } from '#app/platform/http/limits/rate-limiter.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { contactReplySubject } from './email-replies.server.ts';

const DOMAIN = 'reply.test';
const settings = { INBOUND_MAIL_DOMAIN: DOMAIN };
const app = await testApp(settings);
const without = await testApp();
const { db } = app;
const bossOf = async (one: typeof app) => {
  await createUser(one.db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
  return one.as({ username: 'boss' });
};
const boss = await bossOf(app);

/** spf.test sends its mail from here, and no other domain is known. */
const parts: ReplyParts = {
  ...{ db, storage: openStorage(testEnv(settings)), domain: DOMAIN, ownAddress: 'hello@cover.example' },
  limiter: createRateLimiter(db, { enabled: false, secret: 'x'.repeat(32) }),
  subjects: [caseReplies, contactReplySubject],
  dns: async (name, type) => {
    if (name === 'spf.test' && type === 'TXT') return [['v=spf1 ip4:127.0.0.1 -all']];
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  },
};

let people = 0;
async function answered(who: Caller = boss, on = db) {
  people += 1;
  const email = `kim${people}@spf.test`;
  const asked = { fullName: 'Kim Bird', email, topic: 'complaint' as const };
  const sent = await sendContactMessage(
    on,
    { ...asked, message: `Nobody called me. ${people}` },
    { ip: '203.0.113.7' },
  );
  const path = `/api/admin/contact-messages/${sent.id}`;
  const reply = { method: 'POST', json: { body: 'When may we call?', after: 0 } };
  expect((await who.request(`${path}/replies`, reply)).status).toBe(201);
  const mails = await on.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const mail = mails.find(({ kind }) => kind === 'contact_reply');
  return { ...sent, email, path, to: mail?.replyTo ?? '', text: mail?.text ?? '' };
}

type Mail = { from: string; to: string; body?: string; ip?: string; more?: string };
const bring = ({ from, to, body = 'At four, please.', ip = '127.0.0.1', more = '' }: Mail) =>
  takeReply(parts, {
    ...{ from, to, ip, helo: 'spf.test' },
    raw: Buffer.from(
      `From: Kim <${from}>\r\nTo: ${to}\r\nSubject: Re: your answer\r\nMessage-ID: <${people}.${body.length}@spf.test>\r\n${more}\r\n${body}\r\n`,
    ),
  });
const detail = async (path: string) => (await boss.request(path)).json();
const received = (messageId: string) =>
  db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .then((rows) => rows.filter(({ kind }) => kind === 'received'));

test('an answer to our answer lands below the message, which waits again, without what it quotes, however often it is brought', async () => {
  const { id, path, email, to } = await answered();
  expect(to).toMatch(/^contact\+[0-9a-f]{40}@reply\.test$/);
  const body =
    'At four, please.\r\n\r\nOn Mon, Nov 23, 2026 at 9:00 AM Cover <hello@cover.example> wrote:\r\n> When may we call?';
  const mail = { from: email, to: to.toUpperCase(), body };
  expect(await Promise.all([bring(mail), bring(mail)])).toEqual(['taken', 'taken']);
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  expect(row).toMatchObject({ state: 'new', writtenAgainAt: expect.any(Date) });
  const shown = await detail(path);
  expect(shown).toMatchObject({ takesReplies: true, state: 'read' });
  expect(shown.entries).toMatchObject([
    { kind: 'reply', by: 'Avery Admin' },
    { kind: 'received', by: 'Kim Bird', body: 'At four, please.' },
  ]);
  const told = await db.select().from(notifications);
  expect(told.filter((one) => one.path.endsWith(id) && one.title.startsWith('New reply'))).toHaveLength(1);
  const log = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(log.filter(({ action }) => action === 'contact.written_again')).toHaveLength(1);
});

test('an answer that was written without having seen theirs is refused, and kept by its writer', async () => {
  const { path, email, to } = await answered();
  await bring({ from: email, to });
  const stale = { method: 'POST', json: { body: 'Are you there?', after: 1 } };
  expect((await boss.request(`${path}/replies`, stale)).status).toBe(409);
  const seen = { method: 'POST', json: { body: 'We will.', after: 2 } };
  expect((await boss.request(`${path}/replies`, seen)).status).toBe(201);
});

test('nobody but the one who wrote is taken, from where their domain sends, at an address that is known', async () => {
  const { id, email, to } = await answered();
  for (const mail of [
    { from: 'eve@spf.test', to },
    { from: email, to, ip: '203.0.113.9' },
    { from: email, to: `contact+${'0'.repeat(40)}@reply.test` },
    { from: email, to: to.replace('contact+', 'case+') },
  ])
    await expect(bring(mail)).rejects.toMatchObject({ responseCode: 550 });
  expect(await received(id)).toEqual([]);
});

test('what programs send is dropped, and what is doubtful is answered once with a way to write', async () => {
  const { id, email, to } = await answered();
  const away = { from: email, to, more: 'Auto-Submitted: auto-replied\r\n' };
  expect(await bring(away)).toBe('automatic');
  const empty = { from: email, to, body: '> When may we call?' };
  expect([await bring(empty), await bring(empty)]).toEqual(['answered', 'answered']);
  expect(await received(id)).toEqual([]);
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  const refused = mails.filter(({ kind }) => kind === 'contact_reply_not_taken');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.text).toContain('/contact');
});

test('a file is not kept, and its sender is told so; what they wrote is', async () => {
  const { id, email, to } = await answered();
  const more = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n';
  const body =
    '--b\r\nContent-Type: text/plain\r\n\r\nHere it is.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n%PDF-1.4\r\n--b--';
  expect(await bring({ from: email, to, more, body })).toBe('answered');
  expect(await received(id)).toMatchObject([{ body: 'Here it is.' }]);
});

test('spam takes nothing any longer', async () => {
  const { id, email, to } = await answered();
  await db.update(contactMessages).set({ state: 'spam' }).where(eq(contactMessages.id, id));
  await expect(bring({ from: email, to })).rejects.toMatchObject({ responseCode: 550 });
});

test('without a door for mail, replies go to the house, and the page says so', async () => {
  const other = await bossOf(without);
  const { path, to } = await answered(other, without.db);
  expect(to).not.toContain('contact+');
  expect(await (await other.request(path)).json()).toMatchObject({ takesReplies: false, sendsMail: false });
});
