import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { privacyRequests } from '#app/features/privacy/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { reopenUndelivered } from './undelivered.server.ts';

const DONE = { decision: 'done', note: 'We hold one message of yours.' };
const REASON = { decision: 'decline', reason: 'We hold nothing under this address.' };

let people = 0;

/** A house, and a request for a copy that its mailbox has confirmed. */
async function asked(env: Record<string, string>) {
  people += 1;
  const house = await testApp(env);
  const { db } = house;
  await createUser(db, { username: 'boss', fullName: 'Bo Boss', role: 'admin' });
  const boss = await house.as({ username: 'boss' });
  const email = `hands${people}@example.ca`;
  const message = { topic: 'privacy', message: 'What do you have about me?' } as const;
  const sent = await sendContactMessage(
    db,
    { fullName: 'Kim Bird', email, ...message },
    { ip: '203.0.113.7' },
  );
  const opened = await boss.request(`/api/admin/contact-messages/${sent.id}/privacy-request`, {
    method: 'POST',
    json: { type: 'access' },
  });
  const { items } = await opened.json();
  const id: string = items[0].id;
  await db.update(privacyRequests).set({ confirmedAt: new Date() }).where(eq(privacyRequests.id, id));
  const stands = async () => {
    const list = await (await boss.request('/api/admin/privacy-requests')).json();
    return list.items.find((one: { id: string }) => one.id === id);
  };
  const answer = (json: object) =>
    boss.request(`/api/admin/privacy-requests/${id}/answer`, { method: 'POST', json });
  return { ...{ db, house, boss, id, email, stands, answer } };
}

const MAILED = { SMTP_URL: 'smtp://127.0.0.1:1' };

test('where no mail goes out, an answer by email alone is refused, and the request keeps its day', async () => {
  const { db, email, stands, answer } = await asked({});
  const { dueOn } = await stands();
  for (const json of [DONE, REASON]) {
    const refused = await answer(json);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringMatching(/^No email goes out here, so this reaches nobody/),
    ]);
  }
  expect(await stands()).toMatchObject({ state: 'open', dueOn, isUndelivered: false });
  expect(await db.$count(outboxMails, eq(outboxMails.kind, 'privacy_request_done'))).toBe(0);

  const empty = await answer({ ...DONE, delivered: ' ' });
  expect((await empty.json()).errors).toEqual({ delivered: 'Please say how they got your answer' });
  expect((await answer({ ...DONE, delivered: 'Handed over at the office' })).status).toBe(200);
  expect(await stands()).toMatchObject({ state: 'done', delivered: 'Handed over at the office' });
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
  expect(mails.map(({ kind }) => kind)).not.toContain('privacy_request_done');
});

test('where mail goes out, the answer goes by it, or otherwise where that is said', async () => {
  const { db, stands, answer } = await asked(MAILED);
  expect((await answer(DONE)).status).toBe(200);
  expect(await stands()).toMatchObject({ state: 'done', delivered: null });
  expect(await db.$count(outboxMails, eq(outboxMails.kind, 'privacy_request_done'))).toBe(1);
  const other = await asked(MAILED);
  expect((await other.answer({ ...REASON, delivered: 'By phone' })).status).toBe(200);
  expect(await other.stands()).toMatchObject({ state: 'refused', delivered: 'By phone' });
});

test.each([DONE, REASON])(
  'an answer %o whose email fails for good is open again with its day',
  async (json) => {
    const { db, id, email, stands, answer } = await asked(MAILED);
    const { dueOn } = await stands();
    await answer(json);
    const system = systemViewer('test');
    expect(await reopenUndelivered(db, system)).toBe(0);
    await db.update(outboxMails).set({ state: 'failed' }).where(eq(outboxMails.recipient, email));
    expect(await reopenUndelivered(db, system)).toBe(1);
    expect(await reopenUndelivered(db, system)).toBe(0);
    expect(await stands()).toMatchObject({ state: 'open', dueOn, isUndelivered: true });
    const acts = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
    expect(acts.map(({ action }) => action)).toContain('privacy.answer_undelivered');
    // Given again it is another email.
    expect((await answer(json)).status).toBe(200);
    expect(await db.$count(outboxMails, eq(outboxMails.state, 'queued'))).toBeGreaterThan(0);
    expect(await stands()).toMatchObject({ isUndelivered: false });
  },
);

test('who is answered is named to an administrator alone, and the copy holds what came from their mailbox', async () => {
  const { db, house, boss, id, email } = await asked({});
  await createQuote(db, 'travel', { contact: { email } });
  const path = `/api/admin/privacy-requests/${id}`;
  expect(await (await boss.request(`${path}/asker`)).json()).toEqual({
    ...{ name: 'Kim Bird', email, sendsMail: false, confirmLink: null },
    held: { withAccount: 0, withoutAccount: 1, messages: 1 },
  });
  const copy = await boss.request(`${path}/copy`);
  expect(copy.headers.get('content-disposition')).toContain('attachment');
  const held = await copy.json();
  expect(held.messages).toMatchObject([{ fullName: 'Kim Bird', message: 'What do you have about me?' }]);
  expect(held.requests).toMatchObject([{ type: 'travel', contactEmail: email, seenBy: [] }]);
  const acts = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['privacy.request_read', 'privacy.copy_made']),
  );
  for (const part of ['asker', 'copy']) {
    expect((await house.request(`${path}/${part}`)).status).toBe(401);
    expect((await boss.request(`/api/admin/privacy-requests/${newId()}/${part}`)).status).toBe(404);
  }
  await db.update(privacyRequests).set({ confirmedAt: null }).where(eq(privacyRequests.id, id));
  expect((await boss.request(`${path}/copy`)).status).toBe(409);
});

test('where no mail goes out, the link that confirms is there to hand over until it was used; the list names nobody', async () => {
  const { db, house, boss, id, email, stands } = await asked({});
  await db.update(privacyRequests).set({ confirmedAt: null }).where(eq(privacyRequests.id, id));
  const asker = async () => (await boss.request(`/api/admin/privacy-requests/${id}/asker`)).json();
  const { confirmLink } = await asker();
  const path = new URL(confirmLink).pathname;
  const confirmed = await house.request(path, {
    method: 'POST',
    body: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(confirmed.status).toBe(303);
  expect(await asker()).toMatchObject({ email, confirmLink: null });
  const listed = await stands();
  expect(listed).toMatchObject({ isConfirmed: true, messageReference: expect.stringMatching(/^\w+-/) });
  expect(JSON.stringify(listed)).not.toMatch(/Kim|hands/);
  const read = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(read.filter(({ action }) => action === 'privacy.request_read')).toHaveLength(2);
});
