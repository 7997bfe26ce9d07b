import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { bookCall } from '#app/features/cases/calls/book-call.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { readCase } from '#app/features/cases/queries/case-queries.server.ts';
import { listOver } from '#app/features/cases/queries/due.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { isOver } from '#app/features/cases/rules/personal-data/retention.server.ts';
import { moveTo, takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { acceptCase, assignBroker, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { createWorkedCase, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const stranger = await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });

const WEDNESDAY = new Date('2026-11-25T16:00:00Z');
beforeEach(() => holdClock(WEDNESDAY));

const rowOf = async (caseId: string) => (await findCase(db, caseId)).row;
const move = async (viewer: Parameters<typeof moveTo>[1], caseId: string, { to, ...told }: Told) =>
  moveTo(db, viewer, { caseId, version: (await rowOf(caseId)).version, to, told });
type Told = { to: Parameters<typeof moveTo>[2]['to'] } & Record<string, unknown>;
const won = { to: 'won', insurer: 'Prairie Mutual', effectiveOn: '2026-12-01' } as const;
const eventsOf = (id: string) => db.select().from(caseEvents).where(eq(caseEvents.caseId, id));
const mailsOf = async (id: string) =>
  (await db.select().from(outboxMails).where(eq(outboxMails.caseId, id))).map(({ kind }) => kind);

test('a case is won with its insurer and its day, and renews a year later', async () => {
  const id = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries: [summary()] } });
  await move(broker, id, won);
  expect(await rowOf(id)).toMatchObject({
    ...{ status: 'won', stage: 'completed', insurer: 'Prairie Mutual', effectiveOn: '2026-12-01' },
    ...{ renewalOn: '2027-12-01', closedAt: WEDNESDAY },
  });
  expect(await mailsOf(id)).toContain('case_won');
  expect((await findCase(db, id)).access?.brokerId).toBe(broker.id);
});

test('number and premium of a policy are kept with it, may be left out, and stay written down while the request is reopened', async () => {
  const id = await createWorkedCase(db, broker, client);
  const record = { policyNumber: 'PM 4471-22', premiumCents: 148_900, period: 'year' };
  await move(broker, id, { ...won, ...record });
  const { policyNumber, premiumCents, period: premiumPeriod } = record;
  expect(await rowOf(id)).toMatchObject({ policyNumber, premiumCents, premiumPeriod });
  // A history is read by whoever works on the request later: the number is not in it.
  expect(JSON.stringify(await eventsOf(id))).not.toContain(policyNumber);
  await move(broker, id, { to: 'in_progress', reason: 'A wrong number' });
  const none = { policyNumber: null, premiumCents: null, premiumPeriod: null };
  // Reopening cancels no policy: it is no longer what the request ended with, and what is recorded next replaces it.
  const before = { agreed: null, earlierPolicy: { policyNumber, premiumCents, premiumPeriod } };
  for (const reader of [broker, client]) expect(await readCase(db, reader, id)).toMatchObject(before);
  await move(broker, id, { ...won, policyNumber: ' ' });
  expect(await rowOf(id)).toMatchObject({ status: 'won', ...none });
});

test('the quote that became the policy is kept with it, must be one of the case that was not replaced, and is replaced with the policy', async () => {
  const id = await createWorkedCase(db, broker, client);
  const elsewhere = await createWorkedCase(db, broker, client);
  const quote = async (caseId: string, changes: object = {}) => {
    const input = { summaries: [summary(changes)] };
    const { written } = await takeStep(db, broker, { caseId, step: 'send_quotes', input });
    return written[0] ?? '';
  };
  const first = await quote(id);
  const second = await quote(id, { replacesId: first });
  for (const quoteId of [first, await quote(elsewhere), 'none']) {
    await expect(move(broker, id, { ...won, quoteId })).rejects.toMatchObject({
      errors: { quoteId: expect.stringMatching(/^Please choose/) },
    });
  }
  await move(broker, id, { ...won, quoteId: second });
  expect((await rowOf(id)).policyQuoteId).toBe(second);
  expect(await readCase(db, client, id)).toMatchObject({ agreed: { quoteId: second } });
  await move(broker, id, { to: 'in_progress', reason: 'The other one' });
  expect(await readCase(db, broker, id)).toMatchObject({ agreed: null, earlierPolicy: { quoteId: second } });
  await move(broker, id, won);
  expect(await readCase(db, client, id)).toMatchObject({ agreed: { quoteId: null }, earlierPolicy: null });
});

test('a policy from a leap day renews on the last of February', async () => {
  holdClock(new Date('2028-02-20T16:00:00Z'));
  const id = await createWorkedCase(db, broker, client);
  await move(broker, id, { ...won, effectiveOn: '2028-02-29' });
  expect((await rowOf(id)).renewalOn).toBe('2029-02-28');
});

test('neither insurer nor day may be missing, and the client’s interest is not enough', async () => {
  const id = await createWorkedCase(db, broker, client);
  const refused = [
    [{ to: 'won', effectiveOn: '2026-12-01' }, 'insurer'],
    [{ to: 'won', insurer: 'Prairie Mutual' }, 'effectiveOn'],
    [{ ...won, effectiveOn: '2026-02-30' }, 'effectiveOn'],
    [{ ...won, effectiveOn: '2036-12-01' }, 'effectiveOn'],
    [{ ...won, insurer: ' ' }, 'insurer'],
    [{ ...won, policyNumber: 'x'.repeat(41) }, 'policyNumber'],
    [{ ...won, premiumCents: -1, period: 'year' }, 'premiumCents'],
    [{ ...won, premiumCents: 148_900 }, 'period'],
    [{ ...won, premiumCents: 148_900, period: 'week' }, 'period'],
  ] as const;
  for (const [told, field] of refused) {
    await expect(move(broker, id, told), field).rejects.toMatchObject({
      code: 'invalid',
      errors: { [field]: expect.any(String) },
    });
  }
  await expect(move(client, id, won)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(move(other, id, won)).rejects.toMatchObject({ code: 'not_found' });
});

test('a case that waits for the client is not won, and says so', async () => {
  const id = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId: id, step: 'wait_for_client', input: { note: 'Which car?' } });
  await expect(move(broker, id, won)).rejects.toMatchObject({
    message: 'This case cannot move from waiting_on_client to won.',
  });
});

test('of two who close it at once one wins', async () => {
  const id = await createWorkedCase(db, broker, client);
  const { version } = await rowOf(id);
  const { to, ...told } = won;
  const tries = await Promise.allSettled(
    [1, 2].map(() => moveTo(db, broker, { caseId: id, version, to, told })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('closing ends what was asked for, and what was answered stays answered when it is opened again', async () => {
  const id = await createWorkedCase(db, broker, client);
  for (const title of ['Which car?', 'How old is the roof?']) {
    const input = { kind: 'answer', title } as const;
    await takeStep(db, broker, { caseId: id, step: 'request_information', input });
  }
  const requests = async () => (await findCase(db, id)).records.requests;
  const requestId = (await requests()).find(({ title }) => title !== 'Which car?')?.id ?? '';
  await takeStep(db, client, { caseId: id, step: 'answer_request', input: { requestId, answer: '2019' } });
  await withdrawCase(db, client, { caseId: id });
  await move(client, id, { to: 'new', reason: 'After all' });
  const states = (await requests()).map(({ title, state }) => [title, state]);
  expect(Object.fromEntries(states)).toEqual({
    'Which car?': 'cancelled',
    'How old is the roof?': 'submitted',
  });
});

test('a lost case is opened again by its client, with its broker and a new promise', async () => {
  const id = await createWorkedCase(db, broker, client);
  await move(broker, id, { to: 'lost', reason: 'price' });
  holdClock(new Date(WEDNESDAY.getTime() + 10 * DAY_MS));
  await expect(move(client, id, { to: 'in_progress', reason: ' ' })).rejects.toMatchObject({
    errors: { reason: 'Please add a short note' },
  });
  await move(client, id, { to: 'in_progress', reason: 'The other fell through' });
  expect(await rowOf(id)).toMatchObject({
    ...{ status: 'in_progress', stage: 'contact', lostReason: null, closedAt: null, purgeAfter: null },
    ...{ firstRespondedAt: null, reopenedAt: now() },
  });
  expect((await rowOf(id)).promiseAt?.getTime()).toBeGreaterThan(now().getTime());
  expect(await mailsOf(id)).toContain('case_reopened_broker');
});

test('a withdrawn case goes back to the pool, and is kept there for 30 days more', async () => {
  const id = await createWorkedCase(db, broker, client);
  await withdrawCase(db, client, { caseId: id });
  holdClock(new Date(WEDNESDAY.getTime() + 29 * DAY_MS));
  await expect(move(client, id, { to: 'in_progress', reason: 'After all' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await move(client, id, { to: 'new', reason: 'I need it after all' });
  expect(await rowOf(id)).toMatchObject({ status: 'new' });
  // A broker had accepted it until it was withdrawn, so look where only its reopening keeps it.
  holdClock(new Date(WEDNESDAY.getTime() + 45 * DAY_MS));
  expect(isOver(await findCase(db, id), now())).toBe(false);
  expect((await listOver(db, now())).map(({ caseId }) => caseId)).not.toContain(id);
  holdClock(new Date(WEDNESDAY.getTime() + 60 * DAY_MS));
  expect(isOver(await findCase(db, id), now())).toBe(true);
  expect((await listOver(db, now())).map(({ caseId }) => caseId)).toContain(id);
});

test('after 30 days only an administrator opens a case again', async () => {
  const id = await createWorkedCase(db, broker, client);
  await move(broker, id, { to: 'lost', reason: 'price' });
  holdClock(new Date(WEDNESDAY.getTime() + 31 * DAY_MS));
  const again = { to: 'in_progress', reason: 'They called' } as const;
  for (const viewer of [client, broker]) {
    await expect(move(viewer, id, again)).rejects.toMatchObject({ code: 'conflict' });
  }
  await move(admin, id, again);
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress' });
});

test('nobody else opens a case again', async () => {
  const id = await createWorkedCase(db, broker, client);
  await move(broker, id, { to: 'lost', reason: 'price' });
  const again = { to: 'in_progress', reason: 'Mine now' } as const;
  for (const viewer of [stranger, other]) {
    await expect(move(viewer, id, again)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('quotes of a broker who has the case no more are over', async () => {
  const id = await createWorkedCase(db, broker, client);
  await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries: [summary()] } });
  await assignBroker(db, admin, { caseId: id, brokerId: other.id, reason: 'Away' });
  await acceptCase(db, other, { caseId: id });
  await expect(move(other, id, { to: 'quoted' })).rejects.toMatchObject({ code: 'invalid' });
});

test('the stage is the broker’s to set while they work, and nobody else’s', async () => {
  const id = await createWorkedCase(db, broker, client);
  const set = (viewer: typeof broker) =>
    takeStep(db, viewer, { caseId: id, step: 'set_stage', input: { stage: 'quoting' } });
  await set(broker);
  expect((await rowOf(id)).stage).toBe('quoting');
  await expect(set(broker)).rejects.toMatchObject({ code: 'conflict' });
  await expect(set(client)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a call that is still to come ends with the policy: the history says so, and both are told why', async () => {
  const callHours = { minutes: 15, buffer: 15, notice: 2 } as const;
  const caller = await createBroker(db, { username: 'caller', fullName: 'Cal Caller' }, { callHours });
  // An address gets few mails a day.
  const own = await createUser(db, { username: 'own', fullName: 'Otto Own' });
  const id = await createWorkedCase(db, caller, own, {
    contact: { fullName: 'Otto Own', email: 'otto.own@example.com' },
  });
  await takeStep(db, caller, { caseId: id, step: 'log_contact', input: { method: 'email' } });
  const startsAt = '2026-11-27T20:00:00.000Z';
  await bookCall(db, own, { caseId: id, version: (await rowOf(id)).version, startsAt });
  await move(caller, id, won);
  const [call] = await db.select().from(bookedCalls).where(eq(bookedCalls.caseId, id));
  expect(call?.state).toBe('cancelled');
  expect(await eventsOf(id)).toContainEqual(
    expect.objectContaining({ kind: 'call_cancelled', data: { startsAt } }),
  );
  const told = await db.select().from(outboxMails).where(eq(outboxMails.caseId, id));
  const textOf = (kind: string) => told.find((one) => one.kind === kind)?.text.replaceAll(/\s+/g, ' ');
  expect(textOf('call_cancelled')).toContain('Cal Caller has recorded your policy');
  expect(textOf('call_cancelled_broker')).toContain('The policy is recorded');
});
