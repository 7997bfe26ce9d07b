import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const boss = await app.as({ username: 'boss' });
const send = (email: string) =>
  sendContactMessage(
    db,
    { fullName: 'Kim Bird', email, topic: 'complaint', message: `Nobody called me. ${'x'.repeat(200)}` },
    { ip: '203.0.113.7' },
  );
const call = async (method: string, path: string, json?: object) => {
  const answer = await boss.request(`/api/admin/contact-messages${path}`, { method, ...(json && { json }) });
  return { status: answer.status, body: await answer.json() };
};

test('a complaint is read, answered once of two at once, and stays with its answer', async () => {
  const { id, reference } = await send('kim@example.ca');
  const { body: list } = await call('GET', '');
  expect(list.items).toMatchObject([{ id, state: 'new', topic: 'complaint' }]);
  expect(list.items[0].start).toHaveLength(141);
  expect((await call('GET', `/${id}`)).body).toMatchObject({
    state: 'read',
    email: 'kim@example.ca',
    replies: [],
  });

  expect((await call('POST', `/${id}/replies`, { body: ' ', after: 0 })).body.errors).toEqual({
    body: 'Message cannot be empty',
  });
  const reply = { body: 'We are sorry.\n\nSomebody calls you today.', after: 0 };
  const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/replies`, reply)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { body: after } = await call('GET', `/${id}`);
  expect(after).toMatchObject({ state: 'replied', replies: [{ body: reply.body, by: 'Avery Admin' }] });
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'contact_reply'));
  expect(mails).toMatchObject([
    { recipient: 'kim@example.ca', subject: `Our answer to your message ${reference}` },
  ]);
  expect(mails[0]?.text).toContain('Somebody calls you today.');
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(rows.map(({ action }) => action)).toEqual(['contact.read', 'contact.replied', 'contact.read']);
});

test('a message is closed or marked as spam by who saw it as it is', async () => {
  const { id } = await send('other@example.ca');
  expect((await call('PATCH', `/${id}`, { was: 'read', state: 'spam' })).status).toBe(409);
  expect((await call('PATCH', `/${id}`, { was: 'new', state: 'gone' })).status).toBe(422);
  expect((await call('PATCH', `/${id}`, { was: 'new', state: 'spam' })).body.state).toBe('spam');
  const { body } = await call('GET', '?state=spam');
  expect(body.items.map((one: { id: string }) => one.id)).toEqual([id]);
  expect(body.counts).toMatchObject({ spam: 1 });
  const set = and(eq(auditLog.action, 'contact.state_set'), eq(auditLog.thingId, id));
  expect((await db.select().from(auditLog).where(set))[0]?.data).toEqual({ was: 'new', state: 'spam' });
});
