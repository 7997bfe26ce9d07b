import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { caseReferenceFor } from '#app/features/cases/oversight/list/joined-requests.server.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { confirmQuote } from '#app/features/quotes/demo/seed.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { sentRequests } from '#tests/fixtures/api/sent-requests.ts';

const app = await testApp();

beforeEach(() => holdClock(new Date('2026-11-25T16:00:00Z')));

const { newEmail, send, withdraw, caseOf } = sentRequests(app);
const correct = (path: string, email: string) =>
  app.request(`${path}/address`, { method: 'POST', json: { email } });
const mailsTo = (email: string) =>
  app.db.select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(outboxMails.id);
const trackIn = (text: string | undefined) => /\/track\/([\w-]{43})/.exec(text ?? '')?.[0] ?? '';
const consentsOf = async (email: string) =>
  (await app.db.select().from(consents).where(eq(consents.email, email))).map(
    ({ purpose, withdrawnAt, textHash, page }) => ({ purpose, textHash, page, stands: withdrawnAt === null }),
  );

test('a mistyped address is corrected: the new one confirms, the old one is told and its link ends', async () => {
  const [wrong, right] = [newEmail(), newEmail()];
  const { path, reference } = await send({ email: wrong });
  const before = await caseOf(wrong);
  const given = await consentsOf(wrong);
  expect((await correct(path, right)).status).toBe(204);

  const [first, notice] = await mailsTo(wrong);
  expect(notice).toMatchObject({ kind: 'quote_misaddressed' });
  expect(`${notice?.subject}${notice?.text}${notice?.html}`).not.toContain(right);
  expect((await app.request(`/api${trackIn(first?.text)}/question`)).status).toBe(404);
  const [mail] = await mailsTo(right);
  expect(mail).toMatchObject({ kind: 'quote_received' });
  const opened = await app.request(`/api${trackIn(mail?.text)}`, { headers: { 'x-track-check': '0142' } });
  expect(opened.status).toBe(200);

  const row = await caseOf(right);
  expect(row).toMatchObject({ id: before?.id, reference, promiseAt: before?.promiseAt });
  expect(row?.emailConfirmedAt).not.toBeNull();
  // The proof of what was agreed to is in the same words, for the address that it holds for.
  expect((await consentsOf(wrong)).every(({ stands }) => !stands)).toBe(true);
  const carried = await consentsOf(right);
  expect(carried.map(({ purpose, textHash }) => [purpose, textHash]).toSorted()).toEqual(
    given.map(({ purpose, textHash }) => [purpose, textHash]).toSorted(),
  );
  expect(carried.every(({ stands, page }) => stands && page === '/track/receipt')).toBe(true);
  const [share] = await app.db
    .select()
    .from(consents)
    .where(eq(consents.id, row?.consentId ?? ''));
  expect(share).toMatchObject({ email: right, purpose: 'share_broker' });
  const events = await app.db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, row?.id ?? ''));
  expect(JSON.stringify(events)).not.toContain('@');
  expect(await (await app.request(path)).json()).toMatchObject({ contact: { email: right } });
});

test('an address that is corrected once more, days later, keeps what was agreed to', async () => {
  const [wrong, also, right] = [newEmail(), newEmail(), newEmail()];
  const { path } = await send({ email: wrong });
  const given = await consentsOf(wrong);
  const start = now().getTime();
  for (const [day, email] of [also, right].entries()) {
    holdClock(new Date(start + (day + 1) * DAY_MS));
    expect((await correct(path, email)).status).toBe(204);
  }
  const kept = await consentsOf(right);
  expect(kept.map(({ purpose, stands }) => [purpose, stands]).toSorted()).toEqual(
    given.map(({ purpose }) => [purpose, true]).toSorted(),
  );
  const row = await caseOf(right);
  const [share] = await app.db
    .select()
    .from(consents)
    .where(eq(consents.id, row?.consentId ?? ''));
  expect(share).toMatchObject({ email: right, purpose: 'share_broker', withdrawnAt: null });

  // What is shown of it is when and where it was agreed to, and since when it holds for this address.
  const [mail] = await mailsTo(right);
  const shown = await app.request(`/api${trackIn(mail?.text)}/consents/given`, {
    headers: { 'x-track-check': '0142' },
  });
  const { items } = (await shown.json()) as {
    items: { at: string; page: string; carriedAt: string; firstEmail: string }[];
  };
  expect(items).toHaveLength(given.length);
  for (const { at, page, carriedAt, firstEmail } of items) {
    expect(firstEmail).toBe(wrong);
    expect(new Date(at).getTime()).toBeLessThanOrEqual(start);
    expect(page).toBe(given[0]?.page);
    expect(new Date(carriedAt).getTime()).toBe(start + 2 * DAY_MS);
  }
});

test('the page behind the link keeps the address that it was sent with', async () => {
  const [wrong, right] = [newEmail(), newEmail()];
  const { path } = await send({ email: wrong });
  expect(await (await app.request(path)).json()).toMatchObject({ corrected: null });
  await correct(path, right);
  expect(await (await app.request(path)).json()).toMatchObject({
    contact: { email: right },
    corrected: { from: wrong, at: now().toISOString() },
  });
});

test('an address that is confirmed, the same, wrong or of a withdrawn request is not corrected', async () => {
  const email = newEmail();
  const { path, reference } = await send({ email });
  expect((await correct(path, 'nobody')).status).toBe(422);
  expect((await correct(path, email.toUpperCase())).status).toBe(422);
  await confirmQuote(app.db, reference);
  expect((await correct(path, newEmail())).status).toBe(409);
  const other = newEmail();
  const withdrawn = await send({ email: other });
  await withdraw(withdrawn.path);
  expect((await correct(withdrawn.path, newEmail())).status).toBe(409);
  expect(await caseOf(email)).toBeDefined();
  expect(await caseOf(other)).toBeDefined();
  expect((await correct('/api/track/receipt/nothing', newEmail())).status).toBe(404);
});

test('of two corrections at once each is whole, and the last one holds', async () => {
  const email = newEmail();
  const { path } = await send({ email });
  const wanted = [newEmail(), newEmail()];
  const statuses = await Promise.all(wanted.map((one) => correct(path, one)));
  expect(statuses.map(({ status }) => status)).toEqual([204, 204]);
  const { contact } = await (await app.request(path)).json();
  const row = await caseOf(contact.email);
  expect(wanted).toContain(contact.email);
  const standing = await Promise.all([email, ...wanted].map(consentsOf));
  expect(standing.flat().filter(({ purpose, stands }) => stands && purpose === 'share_broker')).toHaveLength(
    1,
  );
  expect(row?.contactEmail).toBe(contact.email);
});

test('a request that joined a case of the wrong address leaves it, and answers like any other', async () => {
  const [theirs, own] = [newEmail(), newEmail()];
  const confirmed = await send({ email: theirs });
  await confirmQuote(app.db, confirmed.reference);
  const joined = await send({ email: theirs, phone: '780-555-0199' });
  const { promiseAt } = await (await app.request(joined.path)).json();
  const answer = await correct(joined.path, own);
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(await caseOf(theirs)).toMatchObject({ reference: confirmed.reference, status: 'new' });
  const row = await caseOf(own);
  expect(row).toMatchObject({
    reference: joined.reference,
    contactPhone: '780-555-0199',
    emailConfirmedAt: null,
  });
  expect(row?.promiseAt?.toISOString()).toBe(promiseAt);
  expect(await caseReferenceFor(app.db, joined.reference)).toBe(joined.reference);
  await withdraw(joined.path);
  expect(await caseOf(own)).toMatchObject({ status: 'withdrawn' });
  expect(await caseOf(theirs)).toMatchObject({ status: 'new' });
});
