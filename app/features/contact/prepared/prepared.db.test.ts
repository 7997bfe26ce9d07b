import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { preparedRequests } from '#app/features/contact/tables.server.ts';
import { auditLog, consents } from '#app/features/ledger/tables.server.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { lastMailTo, tokenIn } from '#tests/fixtures/api/mailed-links.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
await createUser(db, { username: 'broker', fullName: 'Dana Broker', role: 'broker' });
const boss = await app.as({ username: 'boss' });
const WORDS = 'We are moving to Cochrane and need insurance for a house.';

let people = 0;
async function write() {
  people += 1;
  const email = `kim${people}@example.ca`;
  const sent = {
    fullName: 'Kim Bird',
    email,
    phone: '403-555-0142',
    topic: 'quote' as const,
    message: WORDS,
  };
  return { email, ...(await sendContactMessage(db, sent, { ip: '203.0.113.7' })) };
}
const path = (id: string) => `/api/admin/contact-messages/${id}`;
const prepare = (id: string, json: object, who = boss) =>
  who.request(`${path(id)}/prepared-request`, { method: 'POST', json });
const readLink = (token: string) => app.request(`/api/contact/prepared/${token}`);
const sendForm = (email: string, token: string) =>
  app.request('/api/quotes', {
    method: 'POST',
    json: exampleQuote('home', { contact: { email } }),
    headers: { 'idempotency-key': newId(), 'x-prepared-request': token },
  });

test('a message becomes a request when its sender sends it, and nothing is shared before', async () => {
  const { id, reference, email } = await write();
  const answer = await prepare(id, { type: 'home', was: null });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({
    ...{ state: 'replied', caseId: null, prepared: { type: 'home' } },
    entries: [{ kind: 'request', by: 'Avery Admin', body: 'Home insurance' }],
  });
  expect(await db.$count(cases)).toBe(0);
  expect(await db.$count(consents)).toBe(0);

  const mail = await lastMailTo(db, email);
  const token = tokenIn(mail);
  expect(mail?.text).toContain('/get-quote?type=home#token=');
  // What they wrote goes to their mailbox by the link alone.
  expect(mail?.text).not.toContain('Cochrane');
  expect(await (await readLink(token)).json()).toEqual({
    ...{ reference, type: 'home', notes: WORDS },
    contact: { fullName: 'Kim Bird', email, phone: '403-555-0142' },
  });

  expect((await sendForm(email, token)).status).toBe(201);
  await app.runJobs();
  const [row] = await db.select().from(cases).where(eq(cases.contactEmail, email));
  expect(row).toMatchObject({ source: 'contact', type: 'home' });
  expect(await (await boss.request(path(id))).json()).toMatchObject({
    ...{ state: 'closed', caseId: row?.id, caseReference: row?.reference, prepared: null },
  });
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(rows.map(({ action }) => action)).toEqual([
    ...['contact.request_prepared', 'contact.became_request', 'contact.read'],
  ]);
  expect((await readLink(token)).status).toBe(410);
  expect((await prepare(id, { type: 'home', was: null })).status).toBe(409);
  // The same link once more: a request of its own, and the message stays with the first.
  expect((await sendForm('somebody.else@example.ca', token)).status).toBe(201);
  await app.runJobs();
  expect(await (await boss.request(path(id))).json()).toMatchObject({ caseId: row?.id });
});

test('of two administrators at once one emails the form, and the next link replaces the one before', async () => {
  const { id, email } = await write();
  const both = await Promise.all([1, 2].map(() => prepare(id, { type: 'home', was: null })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const first = tokenIn(await lastMailTo(db, email));
  const [prepared] = await db.select().from(preparedRequests).where(eq(preparedRequests.messageId, id));
  const was = prepared?.preparedAt.toISOString();
  expect((await prepare(id, { type: 'auto', was })).status).toBe(201);
  expect((await readLink(first)).status).toBe(404);
  expect((await readLink(tokenIn(await lastMailTo(db, email)))).status).toBe(200);
});

test('a link is over after 30 days, and none that is made up opens anything or keeps a request from being sent', async () => {
  const { id, email } = await write();
  await prepare(id, { type: 'home', was: null });
  const token = tokenIn(await lastMailTo(db, email));
  holdClock(new Date(now().getTime() + 31 * DAY_MS));
  expect((await readLink(token)).status).toBe(410);
  holdClock(null);
  expect((await readLink('x'.repeat(43))).status).toBe(404);
  expect((await sendForm('made.up@example.ca', 'x'.repeat(43))).status).toBe(201);
  await app.runJobs();
  expect((await sendForm('too.long@example.ca', 'x'.repeat(201))).status).toBe(422);
});

test('spam, what is not there, a wrong type and other roles are refused, and no mail goes out', async () => {
  const { id, email } = await write();
  const before = await lastMailTo(db, email);
  expect((await (await prepare(id, { type: 'pet', was: null })).json()).errors).toEqual({
    type: 'Please choose a type of insurance',
  });
  expect((await prepare(newId(), { type: 'home', was: null })).status).toBe(404);
  const broker = await app.as({ username: 'broker' });
  expect((await prepare(id, { type: 'home', was: null }, broker)).status).toBe(403);
  await boss.request(path(id), { method: 'PATCH', json: { was: 'new', state: 'spam' } });
  expect((await prepare(id, { type: 'home', was: null })).status).toBe(409);
  expect((await lastMailTo(db, email))?.id).toBe(before?.id);
});
