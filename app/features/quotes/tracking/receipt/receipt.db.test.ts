import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { confirmQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';
import { sentRequests } from '#tests/fixtures/api/sent-requests.ts';
import { readReceipt } from './receipt.server.ts';

const app = await testApp();

beforeEach(() => holdClock(new Date('2026-11-25T16:00:00Z')));

const { newEmail, send, withdraw, caseOf } = sentRequests(app);

test('a receipt shows what was typed, and where no email goes out how far it has come', async () => {
  const email = newEmail();
  const { path, reference } = await send({ email, fullName: 'Robin Cardinal' });
  const shown = await (await app.request(path)).json();
  expect(shown).toMatchObject({
    reference,
    type: 'auto',
    promiseAt: '2026-11-26T16:00:00.000Z',
    withdrawnAt: null,
    contact: { fullName: 'Robin Cardinal', email, phone: '403-555-0142', postalCode: 'T2P 1J9' },
    answers: { vehicle: { make: 'Toyota' } },
  });
  expect(Object.keys(shown).toSorted()).toEqual([
    ...['answers', 'confirmedAt', 'contact', 'corrected', 'course', 'had', 'isCorrected', 'promiseAt'],
    ...['reference', 'sendsMail', 'sentAt', 'title', 'type', 'withdrawnAt'],
  ]);
  // No mail server is set up here, and nobody is to look for an email.
  expect(shown.sendsMail).toBe(false);
  expect(shown.course).toMatchObject({ hasQuote: false, hasChosen: false });
  const token = path.split('/').at(-1) ?? '';
  expect(await readReceipt(app.db, token, true)).toMatchObject({ sendsMail: true, course: null });
});

test('a receipt follows the case that its request opened, and of one that was sent again it says no more than that it came', async () => {
  const email = newEmail();
  const first = await send({ email });
  const courseAt = async (path: string) => (await (await app.request(path)).json()).course;
  const received = { status: 'new', broker: null, isOpened: false };
  expect(await courseAt(first.path)).toMatchObject(received);
  const again = await send({ email });
  const firstRespondedAt = new Date();
  const moved = { status: 'in_progress', firstRespondedAt } as const;
  await app.db.update(cases).set(moved).where(eq(cases.reference, first.reference));
  expect(await courseAt(first.path)).toMatchObject({
    status: 'in_progress',
    firstRespondedAt: firstRespondedAt.toISOString(),
  });
  expect(await courseAt(again.path)).toMatchObject(received);
});

test('a receipt says that its mailbox is proven, and that the request was corrected, and keeps what was sent', async () => {
  const email = newEmail();
  const { path, reference } = await send({ email });
  expect(await (await app.request(path)).json()).toMatchObject({ confirmedAt: null, isCorrected: false });
  await confirmQuote(app.db, reference);
  const confirmed = await (await app.request(path)).json();
  expect(confirmed).toMatchObject({ confirmedAt: '2026-11-25T16:00:00.000Z', isCorrected: false });
  await app.db.update(cases).set({ contactFullName: 'New Name' }).where(eq(cases.contactEmail, email));
  const { contact } = confirmed;
  expect(await (await app.request(path)).json()).toMatchObject({ isCorrected: true, contact });
});

test('an unknown receipt is 404, and one older than 90 days 410', async () => {
  const { path } = await send({ email: newEmail() });
  expect((await app.request(`/api/track/receipt/${'x'.repeat(43)}`)).status).toBe(404);
  holdClock(new Date('2027-02-23T16:00:00Z'));
  expect((await app.request(path)).status).toBe(410);
});

test('the receipt is no key to the case: the question, the summary and the withdrawal do not know it', async () => {
  const { path } = await send({ email: newEmail() });
  const tracking = path.replace('/receipt', '');
  const headers = { 'X-Track-Check': '0142' };
  expect((await app.request(tracking, { headers })).status).toBe(404);
  expect((await app.request(`${tracking}/question`)).status).toBe(404);
  const call = { method: 'POST', json: { last4: '0142' } };
  expect((await app.request(`${tracking}/withdraw`, call)).status).toBe(404);
});

test('the only request of a case takes the case with it, without a mail to an address that nobody confirmed', async () => {
  const email = newEmail();
  const { path } = await send({ email });
  expect((await withdraw(path)).status).toBe(204);
  expect(await caseOf(email)).toMatchObject({ status: 'withdrawn' });
  expect((await (await app.request(path)).json()).withdrawnAt).toBe('2026-11-25T16:00:00.000Z');
  expect(await app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).toHaveLength(1);
  expect((await withdraw(path)).status).toBe(409);
});

test('a case that its person has withdrawn shows as withdrawn on the receipt of the request that opened it', async () => {
  const email = newEmail();
  const { reference, path } = await send({ email });
  await confirmQuote(app.db, reference);
  const row = await caseOf(email);
  await app.db.transaction(async (tx) => {
    const held = await holdCase(tx, row?.id ?? '');
    await takeHeldStep(tx, VISITOR, { held, actor: 'visitor', step: 'withdraw', input: {} });
  });
  expect((await (await app.request(path)).json()).withdrawnAt).toBe('2026-11-25T16:00:00.000Z');
});

test('a request that was withdrawn and reopened goes on for the browser that sent it, and can be withdrawn again', async () => {
  const email = newEmail();
  const { reference, path } = await send({ email });
  await confirmQuote(app.db, reference);
  expect((await withdraw(path)).status).toBe(204);
  holdClock(new Date('2026-11-25T17:00:00Z'));
  const row = await caseOf(email);
  await app.db.transaction(async (tx) => {
    const held = await holdCase(tx, row?.id ?? '');
    await takeHeldStep(tx, VISITOR, { held, actor: 'visitor', step: 'reopen', input: { reason: 'A slip' } });
  });
  expect((await (await app.request(path)).json()).withdrawnAt).toBeNull();
  holdClock(new Date('2026-11-25T18:00:00Z'));
  expect(
    (await Promise.all([withdraw(path), withdraw(path)])).map(({ status }) => status).toSorted(),
  ).toEqual([204, 409]);
  expect(await caseOf(email)).toMatchObject({ status: 'withdrawn' });
  expect((await (await app.request(path)).json()).withdrawnAt).toBe('2026-11-25T18:00:00.000Z');
});

test('a withdrawn receipt says who had been asked and whether they opened it, and names nobody where the case goes on', async () => {
  const dana = await createBroker(app.db, { username: 'had', fullName: 'Dana Whitford' });
  const asDana = await app.as({ username: 'had' });
  const hadOf = async (path: string) => (await (await app.request(path)).json()).had;
  for (const hasOpened of [false, true]) {
    const email = newEmail();
    const { path } = await send({ email });
    const again = await send({ email });
    const caseId = (await caseOf(email))?.id ?? '';
    await assignBroker(app.db, systemViewer('test'), { caseId, brokerId: dana.id });
    if (hasOpened) expect((await asDana.request(`/api/cases/${caseId}`)).status).toBe(200);
    expect(await hadOf(path)).toBeNull();
    await withdraw(again.path);
    await withdraw(path);
    const broker = { fullName: 'Dana Whitford', brokerage: 'Foothills Insurance Partners', hasOpened };
    expect(await hadOf(path)).toEqual({ brokers: [broker], isOpenedByStaff: false });
    expect(await hadOf(again.path)).toEqual({ brokers: [], isOpenedByStaff: false });
  }
});

test('a receipt tells what was agreed to with its own request, in the exact words, and that sharing ended', async () => {
  const email = newEmail();
  const { path } = await send({ email, fullName: 'First Sender' });
  const other = await send({ email, fullName: 'Second Sender' });
  const given = async (receipt: string) =>
    (await (await app.request(`${receipt}/consents/given`)).json()).items;
  const [share, ...more] = await given(path);
  expect(share).toMatchObject({ purpose: 'share_broker', email, page: '/get-quote', withdrawnAt: null });
  expect(share.text).toContain('One broker partner at a time has access.');
  const ofOther = (await given(other.path)).map(({ id }: { id: string }) => id);
  expect(ofOther).toHaveLength(1 + more.length);
  expect(ofOther).not.toContain(share.id);
  await withdraw(path);
  expect((await given(path))[0].withdrawnAt).toBe('2026-11-25T16:00:00.000Z');
  expect((await given(other.path))[0].withdrawnAt).toBeNull();
  expect((await app.request('/api/track/receipt/never-ours/consents/given')).status).toBe(404);
});

test('one request of several is withdrawn alone, and the history says so', async () => {
  const email = newEmail();
  const first = await send({ email });
  await confirmQuote(app.db, first.reference);
  const second = await send({ email, phone: '780-555-0199' });
  expect((await withdraw(second.path)).status).toBe(204);
  const row = await caseOf(email);
  expect(row).toMatchObject({ status: 'new' });
  const events = await app.db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, row?.id ?? ''));
  expect(events).toContainEqual(
    expect.objectContaining({
      kind: 'request_withdrawn',
      data: expect.objectContaining({ reference: second.reference }),
    }),
  );
  expect((await (await app.request(first.path)).json()).withdrawnAt).toBeNull();
  expect((await withdraw(first.path)).status).toBe(204);
  expect(await caseOf(email)).toMatchObject({ status: 'withdrawn' });
});

test('withdrawn many times at once it is withdrawn once', async () => {
  const { path } = await send({ email: newEmail() });
  const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(path)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(409)]);
});

test('that a case is closed already does not show in the answer to the sender', async () => {
  const email = newEmail();
  const first = await send({ email });
  await confirmQuote(app.db, first.reference);
  const second = await send({ email, phone: '780-555-0199' });
  await app.db.update(cases).set({ status: 'lost' }).where(eq(cases.contactEmail, email));
  expect((await withdraw(second.path)).status).toBe(204);
  expect(await caseOf(email)).toMatchObject({ status: 'lost' });
});

test('the mail with the link is sent again to the address of the request, three a day', async () => {
  const email = newEmail();
  const { path } = await send({ email });
  const again = () => app.request(`${path}/mail`, { method: 'POST', json: {} });
  const answers = await Promise.all(Array.from({ length: 6 }, again));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  const mails = await app.db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), ne(outboxMails.state, 'dropped')));
  expect(mails).toHaveLength(3);
  for (const { text } of mails) expect(text).not.toContain('/receipt/');
});
