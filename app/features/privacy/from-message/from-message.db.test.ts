import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { countContactsToAnswer } from '#app/features/contact/queries.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { asAt, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lastMailTo } from '#tests/fixtures/api/mailed-links.ts';

// A mail server that is not there: what is written waits to be sent.
const app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
const { db } = app;
const adminViewer = await createUser(db, { username: 'boss', fullName: 'Bo Boss', role: 'admin' });
await createUser(db, { username: 'broker', fullName: 'Dana Broker', role: 'broker' });
const boss = await app.as({ username: 'boss' });

let people = 0;
const mailbox = () => {
  people += 1;
  return `asks${people}@example.ca`;
};
/** Somebody wrote two days ago; what an administrator makes of it. */
async function ask(type: string, { email = mailbox() } = {}) {
  const words = { topic: 'privacy' as const, message: 'What do you have about me?' };
  const sent = { fullName: 'Kim Bird', email, ...words };
  const { id } = await asAt(new Date(now().getTime() - 2 * DAY_MS), () =>
    sendContactMessage(db, sent, { ip: '203.0.113.7' }),
  );
  const opened = await open(id, { type });
  const { items } = await opened.clone().json();
  const request = items?.find((item: { contactMessageId: string }) => item.contactMessageId === id);
  const link = /\/privacy\/confirm\/[\w-]+/.exec((await lastMailTo(db, email))?.text ?? '')?.[0] ?? '';
  return { messageId: id, email, opened, request, link };
}
const open = (messageId: string, json: object, who = boss) =>
  who.request(`/api/admin/contact-messages/${messageId}/privacy-request`, { method: 'POST', json });
/** As it stands among those to answer. */
const listed = async (messageId: string) => {
  const { items } = await (await boss.request('/api/admin/contact-messages?state=open')).json();
  return items.find(({ id }: { id: string }) => id === messageId);
};
const answer = (id: string, json: object) =>
  boss.request(`/api/admin/privacy-requests/${id}/answer`, { method: 'POST', json });
const confirm = (link: string) =>
  app.request(link, {
    method: 'POST',
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const kindsTo = async (email: string) =>
  (
    await db.select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(asc(outboxMails.id))
  ).map(({ kind }) => kind);
const DONE = { decision: 'done', note: 'We hold one message of yours.\n\nNobody else has read it.' };

test('a message becomes a privacy request, and nothing is answered before its mailbox has confirmed', async () => {
  const { messageId, email, opened, request, link } = await ask('access');
  expect(opened.status).toBe(201);
  expect(request).toMatchObject({ type: 'access', state: 'open', isConfirmed: false });
  // Thirty days from the message, not from when somebody read it.
  expect(Date.parse(request.askedAt)).toBeLessThan(now().getTime() - DAY_MS);
  expect(Date.parse(request.dueOn)).toBeLessThan(now().getTime() + 29 * DAY_MS);
  expect(await (await boss.request(`/api/admin/contact-messages/${messageId}`)).json()).toMatchObject({
    ...{ state: 'read', isPrivacyOpen: true },
    entries: [{ kind: 'privacy', by: 'Bo Boss', body: 'a copy of their data' }],
  });
  expect((await listed(messageId))?.isPrivacyOpen).toBe(true);
  const early = await answer(request.id, DONE);
  expect([early.status, (await early.json()).message]).toEqual([
    409,
    'They have not confirmed yet, by the link we emailed, that they asked for it.',
  ]);

  // Looking confirms nothing: mail programs look too.
  expect(await (await app.request(link)).text()).toContain('Did you ask for this?');
  expect((await answer(request.id, DONE)).status).toBe(409);
  expect((await confirm(link)).status).toBe(303);
  expect((await confirm(link)).status).toBe(303);
  expect(await (await app.request(link)).text()).toContain('Thank you for confirming');

  await createQuote(db, 'travel', { contact: { email } });
  const both = await Promise.all([answer(request.id, DONE), answer(request.id, DONE)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await (await boss.request(`/api/admin/contact-messages/${messageId}`)).json()).toMatchObject({
    ...{ state: 'replied', isPrivacyOpen: false },
    entries: [{ kind: 'privacy' }, { kind: 'privacy_answered', by: 'Bo Boss', body: 'answered' }],
  });
  expect(await listed(messageId)).toBeUndefined();
  await app.runJobs();
  expect((await lastMailTo(db, email))?.text).toContain('/track/');
  const told = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'privacy_request_done'));
  expect(told).toMatchObject([{ recipient: email }]);
  expect(told[0]?.text).toContain('Nobody else has read it.');
  expect((await app.request(link)).status).toBe(410);
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, request.id));
  expect(rows.map(({ action }) => action)).toEqual([
    ...['privacy.request_opened', 'privacy.request_confirmed', 'privacy.request_done'],
  ]);
});

test('whoever asked about their data waits for that once, and for a reply too when they write again', async () => {
  const before = await countContactsToAnswer(db);
  const { messageId, request } = await ask('correction');
  expect(request.initials).toBe('K. B.');
  expect((await countContactsToAnswer(db)).toAnswer).toBe(before.toAnswer);
  await db.update(contactMessages).set({ state: 'new' }).where(eq(contactMessages.id, messageId));
  expect((await countContactsToAnswer(db)).toAnswer).toBe(before.toAnswer + 1);
});

test('a confirmed deletion takes closed requests of the mailbox and its messages, and nobody else’s', async () => {
  const { messageId, email, request, link } = await ask('deletion');
  const other = await ask('deletion');
  const { id: caseId } = await createCase(db, { contact: { email: email.toUpperCase() } });
  await confirm(link);
  const openStill = await answer(request.id, { decision: 'delete' });
  expect([openStill.status, (await openStill.json()).message]).toEqual([
    409,
    expect.stringMatching(/^Still open: AB-/),
  ]);
  await takeStep(db, adminViewer, { caseId, step: 'withdraw', input: {} });
  expect((await answer(request.id, { decision: 'delete' })).status).toBe(200);
  expect(await db.select().from(cases).where(eq(cases.id, caseId))).toEqual([]);
  expect(await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))).toEqual([]);
  expect(await db.$count(contactMessages, eq(contactMessages.id, other.messageId))).toBe(1);
  expect(await kindsTo(email)).toContain('data_deleted');
});

test('declined, the sender reads why; another answer than was asked for is refused', async () => {
  const { email, request, link } = await ask('correction');
  await confirm(link);
  expect((await answer(request.id, { decision: 'delete' })).status).toBe(409);
  const empty = await answer(request.id, { decision: 'done', note: ' ' });
  expect((await empty.json()).errors).toEqual({ note: 'Please say what you did: the person reads it' });
  const reason = 'We hold nothing under this address.';
  expect((await answer(request.id, { decision: 'decline', reason })).status).toBe(200);
  expect((await lastMailTo(db, email))?.text).toContain(reason);
});

test('of two administrators at once one opens it, and spam, wrong input and other roles are refused', async () => {
  const { messageId, request } = await ask('access');
  expect((await open(messageId, { type: 'access' })).status).toBe(409);
  const both = await Promise.all([1, 2].map(() => open(messageId, { type: 'correction' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await open(messageId, { type: 'everything' })).status).toBe(422);
  expect((await open(request.id, { type: 'access' })).status).toBe(404);
  expect((await open(newId(), { type: 'access' })).status).toBe(404);
  const broker = await app.as({ username: 'broker' });
  expect((await open(messageId, { type: 'deletion' }, broker)).status).toBe(403);
  await db.update(contactMessages).set({ state: 'spam' }).where(eq(contactMessages.id, messageId));
  expect((await open(messageId, { type: 'deletion' })).status).toBe(409);
  expect((await confirm('/privacy/confirm/made-up')).status).toBe(410);
});

test('who has an account with this address confirmed is asked for it as a whole', async () => {
  const client = await createUser(db, { username: 'casey', fullName: 'Casey Client' });
  const { request, link } = await ask('deletion', { email: 'casey@example.com' });
  expect(request.userId).toBe(client.id);
  await confirm(link);
  expect((await answer(request.id, { decision: 'delete' })).status).toBe(200);
  expect(await kindsTo('casey@example.com')).toContain('account_deleted');
});
