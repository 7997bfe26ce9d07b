import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { bookedCalls } from '#app/features/cases/calls/tables.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { asAt, holdClock } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { acceptCase, logContact, missPromise, returnCase } from '#tests/fixtures/api/cases/case-steps.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { listCasesToDecide, standings } from './decisions.server.ts';

const { db } = await testDatabase();
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const at = (day: number, hour: number, minute = 0) => albertaInstant(2026, 11, day, hour, minute);

test('what needs a decision is what the raw rows say, and names nobody', async () => {
  const oldest = await asAt(at(18, 9), () => createCase(db));
  // Its promise ends at 10 on Thursday: within two open hours from nine.
  const risky = await asAt(at(18, 10), () => createAssignedCase(db, dana));
  await asAt(at(18, 11), () => acceptCase(db, dana, { caseId: risky.id }));
  const missed = await asAt(at(16, 9), () => createAssignedCase(db, dana));
  await asAt(at(17, 10), () => missPromise(db, systemViewer('clock'), { caseId: missed.id }));
  const doubted = await asAt(at(18, 15), () => createAssignedCase(db, dana));
  await asAt(at(18, 16), () =>
    returnCase(db, dana, { caseId: doubted.id, reason: 'invalid_contact', note: 'No such number' }),
  );
  const full = await asAt(at(18, 16), () => createAssignedCase(db, dana));
  await asAt(at(18, 16, 30), () => returnCase(db, dana, { caseId: full.id, reason: 'no_capacity' }));
  const done = await asAt(at(18, 10), () => createAssignedCase(db, dana));
  await asAt(at(18, 11), () => acceptCase(db, dana, { caseId: done.id }));
  await asAt(at(18, 12), () => logContact(db, dana, { caseId: done.id, method: 'phone' }));
  const booked = await asAt(at(18, 10), () => createAssignedCase(db, dana));
  await asAt(at(18, 11), () => acceptCase(db, dana, { caseId: booked.id }));
  const call = { caseId: booked.id, brokerId: dana.id, startsAt: at(19, 9, 30), endsAt: at(19, 9, 45) };
  await db.insert(bookedCalls).values({ ...call, heldUntil: call.endsAt });
  holdClock(at(19, 9));

  const found = await listCasesToDecide(db);
  const ids = (part: keyof typeof found) => found[part].items.map(({ id }) => id);
  expect(ids('late')).toEqual(
    [oldest.id, missed.id].toSorted((a, b) => ids('late').indexOf(a) - ids('late').indexOf(b)),
  );
  // Where a call is booked, the call is the promise.
  expect(ids('atRisk')).toEqual([risky.id]);
  expect(found.atRisk.items[0]).toMatchObject({ brokerName: 'Dana Broker', status: 'in_progress' });
  expect(ids('doubted')).toEqual([doubted.id]);
  expect(found.doubted.items[0]?.returnReason).toBe('invalid_contact');
  // Those that are late or doubted have no broker either, and stand once.
  const told = found.pool.items.map(({ id, returnReason, returnedBy, returnedAt }) => [
    ...[id, returnReason, returnedBy, returnedAt],
  ]);
  expect(told).toContainEqual([full.id, 'no_capacity', 'Dana Broker', at(18, 16, 30).toISOString()]);
  const listed = (standing: 'returned' | 'doubted') =>
    db
      .select({ id: cases.id })
      .from(cases)
      .where(standings(at(19, 9))[standing])
      .orderBy(cases.id);
  expect(await listed('returned')).toEqual([{ id: doubted.id }, { id: full.id }]);
  expect(await listed('doubted')).toEqual([{ id: doubted.id }]);
  const everywhere = Object.values(found).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(everywhere).size).toBe(everywhere.length);
  expect(ids('pool')).toEqual([full.id]);
  expect(found.pool.total).toBe(1);
  expect(JSON.stringify(found)).not.toMatch(/Jordan|555-0142|example\.com/);
});

test('who was promised contact and is waited for before anybody was in touch needs attention', async () => {
  const { id } = await asAt(at(18, 9), () => createAssignedCase(db, dana));
  await asAt(at(18, 10), () => acceptCase(db, dana, { caseId: id }));
  const [held] = await db.select({ by: cases.promiseAt }).from(cases).where(eq(cases.id, id));
  const input = { title: 'Pink card', required: true };
  await asAt(at(18, 11), () => takeStep(db, dana, { caseId: id, step: 'request_information', input }));
  holdClock(at(25, 9));

  const since = at(18, 11).toISOString();
  const { paused } = await listCasesToDecide(db);
  expect(paused.items.map((one) => [one.id, one.paused])).toEqual([
    [id, { promisedFor: held?.by?.toISOString(), since }],
  ]);
  await logContact(db, dana, { caseId: id, method: 'phone' });
  expect((await listCasesToDecide(db)).paused.total).toBe(0);
});

test('a message that waits beyond its day is overdue until it is answered, also once there is a policy', async () => {
  const reached = async (day: number) => {
    const { id } = await asAt(at(day, 9), () => createAssignedCase(db, dana));
    await asAt(at(day, 10), () => acceptCase(db, dana, { caseId: id }));
    await asAt(at(day, 11), () => logContact(db, dana, { caseId: id, method: 'phone' }));
    return id;
  };
  const [late, inTime, answered] = [await reached(18), await reached(18), await reached(18)];
  const wrote = (id: string, when: Date | null) =>
    db.update(cases).set({ personWroteAt: when }).where(eq(cases.id, id));
  await wrote(late, at(18, 13));
  await wrote(inTime, at(18, 13, 1));
  await wrote(answered, null);
  holdClock(at(19, 13));

  const { unreplied } = await listCasesToDecide(db);
  expect(unreplied.items.map(({ id, replyDueAt }) => [id, replyDueAt])).toEqual([
    [late, at(19, 13).toISOString()],
  ]);
  await db.update(cases).set({ status: 'won' }).where(eq(cases.id, late));
  expect((await listCasesToDecide(db)).unreplied.total).toBe(1);
  await wrote(late, null);
  expect((await listCasesToDecide(db)).unreplied.total).toBe(0);
});
