import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { moveTo } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import {
  acceptCase,
  assignBroker,
  expireAcceptance,
  logContact,
  returnCase,
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
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });

beforeEach(() => holdClock(WEDNESDAY));

const { rowOf, accessesOf, eventsOf, passportOf, mailsOf } = caseTraces(db);

test('accepting discloses the contact to the broker, and says so to the person and the passport', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  expect(await rowOf(id)).toMatchObject({
    status: 'in_progress',
    stage: 'contact',
    acceptBy: null,
    firstRespondedAt: null,
    version: 3,
  });
  expect(await passportOf(id)).toEqual([
    'shared Dana Broker: case_work',
    'shared Dana Broker: quote_request',
  ]);
  expect(await mailsOf(id)).toContain('case_accepted to jordan.makokis@example.com');
  const accepted = (await listPassport(db, id)).find(({ purpose }) => purpose === 'case_work');
  expect(accepted?.fields).toContain('phone');
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, id));
  expect(audit.map(({ action }) => action).toSorted()).toEqual([
    'case.accepted',
    'case.assigned',
    'case.opened',
  ]);
});

test('a case is not found for another broker, and forbidden to a client', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  const input = { caseId: id, version };
  await expect(acceptCase(db, other, input)).rejects.toMatchObject({ code: 'not_found' });
  await expect(acceptCase(db, stranger, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(acceptCase(db, broker, { caseId: newId(), version })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('of two acceptances at once one wins, and the other reads who changed the case', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  const tries = await Promise.allSettled([1, 2].map(() => acceptCase(db, broker, { caseId: id, version })));
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = tries.find((result) => result.status === 'rejected');
  expect(lost?.reason).toMatchObject({
    code: 'conflict',
    message: 'This case was changed by Dana Broker. Review and try again.',
  });
});

test('of two brokers who accept at once only the one with access wins, and the other reads why', async () => {
  const { id, version } = await createAssignedCase(db, other);
  await assignBroker(db, admin, { caseId: id, brokerId: broker.id, reason: 'mistake', version });
  const accept = (viewer: typeof broker) => acceptCase(db, viewer, { caseId: id, version: version + 1 });
  const [won, lost] = await Promise.allSettled([accept(broker), accept(other)]);
  expect(won.status).toBe('fulfilled');
  expect(lost).toMatchObject({
    status: 'rejected',
    reason: { code: 'conflict', message: 'This case is no longer with you, so you cannot change it.' },
  });
  const open = await db
    .select()
    .from(caseAccess)
    .where(and(eq(caseAccess.caseId, id), isNull(caseAccess.closedAt)));
  expect(open.map(({ brokerId }) => brokerId)).toEqual([broker.id]);
});

test('a broker who had the case learns that it has moved on', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await assignBroker(db, admin, { caseId: id, brokerId: other.id, reason: 'mistake' });
  await expect(acceptCase(db, broker, { caseId: id, version })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This case is no longer with you, so you cannot change it.',
  });
});

test('a case can be accepted until its time is over, not after', async () => {
  const { id, version, acceptBy } = await createAssignedCase(db, broker);
  holdClock(acceptBy);
  await expect(acceptCase(db, broker, { caseId: id, version })).rejects.toMatchObject({ code: 'conflict' });
  holdClock(new Date(acceptBy.getTime() - 1));
  await acceptCase(db, broker, { caseId: id, version });
  await expect(acceptCase(db, broker, { caseId: id, version: version + 1 })).rejects.toMatchObject({
    message: 'This case has already been accepted.',
  });
});

test('a returned case goes to the pool without the broker, who is told nothing more', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await returnCase(db, broker, { caseId: id, version, reason: 'other', note: 'I know them' });
  expect(await rowOf(id)).toMatchObject({ status: 'new', stage: 'intake', acceptBy: null });
  expect(await accessesOf(id)).toMatchObject([
    { closedReason: 'returned', returnReason: 'other', note: 'I know them', closedAt: WEDNESDAY },
  ]);
  expect(await passportOf(id)).toEqual([
    'access_ended Dana Broker: returned',
    'shared Dana Broker: quote_request',
  ]);
  expect(await mailsOf(id)).toContain('case_returned to jordan.makokis@example.com');
});

test('an accepted case cannot be returned', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  await expect(
    returnCase(db, broker, { caseId: id, version: version + 1, reason: 'conflict' }),
  ).rejects.toMatchObject({
    message: 'This case cannot move from in_progress to new.',
  });
});

test('when the time to accept is over the case goes back to the pool, once', async () => {
  const { id, accessId, acceptBy } = await createAssignedCase(db, broker);
  expect(await expireAcceptance(db, system, { caseId: id, accessId })).toBe(false);
  holdClock(acceptBy);
  expect(await expireAcceptance(db, system, { caseId: id, accessId: newId() })).toBe(false);
  expect(await expireAcceptance(db, system, { caseId: id, accessId })).toBe(true);
  expect(await expireAcceptance(db, system, { caseId: id, accessId })).toBe(false);
  expect(await rowOf(id)).toMatchObject({ status: 'new', acceptBy: null });
  expect(await passportOf(id)).toEqual([
    'access_ended Dana Broker: not_accepted',
    'shared Dana Broker: quote_request',
  ]);
  expect((await mailsOf(id)).filter((mail) => mail.startsWith('case_expired'))).toHaveLength(1);
});

test('an accepted case does not expire', async () => {
  const { id, version, accessId, acceptBy } = await createAssignedCase(db, broker);
  await acceptCase(db, broker, { caseId: id, version });
  holdClock(acceptBy);
  expect(await expireAcceptance(db, system, { caseId: id, accessId })).toBe(false);
});

test('only the first contact keeps the promise, and it accepts a waiting case', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  await logContact(db, broker, { caseId: id, version, method: 'phone', note: 'Left a message' });
  expect(await rowOf(id)).toMatchObject({ status: 'in_progress', firstRespondedAt: WEDNESDAY });
  expect(await eventsOf(id)).toEqual(expect.arrayContaining(['accepted by broker', 'contact by broker']));
  holdClock(new Date('2026-11-25T20:00:00Z'));
  await logContact(db, broker, { caseId: id, version: version + 1, method: 'email' });
  expect(await rowOf(id)).toMatchObject({ firstRespondedAt: WEDNESDAY, version: version + 2 });
});

test('contact is logged by the broker with access alone', async () => {
  const { id, version } = await createAssignedCase(db, broker, {}, client);
  const input = { caseId: id, version, method: 'phone' } as const;
  await expect(logContact(db, admin, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(logContact(db, client, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(logContact(db, other, input)).rejects.toMatchObject({ code: 'not_found' });
});
test('a stale version is refused by every step', async () => {
  const { id } = await createAssignedCase(db, broker, {}, client);
  const stale = { caseId: id, version: 1 };
  const refused = { code: 'conflict', message: 'This case was changed by the system. Review and try again.' };
  await expect(acceptCase(db, broker, stale)).rejects.toMatchObject(refused);
  await expect(returnCase(db, broker, { ...stale, reason: 'wrong_type' })).rejects.toMatchObject(refused);
  await expect(logContact(db, broker, { ...stale, method: 'text' })).rejects.toMatchObject(refused);
  await expect(withdrawCase(db, client, stale)).rejects.toMatchObject(refused);
  await expect(assignBroker(db, admin, { ...stale, brokerId: other.id })).rejects.toMatchObject(refused);
  await expect(moveTo(db, broker, { ...stale, to: 'lost', told: { reason: 'price' } })).rejects.toMatchObject(
    refused,
  );
});
