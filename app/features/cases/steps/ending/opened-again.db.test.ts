import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { findListed } from '#app/features/cases/oversight/list/list-cases.server.ts';
import { listCases, readCase, readSteps } from '#app/features/cases/queries/case-queries.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { notifications } from '#app/features/notifications/tables.server.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, assignBroker, withdrawCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { WEDNESDAY } from '#tests/fixtures/api/cases/case-traces.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';

const { db } = await testDatabase();
const client = await createUser(db, { username: 'client', fullName: 'Casey Client' });
const broker = await createBroker(db, { username: 'broker', fullName: 'Dana Broker' });
const other = await createBroker(db, { username: 'other', fullName: 'Olive Other' });
beforeEach(() => holdClock(WEDNESDAY));

/** What the bell says to somebody about a case, without what is not so any more. */
async function bellOf(userId: string, caseId: string) {
  const isTheirs = and(eq(notifications.userId, userId), eq(notifications.caseId, caseId));
  const rows = await db
    .select()
    .from(notifications)
    .where(and(isTheirs, isNull(notifications.settledAt)));
  return rows.map(({ title, body }) => `${title.replace(/:? ?AB-\w+/, '')}. ${body}`);
}

/** A request that Dana had accepted, that its client has withdrawn and opened again, with this broker now. */
async function openedAgain(brokerId: string): Promise<string> {
  const { id: caseId } = await createAssignedCase(db, broker, {}, client);
  await acceptCase(db, broker, { caseId });
  await withdrawCase(db, client, { caseId });
  expect(await bellOf(broker.id, caseId)).toContain(
    ' was withdrawn. Please do not contact the client anymore.',
  );
  await takeStep(db, client, { caseId, step: 'reopen', input: { reason: 'It was closed by mistake' } });
  await takeStep(db, systemViewer('test'), { caseId, step: 'assign', input: { brokerId } });
  return caseId;
}

test('a broker who is asked again reads that it was withdrawn and opened again, and not to stay away', async () => {
  const caseId = await openedAgain(broker.id);
  const bell = await bellOf(broker.id, caseId);
  expect(bell.filter((words) => words.includes('do not contact'))).toEqual([]);
  expect(bell).toContainEqual(
    expect.stringMatching(/^A new request for you\. The client had withdrawn it and opened it again on Wed/),
  );
  const reopened = { at: WEDNESDAY.toISOString(), wasWithdrawn: true };
  expect(await readCase(db, broker, caseId)).toMatchObject({ disclosure: 'offered', reopened });
});

test('a policy that was recorded before is read by whoever had the request then, and not by a broker who comes later', async () => {
  const { id: caseId } = await createAssignedCase(db, broker, {}, client);
  await acceptCase(db, broker, { caseId });
  await takeStep(db, broker, {
    caseId,
    step: 'win',
    input: { insurer: 'Prairie', effectiveOn: '2026-12-01' },
  });
  holdClock(new Date(WEDNESDAY.getTime() + HOUR_MS));
  await takeStep(db, client, { caseId, step: 'reopen', input: { reason: 'Another car' } });
  const earlierPolicy = { insurer: 'Prairie', effectiveOn: '2026-12-01' };
  for (const reader of [client, broker])
    expect(await readCase(db, reader, caseId)).toMatchObject({ earlierPolicy });
  // From a row of the queue its steps are read, and that they name it stands in the passport.
  expect(await readSteps(db, broker, caseId)).toMatchObject({ earlierPolicy });
  const read = (await listPassport(db, caseId)).flatMap(({ fields }) => fields);
  expect(read).toContain('policy');
  holdClock(new Date(WEDNESDAY.getTime() + 2 * HOUR_MS));
  const admin = await createUser(db, { username: 'chooser', fullName: 'Ada Admin', role: 'admin' });
  await assignBroker(db, admin, { caseId, brokerId: other.id, reason: 'Dana is away' });
  await acceptCase(db, other, { caseId });
  expect(await readCase(db, other, caseId)).toMatchObject({ view: 'broker', earlierPolicy: null });
  expect(await readCase(db, client, caseId)).toMatchObject({ earlierPolicy });
});

test('its client and administrators read that it was withdrawn and opened again, on its page and in their lists', async () => {
  const caseId = await openedAgain(broker.id);
  const { id: untouched } = await createAssignedCase(db, broker, {}, client);
  const admin = await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
  const reopened = { at: WEDNESDAY.toISOString(), wasWithdrawn: true };
  for (const viewer of [client, admin]) {
    expect(await readCase(db, viewer, caseId)).toMatchObject({ reopened });
    const { items } = await listCases(db, viewer, { limit: 25 });
    expect(items.find(({ id }) => id === caseId)).toMatchObject({ reopened });
    expect(items.find(({ id }) => id === untouched)).toMatchObject({ reopened: null });
  }
  expect(await findListed(db, caseId)).toMatchObject({ reopened });
});

test('one that was withdrawn before any broker had it is said to have been withdrawn, too', async () => {
  const { id: caseId } = await createCase(db, {}, client);
  await withdrawCase(db, client, { caseId });
  await takeStep(db, client, { caseId, step: 'reopen', input: { reason: 'It was closed by mistake' } });
  expect(await readCase(db, client, caseId)).toMatchObject({ reopened: { wasWithdrawn: true } });
});

test('who had it stays told to keep away when another broker is asked, and a first request was never opened again', async () => {
  const caseId = await openedAgain(other.id);
  expect(await bellOf(broker.id, caseId)).toContain(
    ' was withdrawn. Please do not contact the client anymore.',
  );
  const { id } = await createAssignedCase(db, broker, {}, client);
  expect(await bellOf(broker.id, id)).toEqual([
    expect.stringMatching(/^A new request for you\. Please accept/),
  ]);
  expect(await readCase(db, broker, id)).toMatchObject({ reopened: null });
});
