import { and, eq, inArray, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
const { id: bossId } = await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const other = await createUser(db, { username: 'other', fullName: 'Robin Admin', role: 'admin' });
const broker = await createUser(db, { username: 'broker', fullName: 'Dana Broker', role: 'broker' });
const boss = await app.as({ username: 'boss' });
const COMPLAINT = {
  ...({ fullName: 'Kim Bird', email: 'kim@example.ca', topic: 'complaint' } as const),
  message: `Nobody called me. ${'x'.repeat(200)}`,
};
const send = (email: string) => sendContactMessage(db, { ...COMPLAINT, email }, { ip: '203.0.113.7' });
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
    ...{ assignee: null, entries: [] },
  });

  expect((await call('POST', `/${id}/replies`, { body: ' ', after: 0 })).body.errors).toEqual({
    body: 'Message cannot be empty',
  });
  const reply = { body: 'We are sorry.\n\nSomebody calls you today.', after: 0 };
  const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/replies`, reply)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { body: after } = await call('GET', `/${id}`);
  expect(after).toMatchObject({
    // No email goes out here: they still wait.
    ...{ state: 'read', sendsMail: false },
    entries: [{ kind: 'reply', body: reply.body, by: 'Avery Admin', mail: 'queued' }],
  });
  const mailOf = async () => (await call('GET', `/${id}`)).body.entries[0].mail;
  for (const state of ['kept', 'failed', 'sent'] as const) {
    await db.update(outboxMails).set({ state }).where(eq(outboxMails.kind, 'contact_reply'));
    expect(await mailOf()).toBe(state);
  }
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, 'contact_reply'));
  expect(mails).toMatchObject([
    { recipient: 'kim@example.ca', subject: `Our answer to your message ${reference}` },
  ]);
  expect(mails[0]?.text).toContain('Somebody calls you today.');
  const rows = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(rows.map(({ action }) => action)).toEqual([
    ...['contact.read', 'contact.replied', 'contact.read'],
    ...['contact.read', 'contact.read', 'contact.read'],
  ]);
});

test.each([
  [{}, true],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, false],
])('with %o, an answered message still waits: %s', async (env, stillWaits) => {
  const house = await testApp(env);
  await createUser(house.db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
  const there = await house.as({ username: 'boss' });
  const { id } = await sendContactMessage(house.db, COMPLAINT, { ip: '203.0.113.7' });
  const path = '/api/admin/contact-messages';
  const json = { body: 'Somebody calls you today.', after: 0 };
  await there.request(`${path}/${id}/replies`, { method: 'POST', json });
  const { items } = await (await there.request(path)).json();
  expect(items).toHaveLength(stillWaits ? 1 : 0);
});

test('what waits is listed by when it is due, page by page; words find a message wherever it stands', async () => {
  const sent = [await send('first@order.example'), await send('second@order.example')];
  const [first, second] = sent.map(({ id }) => id);
  // Its sender wrote again: it waits since then.
  const again = { writtenAgainAt: new Date() };
  await db
    .update(contactMessages)
    .set(again)
    .where(eq(contactMessages.id, first ?? ''));
  const idsOf = async (query: string) => {
    const { body } = await call('GET', `?${query}`);
    const ids = body.items.map(({ id }: { id: string }) => id);
    return { ids, next: body.nextCursor };
  };
  const all = await idsOf('limit=100');
  expect(all.ids.indexOf(second)).toBeLessThan(all.ids.indexOf(first));
  const { next } = await idsOf(`limit=${all.ids.indexOf(second) + 1}`);
  expect((await idsOf(`limit=1&cursor=${next}`)).ids).toEqual([first]);
  expect((await idsOf('q=order.example')).ids).toEqual([second, first]);
  await db
    .update(contactMessages)
    .set({ state: 'spam' })
    .where(eq(contactMessages.id, second ?? ''));
  expect((await idsOf('q=SECOND%40order')).ids).toEqual([second]);
  expect((await idsOf(`q=${sent[0]?.reference.toLowerCase()}`)).ids).toEqual([first]);
  await db.delete(contactMessages).where(inArray(contactMessages.id, [first ?? '', second ?? '']));
});

test('whoever opens a message has read its notice; the other administrators have not', async () => {
  const { id } = await send('ring@example.ca');
  await app.runJobs();
  const unreadOf = async () =>
    (
      await db
        .select()
        .from(notifications)
        .where(like(notifications.path, `%${id}`))
    )
      .filter(({ readAt }) => readAt === null)
      .map(({ userId }) => userId);
  expect(new Set(await unreadOf())).toEqual(new Set([bossId, other.id]));
  await call('GET', `/${id}`);
  expect(await unreadOf()).toEqual([other.id]);
});

test('whoever was answered by phone counts as answered, with what is said of it', async () => {
  const { id } = await send('phone@example.ca');
  const answered = { was: 'new', state: 'replied' };
  const refused = await call('PATCH', `/${id}`, answered);
  expect([refused.status, refused.body.errors]).toEqual([422, { note: 'Please say how they were answered' }]);
  expect((await call('PATCH', `/${id}`, { was: 'new', state: 'closed', note: 'Called' })).status).toBe(422);
  const before = (await call('GET', '')).body.counts;
  const note = 'Called her on Monday at 9 am.';
  const { body } = await call('PATCH', `/${id}`, { ...answered, note });
  expect(body).toMatchObject({
    state: 'replied',
    entries: [{ kind: 'elsewhere', body: note, by: 'Avery Admin', mail: null }],
  });
  const { counts } = (await call('GET', '')).body;
  expect([counts.open, counts.replied]).toEqual([before.open - 1, (before.replied ?? 0) + 1]);
  // Two people do not record it twice.
  expect((await call('PATCH', `/${id}`, { ...answered, note })).status).toBe(409);
  const replies = and(eq(outboxMails.recipient, 'phone@example.ca'), eq(outboxMails.kind, 'contact_reply'));
  expect(await db.$count(outboxMails, replies)).toBe(0);
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

test('administrators are told of a message, and whoever it is assigned to; one of two at once gets it', async () => {
  const { id, reference } = await send('asks@example.ca');
  const told = () =>
    db
      .select({ userId: notifications.userId, title: notifications.title, body: notifications.body })
      .from(notifications)
      .where(
        and(like(notifications.title, `%${reference}%`), eq(notifications.path, `/admin/messages/${id}`)),
      );
  const arrived = { title: `New contact message ${reference}`, body: 'Topic: A complaint.' };
  expect((await told()).toSorted((one, next) => (one.userId < next.userId ? -1 : 1))).toEqual(
    [bossId, other.id].toSorted().map((userId) => ({ userId, ...arrived })),
  );
  const assign = (was: string | null, assigneeId: string | null) =>
    call('PUT', `/${id}/assignee`, { was, assigneeId });
  const both = await Promise.all([assign(null, other.id), assign(null, bossId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const holder = (await call('GET', `/${id}`)).body.assignee.id;
  expect((await assign(holder, other.id)).body.assignee).toEqual({ id: other.id, fullName: 'Robin Admin' });
  const toOther = (await told()).filter(({ title }) => title.includes('assigned'));
  expect(toOther).toEqual([
    { userId: other.id, title: `Contact message ${reference} was assigned to you`, body: 'By Avery Admin.' },
  ]);
  // To whom it belongs already changes nothing, and says nothing.
  await assign(other.id, other.id);
  expect((await told()).filter(({ title }) => title.includes('assigned'))).toHaveLength(1);
  expect((await assign(other.id, broker.id)).body.errors).toEqual({
    assigneeId: 'Please choose an administrator whose account is active',
  });
  expect((await call('GET', '?state=mine')).body.items).toEqual([]);
  await assign(other.id, bossId);
  const { body: mine } = await call('GET', '?state=mine');
  expect(mine.items.map((one: { id: string }) => one.id)).toEqual([id]);
  expect(mine.counts.mine).toBe(1);
  expect((await assign(bossId, null)).body.assignee).toBeNull();
  const isAssigning = and(eq(auditLog.action, 'contact.assigned'), eq(auditLog.thingId, id));
  const acts = await db.select().from(auditLog).where(isAssigning).orderBy(auditLog.seq);
  expect(acts.slice(-2).map(({ data }) => data)).toEqual([{ assigneeId: bossId }, {}]);
  expect((await call('PUT', `/${newId()}/assignee`, { was: null, assigneeId: null })).status).toBe(404);
});

test('a note is kept once, stays inside, and does not count as an answer', async () => {
  const { id } = await send('noted@example.ca');
  const note = { id: newId(), body: 'Called back, nobody there.' };
  expect((await call('POST', `/${id}/notes`, { ...note, body: ' ' })).body.errors).toEqual({
    body: 'Message cannot be empty',
  });
  const both = await Promise.all([1, 2].map(() => call('POST', `/${id}/notes`, note)));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const answered = await call('POST', `/${id}/replies`, { body: 'Here we are.', after: 0 });
  expect(answered.body.entries).toMatchObject([
    { kind: 'note', body: note.body, by: 'Avery Admin' },
    { kind: 'reply', body: 'Here we are.' },
  ]);
  const mails = await db.select().from(outboxMails);
  expect(mails.some(({ text }) => text.includes(note.body))).toBe(false);
  const isNoting = and(eq(auditLog.action, 'contact.noted'), eq(auditLog.thingId, id));
  expect(await db.$count(auditLog, isNoting)).toBe(1);
  expect((await call('POST', `/${newId()}/notes`, { ...note, id: newId() })).status).toBe(404);
});
