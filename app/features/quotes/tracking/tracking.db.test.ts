import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { listEventsByLink } from '#app/features/cases/queries/event-queries.server.ts';
import { setPersonLinks } from '#app/features/cases/records/person-link.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { linkOfCase } from './links.server.ts';
import { askForFreshLink, readTrackingQuestion } from './open-link.server.ts';
import { readTracking, withdrawTracked } from './tracking.server.ts';

const { db } = await testDatabase();

/** A Wednesday, 10:00 Alberta time. */
const wednesday = new Date('2026-11-25T16:00:00Z');
beforeEach(() => holdClock(wednesday));

let people = 0;
const newEmail = () => {
  people += 1;
  return `person${people}@example.com`;
};
const send = ({ contact }: { contact: Record<string, string> }) => createQuote(db, 'auto', { contact });
const mailsTo = (email: string) =>
  db
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), ne(outboxMails.state, 'dropped')))
    .orderBy(asc(outboxMails.id));
/** The token of the tracking link that was mailed last. */
async function tokenMailedTo(email: string): Promise<string> {
  return /\/track\/([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
}
/** Sends a request and returns the token of the link that its mailbox got. */
async function sendAndOpenMail(): Promise<string> {
  const email = newEmail();
  await send({ contact: { email } });
  return tokenMailedTo(email);
}

test('the tracking link asks its question, and opens with the right answer only', async () => {
  const email = newEmail();
  const receipt = await send({ contact: { email, phone: '403-555-0187' } });
  const token = await tokenMailedTo(email);
  await expect(readTracking(db, { token, check: undefined })).rejects.toMatchObject({
    code: 'invalid',
    errors: { last4: expect.stringContaining('last 4 digits') },
  });
  const unknown = {
    code: 'not_found',
    message: 'No request was found for this link and answer. Please check both.',
  };
  await expect(readTracking(db, { token, check: '0188' })).rejects.toMatchObject(unknown);
  await expect(readTracking(db, { token: 'x'.repeat(43), check: '0187' })).rejects.toMatchObject(unknown);
  expect(await readTracking(db, { token, check: '0187' })).toMatchObject({
    reference: receipt.reference,
    status: 'new',
    broker: null,
    passport: [],
    requests: [{ reference: receipt.reference, isConfirmed: true }],
    canWithdraw: true,
  });
  const [sent] = await db.select().from(cases).where(eq(cases.reference, receipt.reference));
  const { items } = await listEventsByLink(db, { caseId: sent?.id ?? '', limit: 20 });
  // A history names another request that was confirmed, not its own.
  expect(items.find(({ kind }) => kind === 'request_confirmed')?.data).toEqual({});
});

test('until the right answer confirms it, the question says that the request is not confirmed', async () => {
  const token = await sendAndOpenMail();
  const asked = () =>
    readTrackingQuestion(db, { viewer: VISITOR, signedIn: null }, token).then(
      ({ isConfirmed }) => isConfirmed,
    );
  expect(await asked()).toBe(false);
  await readTracking(db, { token, check: '9999' }).catch(() => undefined);
  expect(await asked()).toBe(false);
  await readTracking(db, { token, check: '0142' });
  expect(await asked()).toBe(true);
});

const guess = (token: string, check: string) =>
  readTracking(db, { token, check }).then(
    () => 'open',
    (error) => error.code,
  );

test('five wrong answers close a case for an hour, five more end its links, and a fresh one opens it', async () => {
  const email = newEmail();
  await send({ contact: { email } });
  const token = await tokenMailedTo(email);
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await guess(token, `900${wrong}`)).toBe('not_found');
  expect(await guess(token, '0142')).toBe('open');
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess(token, `900${wrong}`)).toBe('not_found');
  expect(await guess(token, '0142')).toBe('too_many_requests');
  holdClock(new Date(wednesday.getTime() + 3_600_000));
  for (let wrong = 5; wrong < 10; wrong += 1) expect(await guess(token, `900${wrong}`)).toBe('not_found');
  expect(await guess(token, '0142')).toBe('gone');
  await askForFreshLink(db, token);
  const fresh = await tokenMailedTo(email);
  expect(fresh).not.toBe(token);
  expect(await guess(fresh, '0142')).toBe('open');
  expect(await guess(token, '0142')).toBe('gone');
});

test('the same wrong answer again is no further guess, however it is written', async () => {
  const token = await sendAndOpenMail();
  for (const same of ['9999', '99 99', '403 555 9999', '9999', '9999', '9999'])
    expect(await guess(token, same)).toBe('not_found');
  expect(await guess(token, '0142')).toBe('open');
});

test('many guesses at once are counted one by one', async () => {
  const token = await sendAndOpenMail();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(token, `${9000 + at}`)));
  expect(answers.filter((answer) => answer === 'not_found')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(7);
});

test('a fresh link is mailed three times a day at most, and asking for more is not refused', async () => {
  const email = newEmail();
  await send({ contact: { email } });
  const token = await tokenMailedTo(email);
  await Promise.all(Array.from({ length: 6 }, () => askForFreshLink(db, token)));
  expect(await mailsTo(email)).toHaveLength(3);
  holdClock(new Date(wednesday.getTime() + 86_400_000));
  await askForFreshLink(db, token);
  expect(await mailsTo(email)).toHaveLength(4);
});

test('the link works for 90 days', async () => {
  const token = await sendAndOpenMail();
  holdClock(new Date('2027-02-23T15:59:00Z'));
  await expect(readTracking(db, { token, check: '0142' })).resolves.toBeDefined();
  holdClock(new Date('2027-02-23T16:00:00Z'));
  await expect(readTracking(db, { token, check: '0142' })).rejects.toMatchObject({ code: 'gone' });
});

test('the person withdraws by the link, with the same check', async () => {
  const token = await sendAndOpenMail();
  await expect(withdrawTracked(db, { token, check: '1111' })).rejects.toMatchObject({ code: 'not_found' });
  await withdrawTracked(db, { token, check: '0142', reason: 'No need any more' });
  expect(await readTracking(db, { token, check: '0142' })).toMatchObject({
    status: 'withdrawn',
    canWithdraw: false,
  });
  await expect(withdrawTracked(db, { token, check: '0142' })).rejects.toMatchObject({ code: 'conflict' });
});

test('whoever has no account finds a link of their own in every mail about their request', async () => {
  setPersonLinks(linkOfCase);
  const broker = await createBroker(db, { username: 'linked', fullName: 'Dana Broker' });
  const email = newEmail();
  await send({ contact: { email } });
  const first = await tokenMailedTo(email);
  const [row] = await db.select().from(cases).where(eq(cases.contactEmail, email));
  const caseId = row?.id ?? '';
  const system = systemViewer('matching');
  await takeStep(db, system, { caseId, step: 'assign', input: { brokerId: broker.id } });
  await takeStep(db, broker, { caseId, step: 'accept', input: {} });
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.kind).toBe('case_accepted');
  const token = await tokenMailedTo(email);
  expect(token).not.toBe(first);
  expect(mail?.html).toContain(`/track/${token}`);
  expect(await readTracking(db, { token, check: '0142' })).toMatchObject({ status: 'in_progress' });
});
