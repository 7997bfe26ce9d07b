import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { listEvents } from '#app/features/cases/queries/event-queries.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { caseAccess } from '#app/features/cases/tables.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { isUniqueViolation } from '#app/platform/database/failures.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer, type Viewer } from '#app/platform/viewer.ts';
import { assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';
import { caseTraces, WEDNESDAY } from '#tests/fixtures/api/cases/case-traces.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const system = systemViewer('test');
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const _stranger = await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' });
const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });

beforeEach(() => holdClock(WEDNESDAY));

const { rowOf, accessesOf, eventsOf, passportOf, outboxOf, mailsOf } = caseTraces(db);

test('a new case is in the pool, promised for one business day, with its city and its first event', async () => {
  const { id } = await createCase(db, {}, client);
  expect(await rowOf(id)).toMatchObject({
    status: 'new',
    stage: 'intake',
    clientId: client.id,
    city: 'Calgary',
    title: 'Auto insurance request',
    promiseAt: new Date('2026-11-26T16:00:00Z'),
    version: 1,
  });
  expect(await eventsOf(id)).toEqual(['created by client']);
  expect(await passportOf(id)).toEqual([]);
});

test('assigning gives one broker two business hours, and tells them and the passport', async () => {
  const { id, acceptBy } = await createAssignedCase(db, broker);
  expect(acceptBy).toEqual(new Date('2026-11-25T18:00:00Z'));
  expect(await rowOf(id)).toMatchObject({ status: 'assigned', stage: 'matching', acceptBy, version: 2 });
  expect(await passportOf(id)).toEqual(['shared Dana Broker: quote_request']);
  expect(await mailsOf(id)).toEqual(['case_assigned to broker@example.com']);
  const [entry] = await listPassport(db, id);
  expect(entry?.fields).toEqual(['insurance_type', 'city', 'postal_area', 'answer_facts']);
});

test('the time to accept ends with the promise, where that comes first', async () => {
  const { id } = await createCase(db);
  holdClock(new Date('2026-11-26T15:10:00Z'));
  const {
    row: { acceptBy },
  } = await assignBroker(db, admin, { caseId: id, brokerId: broker.id });
  expect(acceptBy).toEqual(new Date('2026-11-26T16:00:00Z'));
  expect(await rowOf(id)).toMatchObject({ acceptBy });
});

test('a promise that has passed does not shorten the time to accept', async () => {
  const { id } = await createCase(db);
  holdClock(new Date('2026-11-26T16:10:00Z'));
  const {
    row: { acceptBy },
  } = await assignBroker(db, admin, { caseId: id, brokerId: broker.id });
  expect(acceptBy).toEqual(new Date('2026-11-26T18:10:00Z'));
});

test('nobody is given their own request to work on', async () => {
  const { id } = await createCase(db, {}, broker);
  await expect(assignBroker(db, admin, { caseId: id, brokerId: broker.id })).rejects.toMatchObject({
    code: 'conflict',
    message: 'This is the broker’s own request.',
  });
});

test('the email about a new case says nothing about the person', async () => {
  const { id } = await createAssignedCase(db, broker, { contact: { fullName: 'Unusual Name' } });
  const [mail] = await outboxOf(id);
  expect(mail?.text).toContain(`/broker/cases/${id}`);
  expect(mail?.text).not.toMatch(/Unusual|jordan|555-?01|T2P|Toyota/i);
});

test('only the system and admins assign', async () => {
  const { id } = await createCase(db);
  const input = { caseId: id, brokerId: broker.id };
  await expect(assignBroker(db, broker, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(assignBroker(db, client, input)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(assignBroker(db, admin, input)).resolves.toBeDefined();
});

test('only an active broker can be assigned', async () => {
  const { id } = await createCase(db);
  const gone = await createBroker(db, { username: 'gone', fullName: 'Gone Broker', status: 'suspended' });
  for (const brokerId of [gone.id, client.id, newId()]) {
    await expect(assignBroker(db, system, { caseId: id, brokerId })).rejects.toMatchObject({
      code: 'conflict',
    });
  }
});

test('an admin moves a case to another broker: the old access ends before the new one opens', async () => {
  const { id, version } = await createAssignedCase(db, broker);
  const input = { caseId: id, brokerId: other.id, version };
  await expect(assignBroker(db, admin, input)).rejects.toMatchObject({
    errors: { reason: 'Please choose a reason' },
  });
  await assignBroker(db, admin, { ...input, reason: 'away' });
  const accesses = await accessesOf(id);
  expect(accesses.map(({ brokerId, closedReason }) => [brokerId, closedReason]).toSorted()).toEqual(
    [
      [broker.id, 'reassigned'],
      [other.id, null],
    ].toSorted(),
  );
  expect(await passportOf(id)).toEqual([
    'access_ended Dana Broker: reassigned',
    'shared Dana Broker: quote_request',
    'shared Olive Other: quote_request',
  ]);
  const lineOf = async (viewer: Viewer) => {
    const { items } = await listEvents(db, viewer, { caseId: id, limit: 50 });
    return items.find(({ kind }) => kind === 'assigned')?.data;
  };
  expect(await lineOf(admin)).toMatchObject({ from: 'Dana Broker', broker: 'Olive Other', reason: 'away' });
  // Brokers are not told about each other.
  expect(await lineOf(other)).toEqual({});
});

test('the database itself refuses a second broker with access', async () => {
  const { id } = await createAssignedCase(db, broker);
  const second = db.insert(caseAccess).values({ caseId: id, brokerId: other.id, openedAt: WEDNESDAY });
  const error = await second.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  expect(isUniqueViolation(error, 'case_access_one_broker')).toBe(true);
});
