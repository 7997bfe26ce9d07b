import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { endCompletedAccesses } from '#app/features/cases/steps/clock/sweeps.server.ts';
import { moveTo, takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess, caseEvents } from '#app/features/cases/tables.server.ts';
import { readNotices } from '#app/features/notifications/bell/read-notices.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { WITHDRAWN_WHY } from '#app/platform/mail/states.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import {
  acceptCase,
  expireAcceptance,
  missPromise,
  withdrawByLink,
  withdrawCase,
} from '#tests/fixtures/api/cases/case-steps.ts';
import { caseTraces, WEDNESDAY } from '#tests/fixtures/api/cases/case-traces.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const stranger = await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });

beforeEach(() => holdClock(WEDNESDAY));

const { rowOf, accessesOf, passportOf, mailsOf, outboxOf } = caseTraces(db);

const changeStatus = (
  on: typeof db,
  viewer: Parameters<typeof moveTo>[1],
  { caseId, version, to, ...told }: { caseId: string; version: number; to: CaseStatus; reason?: string },
) => moveTo(on, viewer, { caseId, version, to, told });

test('withdrawing ends the broker’s access and starts the retention clock', async () => {
  const { id, version } = await createAssignedCase(db, broker, {}, client);
  await withdrawCase(db, client, { caseId: id, version, reason: 'Found one' });
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 'withdrawn', stage: 'completed', closedAt: WEDNESDAY });
  expect(row.purgeAfter?.getFullYear()).toBe(2028);
  expect(await accessesOf(id)).toMatchObject([{ closedReason: 'withdrawn' }]);
  expect(await passportOf(id)).toContain('access_ended Dana Broker: withdrawn');
  expect(await mailsOf(id)).toEqual([
    'case_assigned to broker@example.com',
    // The case is the client's, who reads mail at the address of the account.
    'case_withdrawn to client@example.com',
  ]);
});

test('a broker who has not heard of a request is not told that it was withdrawn, and the mail about it is cancelled', async () => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  await withdrawCase(db, client, { caseId: id });
  const toBroker = (await outboxOf(id)).filter(({ recipient }) => recipient === 'broker@example.com');
  expect(toBroker).toMatchObject([
    { kind: 'case_assigned', state: 'withdrawn', text: '', lastError: WITHDRAWN_WHY.withdrawn },
  ]);
  const bell = await db.select().from(notifications).where(eq(notifications.caseId, id));
  expect(bell.filter(({ userId }) => userId === broker.id).map(({ title }) => title)).toEqual([
    expect.stringContaining('A new request for you'),
  ]);
});

test.each([
  ['read of it at the bell', (caseId: string) => readNotices(db, broker, { caseId })],
  [
    'got the mail about it',
    (caseId: string) => db.update(outboxMails).set({ state: 'kept' }).where(eq(outboxMails.caseId, caseId)),
  ],
])('a broker who %s is told that it was withdrawn, and that nothing is left to do', async (_, hear) => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  await hear(id);
  await withdrawCase(db, client, { caseId: id });
  const told = (await outboxOf(id)).find(({ kind }) => kind === 'access_ended');
  expect(told?.text).toContain('was withdrawn before you answered. You do not need to do anything.');
});

test('a broker who had accepted is asked not to contact the client anymore', async () => {
  const { id, version } = await createAssignedCase(db, broker, {}, client);
  await acceptCase(db, broker, { caseId: id, version });
  await withdrawCase(db, client, { caseId: id });
  const told = (await outboxOf(id)).find(({ kind }) => kind === 'access_ended');
  expect(told?.text).toContain('Please do not contact the client about it anymore.');
});

test('who withdraws is told what a broker may have kept, and only where one had accepted', async () => {
  const tellsOf = async (isAccepted: boolean) => {
    const { id, version } = await createAssignedCase(db, broker, {}, client);
    if (isAccepted) await acceptCase(db, broker, { caseId: id, version });
    await withdrawCase(db, client, { caseId: id });
    const mails = await outboxOf(id);
    return mails.find(({ kind }) => kind === 'case_withdrawn')?.text.replaceAll(/\s+/g, ' ');
  };
  const [never, once] = [await tellsOf(false), await tellsOf(true)];
  expect(never).toContain('No broker had accepted it, so none was given your name or how to reach you.');
  expect(once).toContain('A broker who had accepted it may have kept notes of their own');
  expect(once).not.toContain('No broker had accepted it');
});

test('only its client or an admin withdraws a case, and only while it is open', async () => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  await expect(withdrawCase(db, stranger, { caseId: id })).rejects.toMatchObject({ code: 'not_found' });
  await expect(withdrawCase(db, broker, { caseId: id })).rejects.toMatchObject({ code: 'forbidden' });
  await withdrawCase(db, admin, { caseId: id });
  await expect(withdrawByLink(db, { caseId: id })).rejects.toMatchObject({
    message: 'This case cannot move from withdrawn to withdrawn.',
  });
});

test('withdrawing at the moment of accepting leaves nobody with access', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await Promise.allSettled([
    acceptCase(db, broker, { caseId: id, version }),
    withdrawByLink(db, { caseId: id }),
  ]);
  const open = await db
    .select()
    .from(caseAccess)
    .where(and(eq(caseAccess.caseId, id), isNull(caseAccess.closedAt)));
  expect(open).toEqual([]);
  expect((await rowOf(id)).status).toBe('withdrawn');
});

test('a lost case needs a reason, and a note for "other"', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  const lose = (more: object) => changeStatus(db, broker, { caseId: id, version, to: 'lost', ...more });
  await expect(lose({})).rejects.toMatchObject({ errors: { reason: 'Please choose a reason' } });
  await expect(lose({ reason: 'boredom' })).rejects.toMatchObject({
    errors: { reason: 'Please choose a reason' },
  });
  await expect(lose({ reason: 'other' })).rejects.toMatchObject({
    errors: { note: 'Please add a short note' },
  });
  await lose({ reason: 'price' });
  expect(await rowOf(id)).toMatchObject({ status: 'lost', stage: 'completed', lostReason: 'price' });
});

test('the broker who accepted it keeps a lost case for the 30 days in which it can be reopened', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  await changeStatus(db, broker, { caseId: id, version: version + 1, to: 'lost', reason: 'timing' });
  expect(await accessesOf(id)).toMatchObject([{ endedAt: WEDNESDAY }]);
  holdClock(new Date('2026-12-25T15:59:00Z'));
  await endCompletedAccesses(db, system);
  expect(await accessesOf(id)).toMatchObject([{ closedReason: null }]);
  holdClock(new Date('2026-12-25T16:01:00Z'));
  await endCompletedAccesses(db, system);
  // What is over keeps the day on which it was.
  expect(await accessesOf(id)).toMatchObject([{ closedReason: 'completed', endedAt: WEDNESDAY }]);
  expect(await passportOf(id)).toContain('access_ended Dana Broker: closed');
});

test('a lost case that is opened again while its broker has it is not over for them any more', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  await changeStatus(db, broker, { caseId: id, version: version + 1, to: 'lost', reason: 'timing' });
  const again = { caseId: id, version: version + 2, reason: 'It is needed after all' };
  await changeStatus(db, broker, { ...again, to: 'in_progress' });
  expect(await accessesOf(id)).toMatchObject([{ closedReason: null, endedAt: null }]);
});

test('a case that is lost before it was accepted has no broker left, and opened again it looks for one', async () => {
  const { id, version } = await createAssignedCase(db, broker, {}, client);
  await changeStatus(db, admin, { caseId: id, version, to: 'lost', reason: 'timing' });
  expect(await accessesOf(id)).toMatchObject([{ closedReason: 'completed', acceptedAt: null }]);
  expect(await passportOf(id)).toContain('access_ended Dana Broker: closed');
  const again = { caseId: id, version: version + 1, reason: 'It is needed after all' };
  await expect(changeStatus(db, broker, { ...again, to: 'in_progress' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await changeStatus(db, client, { ...again, to: 'new' });
  expect(await rowOf(id)).toMatchObject({ status: 'new', closedAt: null });
});

test('a step that the lifecycle does not have, or not yet, is refused with one sentence', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  const move = (to: 'won' | 'quoted' | 'duplicate') => changeStatus(db, broker, { caseId: id, version, to });
  await expect(move('won')).rejects.toMatchObject({ message: 'This case cannot move from assigned to won.' });
  await expect(move('quoted')).rejects.toMatchObject({
    message: 'This case cannot move from assigned to quoted.',
  });
  await expect(move('duplicate')).rejects.toMatchObject({
    message: 'This case cannot move from assigned to duplicate.',
  });
});

const undo = async (viewer: typeof admin, caseId: string, reason = 'The broker had called') =>
  takeStep(db, viewer, { caseId, version: (await rowOf(caseId)).version, step: 'undo', input: { reason } });

test('an admin undoes a missed promise within a day: the broker has the case back as it was', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  holdClock(new Date('2026-11-26T16:00:00Z'));
  expect(await missPromise(db, system, { caseId: id })).toBe(true);
  holdClock(new Date('2026-11-26T18:00:00Z'));
  await expect(undo(broker, id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(undo(admin, id, '')).rejects.toMatchObject({ code: 'invalid' });
  await undo(admin, id);
  expect(await rowOf(id)).toMatchObject({
    status: 'in_progress',
    acceptBy: null,
    // What the person was told when it was missed.
    promiseAt: new Date('2026-11-27T16:00:00Z'),
  });
  expect(await accessesOf(id)).toMatchObject([
    { brokerId: broker.id, closedReason: 'promise_missed' },
    { brokerId: broker.id, closedReason: null, acceptedAt: WEDNESDAY },
  ]);
  expect((await passportOf(id)).filter((line) => line === 'shared Dana Broker: case_work')).toHaveLength(2);
  const events = await db.select().from(caseEvents).where(eq(caseEvents.caseId, id)).orderBy(caseEvents.id);
  expect(events.at(-1)).toMatchObject({
    kind: 'clock_undone',
    actorId: admin.id,
    data: { what: 'promise_missed' },
  });
  expect(await mailsOf(id)).toContain('case_given_back to broker@example.com');
});

test('an admin undoes an expiry within a day: the broker has new time to accept', async () => {
  const { id, accessId, acceptBy } = await createAssignedCase(db, broker);
  holdClock(acceptBy);
  await expireAcceptance(db, system, { caseId: id, accessId });
  holdClock(new Date(acceptBy.getTime() + 3_600_000));
  await undo(admin, id);
  expect(await rowOf(id)).toMatchObject({ status: 'assigned', acceptBy: new Date('2026-11-25T21:00:00Z') });
  expect(await accessesOf(id)).toMatchObject([
    { closedReason: 'expired' },
    { closedReason: null, acceptedAt: null },
  ]);
});

test('what a clock decided stands after a day, and never goes back to a broker who may not work', async () => {
  const { id, accessId, acceptBy } = await createAssignedCase(db, broker);
  holdClock(acceptBy);
  await expireAcceptance(db, system, { caseId: id, accessId });
  holdClock(new Date(acceptBy.getTime() + 24 * 3_600_000 + 1));
  await expect(undo(admin, id)).rejects.toMatchObject({ code: 'conflict' });
  holdClock(new Date(acceptBy.getTime() + 3_600_000));
  await db.update(users).set({ status: 'suspended' }).where(eq(users.id, broker.id));
  await expect(undo(admin, id)).rejects.toMatchObject({ message: 'This person is not an active broker.' });
  await db.update(users).set({ status: 'active' }).where(eq(users.id, broker.id));
});

test('of two admins who undo at once one does, and the other reads who', async () => {
  const { id, accessId, acceptBy } = await createAssignedCase(db, broker);
  holdClock(acceptBy);
  await expireAcceptance(db, system, { caseId: id, accessId });
  const tries = await Promise.allSettled([undo(admin, id), undo(admin, id)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a returned case is no clock’s decision, so there is nothing to undo', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await takeStep(db, broker, { caseId: id, version, step: 'return', input: { reason: 'conflict' } });
  await expect(undo(admin, id)).rejects.toMatchObject({ code: 'conflict' });
});
