import { generateKeyPairSync } from 'node:crypto';
import { connect } from 'node:net';
import { eq, like } from 'drizzle-orm';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { caseThreads } from '#app/features/messages/case-threads.server.ts';
import { addLine } from '#app/features/messages/commands/add-line.server.ts';
import { markRead } from '#app/features/messages/commands/mark-read.server.ts';
import { readThread } from '#app/features/messages/queries/read-thread.server.ts';
import { replyAddresses } from '#app/features/messages/tables.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { rateLimits } from '#app/platform/http/tables.server.ts';
import { queueOverdueMails } from '#app/platform/mail/deliver.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { acceptCase, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { smallPdf } from '#tests/fixtures/documents/files.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { caseReplies } from './case-replies.server.ts';
import { openReplyDoor } from './reply-door.server.ts';
import { tellOfUnseen } from './tell-of-unseen.server.ts';

const DOMAIN = 'reply.test';
const mailbox = await startSmtp();
const settings = {
  SMTP_URL: mailbox.url,
  INBOUND_MAIL_DOMAIN: DOMAIN,
  ...{ INBOUND_MAIL_PORT: '0', HOST: '127.0.0.1', RATE_LIMITS: 'on' },
};
const env = testEnv(settings);
const { db, runJobs } = await testDatabase(env);

/** What the DNS says: example.com signs its mail; spf.test sends from here; slow.test cannot be asked. */
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const RECORDS: Record<string, string> = {
  'mail._domainkey.example.com': `v=DKIM1; k=rsa; p=${publicKey}`,
  '_dmarc.example.com': 'v=DMARC1; p=reject',
  'spf.test': 'v=spf1 ip4:127.0.0.1 -all',
};
const dns = async (name: string, type: string) => {
  if (name.endsWith('slow.test')) throw Object.assign(new Error('timeout'), { code: 'ETIMEOUT' });
  const record = type === 'TXT' ? RECORDS[name] : undefined;
  if (!record) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  return [[record]];
};

const parts = { db, storage: openStorage(env), log: silentLog, dns, subjects: [caseReplies] };
const door = await openReplyDoor(env, parts);
if (!door) throw new Error('The door for replies is not open.');
afterAll(() => Promise.all([door.close(1_000), mailbox.stop()]));

const client = await createUser(db, { username: 'kim', fullName: 'Kim Client' });
const broker = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
let caseId: string;
let day = 0;
beforeEach(async () => {
  // A day of its own for each test: an address gets only so many mails in one.
  day += 1;
  holdClock(new Date(Date.UTC(2026, 10, 23 + day, 17)));
  caseId = (await createAssignedCase(db, broker, {}, client)).id;
  await acceptCase(db, broker, { caseId });
});
afterEach(() => holdClock(null));

const later = (minutes: number) => holdClock(new Date(now().getTime() + minutes * 60_000));
const subject = () => ({ policy: caseThreads, id: caseId });
const read = (viewer: Viewer) => readThread(db, viewer, { subject: subject(), limit: 50 });

/** `from` writes on the site, and nobody looks: the notice that arrives in the mailbox of the other one. */
async function noticeAfter(from: Viewer, body = 'Is the car red?') {
  await addLine(db, from, { subject: subject(), line: { body } });
  later(4);
  await tellOfUnseen(db, DOMAIN);
  later(12);
  await queueOverdueMails(db);
  await runJobs();
  const notice = mailbox
    .messages()
    .filter(({ replyTo, text }) => replyTo && text?.includes(caseId))
    .at(-1);
  const replyTo = notice?.replyTo?.[0]?.address ?? '';
  expect(replyTo).toMatch(/^case\+[0-9a-f]{40}@reply\.test$/);
  return { notice, replyTo };
}

type Sent = SendMailOptions & { signed?: boolean };

/** Sends a real mail to the door; what the door answers: 250, or the code of its refusal. */
async function send({ signed = true, ...mail }: Sent): Promise<number> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: door?.port ?? 0, ignoreTLS: true },
    ...(signed && {
      dkim: {
        ...{ domainName: 'example.com', keySelector: 'mail' },
        privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      },
    }),
  });
  try {
    await transport.sendMail({
      from: 'Kim <kim@example.com>',
      subject: 'Re: a message',
      text: 'Hello',
      ...mail,
    });
    return 250;
  } catch (error) {
    return (error as { responseCode?: number }).responseCode ?? 0;
  } finally {
    transport.close();
  }
}

const answers = () =>
  db
    .select({ to: outboxMails.recipient, text: outboxMails.text })
    .from(outboxMails)
    .where(eq(outboxMails.kind, 'reply_not_taken'))
    .then((rows) => rows.filter(({ text }) => text.includes(caseId)));

test('an answer to the notice lands in the conversation with its file, and the answer to it goes back', async () => {
  const { notice, replyTo } = await noticeAfter(broker);
  expect(notice?.text).toContain('Reply to this email or open it on the site.');
  expect(notice?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  const { bytes, name } = smallPdf();
  const text = `Yes, dark red.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Cover <hello@chinookcover.example> wrote:\n> What they wrote is not in this email\n`;
  const mail = { to: replyTo.toUpperCase(), text, messageId: '<one@example.com>' };
  const attachments = [{ filename: name, content: Buffer.from(bytes) }];
  // Another server, or the same one that has not heard the answer, brings it again.
  const codes = await Promise.all([1, 2].map(() => send({ ...mail, attachments })));
  expect([...codes, await send({ ...mail, attachments })]).toEqual([250, 250, 250]);
  const page = await read(broker);
  expect(page.items).toMatchObject([
    { body: 'Is the car red?' },
    { body: 'Yes, dark red.', author: 'Kim Client', role: 'client', byEmail: true },
  ]);
  expect(page.items[1]?.documentIds).toHaveLength(1);
  expect(await db.select().from(documents).where(eq(documents.caseId, caseId))).toMatchObject([
    { name, uploaderId: client.id, visibility: 'client', state: 'quarantined' },
  ]);
  // The notice says nothing of what was written, so it is not seen by having answered.
  expect(page.seenUpTo).toBe(0);

  await markRead(db, client, { subject: subject() });
  later(4);
  const back = await noticeAfter(client, 'And it has winter tires');
  expect(await send({ from: 'dana@example.com', to: back.replyTo, text: 'Thank you, Kim.' })).toBe(250);
  expect((await read(client)).items.at(-1)).toMatchObject({ body: 'Thank you, Kim.', role: 'broker' });
  expect(await answers()).toEqual([]);
});

test('whoever is not proven to be the participant is refused with the same words, and hears nothing by mail', async () => {
  const { replyTo } = await noticeAfter(broker);
  const forged = [
    { signed: false },
    { from: 'eve@example.com' },
    { from: ['kim@example.com', 'eve@example.com'] as unknown as string },
    { from: 'kim@example.com', to: 'someone@else.test', envelope: { from: 'kim@example.com', to: replyTo } },
    { from: 'Kim <kim@spf.test>', signed: false, envelope: { from: 'kim@spf.test', to: replyTo } },
  ];
  for (const mail of forged) expect(await send({ to: replyTo, ...mail })).toBe(550);
  expect(await send({ to: `case+${'0'.repeat(40)}@${DOMAIN}` })).toBe(550);
  expect(await send({ to: `info@${DOMAIN}` })).toBe(550);
  expect(await send({ to: 'kim@example.com' })).toBe(550);
  // Kim's own domain cannot be asked: the mail is brought again.
  await db.update(users).set({ email: 'kim@slow.test' }).where(eq(users.id, client.id));
  expect(await send({ from: 'kim@slow.test', to: replyTo, signed: false })).toBe(451);
  // Where the servers of a domain are known, a mail needs no signature.
  await db.update(users).set({ email: 'kim@spf.test' }).where(eq(users.id, client.id));
  expect(await send({ from: 'kim@spf.test', to: replyTo, signed: false, text: 'From there' })).toBe(250);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, client.id));
  expect(await send({ from: 'kim@spf.test', to: replyTo, signed: false })).toBe(550);
  await db
    .update(users)
    .set({ email: 'kim@example.com', emailVerified: true })
    .where(eq(users.id, client.id));
  expect((await read(broker)).items.map(({ body }) => body)).toEqual(['Is the car red?', 'From there']);
  expect(await answers()).toEqual([]);
});

test('a doubtful mail is answered once with a link, and nothing of it is kept', async () => {
  const { replyTo: to } = await noticeAfter(broker);
  const many = Array.from({ length: 1_000 }, (_, at) => `p${at}@example.com`);
  const doubtful: [Sent, string][] = [
    [{ html: '<p>Red</p>', text: '' }, 'formatted text alone'],
    [{ attachments: [{ filename: 'winmail.dat', content: 'x' }] }, 'winmail.dat'],
    [{ cc: many, envelope: { from: 'kim@example.com', to } }, 'many people'],
    [{ text: '> Is the car red?' }, 'nothing in it but'],
    [{ text: 'x'.repeat(4_001) }, '4,000 characters'],
    [{ text: 'My card is 4111 1111 1111 1111' }, 'the number of a payment card'],
  ];
  for (const [mail, why] of doubtful) {
    expect(await send({ to, ...mail }), why).toBe(250);
    expect(await send({ to, ...mail }), why).toBe(250);
    expect((await answers()).filter(({ text }) => text.includes(why))).toHaveLength(1);
  }
  const sent = await answers();
  expect(sent).toHaveLength(doubtful.length);
  expect(sent[0]).toMatchObject({
    to: 'kim@example.com',
    text: expect.stringContaining(`/portal/cases/${caseId}`),
  });
  expect((await read(broker)).total).toBe(1);
});

test('a mail of more than thirty megabytes is refused before it is sent, and everything about it stays as it was', async () => {
  const { replyTo } = await noticeAfter(broker);
  const answers: string[] = [];
  const lines = ['EHLO here.test', `MAIL FROM:<kim@example.com> SIZE=${30 * 1_048_576 + 1}`, 'QUIT'];
  const socket = connect(door.port, '127.0.0.1').setEncoding('utf8');
  for await (const text of socket) {
    // Of an answer of several lines the last one alone has a space behind its code.
    const code = /^(\d{3}) [^\r]*\r\n$/m.exec(text)?.[1];
    if (!code) continue;
    answers.push(code);
    const next = lines.shift();
    if (next) socket.write(`${next}\r\n`);
  }
  expect(answers).toEqual(['220', '250', '552', '221']);
  expect((await read(broker)).total).toBe(1);
  // The address goes on working.
  expect(await send({ to: replyTo, text: 'The short one' })).toBe(250);
});

test('a file that is not accepted is told, and what was written is there', async () => {
  const { replyTo } = await noticeAfter(broker);
  const { bytes, name } = smallPdf();
  const attachments = [
    { filename: 'run.exe', content: Buffer.from('MZ') },
    { filename: name, content: Buffer.from(bytes) },
  ];
  expect(await send({ to: replyTo, text: 'Both', attachments })).toBe(250);
  const { items } = await read(broker);
  expect(items.at(-1)).toMatchObject({ body: 'Both', documentIds: [expect.any(String)] });
  const [answer, ...more] = await answers();
  expect(more).toEqual([]);
  expect(answer?.text).toContain('This file type is not accepted');
});

test('what programs send is dropped without a word', async () => {
  const { replyTo: to } = await noticeAfter(broker);
  const automatic: Sent[] = [
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { Precedence: 'bulk' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { envelope: { from: '', to } },
  ];
  for (const mail of automatic) expect(await send({ to, text: 'I am away', ...mail })).toBe(250);
  expect((await read(broker)).total).toBe(1);
  expect(await answers()).toEqual([]);
});

test('an address ends with the access of who has it, with the case, and after 90 days', async () => {
  const { replyTo } = await noticeAfter(broker);
  const atBroker = (await noticeAfter(client)).replyTo;
  await withdrawCase(db, client, { caseId });
  expect(await send({ to: replyTo })).toBe(250);
  expect(await send({ from: 'dana@example.com', to: atBroker })).toBe(250);
  const sent = await answers();
  expect(sent.map(({ to }) => to).sort()).toEqual(['dana@example.com', 'kim@example.com']);
  for (const { text } of sent) expect(text).toContain('closed, or no longer with you');
  expect((await read(client)).items).toHaveLength(2);
  const [kept] = await db.select().from(replyAddresses);
  expect(JSON.stringify(kept)).not.toContain(replyTo.slice(5, 45));
  later(91 * 24 * 60);
  expect(await send({ to: replyTo })).toBe(550);
});

test('thirty an hour are taken from one person; more are brought again later', async () => {
  const { replyTo } = await noticeAfter(broker);
  expect(await send({ to: replyTo, text: 'One of thirty' })).toBe(250);
  const counted = like(rateLimits.key, 'mail-reply.user:%');
  await db.update(rateLimits).set({ points: 30 }).where(counted);
  expect(await send({ to: replyTo, text: 'One too many' })).toBe(450);
  expect((await read(broker)).total).toBe(2);
});
