import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { actorFor } from '#app/features/cases/policy.ts';
import { readCase } from '#app/features/cases/queries/case-queries.server.ts';
import { readRecords } from '#app/features/cases/records/case-records.server.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { stepsFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { entryOf, STEP_NAMES, type StepName } from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import { CASE_STATUSES, STAGE_OF_STATUS } from '#app/features/cases/rules/statuses.ts';
import type { CaseType } from '#app/features/cases/schema.ts';
import { createCase } from '#app/features/cases/seed.server.ts';
import { caseAccess, caseEvents, cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer, type Viewer } from '#app/platform/viewer.ts';
import { stepInputs } from '#tests/fixtures/api/step-inputs.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { takeHeldStep, takeStep } from './take-step.server.ts';

const { db } = await testDatabase();
/** A walk may wait for years, and whose licence is over is asked nothing. */
const LONG_FROM_NOW = '2126-06-30';
const people = {
  client: await createUser(db, { username: 'client', fullName: 'Casey Client' }),
  stranger: await createUser(db, { username: 'stranger', fullName: 'Sam Stranger' }),
  admin: await createUser(db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' }),
  dana: await createBroker(
    db,
    { username: 'dana', fullName: 'Dana Broker' },
    { callHours: { minutes: 15, buffer: 10, notice: 1 }, licenceExpiresOn: LONG_FROM_NOW },
  ),
  olive: await createBroker(
    db,
    { username: 'olive', fullName: 'Olive Broker' },
    { licenceExpiresOn: LONG_FROM_NOW },
  ),
  system: systemViewer('walk'),
} satisfies Record<string, Viewer>;
type Who = keyof typeof people;

afterEach(() => holdClock(null));

const other = await createCase(db, { type: 'auto' }, people.client);
const inputFor = stepInputs(people, other.id);

type Move =
  | { do: 'step'; who: Who; step: StepName; isStale: boolean }
  | { do: 'read'; who: Who }
  | { do: 'wait'; minutes: number };

const type = fc.constantFrom<CaseType>('auto', 'business');
const who = fc.constantFrom(...(Object.keys(people) as Who[]));
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      who,
      step: fc.constantFrom(...STEP_NAMES.filter((name) => name !== 'open')),
      isStale: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 100, 300, 24 * 60, 3 * 24 * 60, 31 * 24 * 60, 760 * 24 * 60),
    }),
  },
);

/** Everything a case is and left behind, to see whether anything changed. */
async function stateOf(caseId: string) {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
  const accesses = await db
    .select()
    .from(caseAccess)
    .where(eq(caseAccess.caseId, caseId))
    .orderBy(caseAccess.id);
  const events = await db
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(caseEvents.id);
  const passport = await db
    .select()
    .from(disclosures)
    .where(eq(disclosures.caseId, caseId))
    .orderBy(disclosures.seq);
  const records = await readRecords(db, caseId);
  const audit = await db.select().from(auditLog).where(eq(auditLog.thingId, caseId)).orderBy(auditLog.seq);
  return { row, accesses, events, passport, audit, records };
}
type State = Awaited<ReturnType<typeof stateOf>>;

const refusalOf = (taking: Promise<unknown>): Promise<AppError | null> =>
  taking.then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );

/** Takes one step and checks all that must hold of it; returns false when the case is gone. */
async function tryStep(caseId: string, { who: name, step, isStale }: Extract<Move, { do: 'step' }>) {
  const viewer = people[name];
  const held = await findCase(db, caseId);
  const before = await stateOf(caseId);
  const actor = actorFor(viewer, held.parties);
  const isOffered = actor !== null && stepsFor(held, actor, now()).includes(step);
  const version = isStale ? held.row.version - 1 : held.row.version;
  const request = { caseId, version, step, input: inputFor(step, held) };
  const refusal = await refusalOf(takeStep(db, viewer, request as Parameters<typeof takeStep>[2]));
  const after = await stateOf(caseId);
  if (refusal) {
    expect(after).toEqual(before);
    if (isStale && actor) expect(isOffered ? refusal.code : 'conflict').toBe('conflict');
    expect(isOffered && !isStale, `${name} is offered ${step}, and refused: ${refusal.message}`).toBe(false);
    return true;
  }
  expect(isOffered && !isStale, `${step} is taken by ${name}, who is not offered it`).toBe(true);
  expectWritten(before, after, step);
  expectSound(after);
  return after.row !== undefined;
}

/** One step is one version, a line of history, an audit row, and a line of the passport for what access it moved. */
function expectWritten(before: State, after: State, step: StepName) {
  const audited = after.audit.slice(before.audit.length).map(({ action }) => action);
  expect(audited).toEqual([`case.${entryOf(step).step.audit}`]);
  if (!after.row) return;
  expect(after.row.version).toBe((before.row?.version ?? 0) + 1);
  expect(after.events.length).toBeGreaterThan(before.events.length);
  const wasOpen = before.accesses.find(({ closedAt }) => closedAt === null);
  const isOpen = after.accesses.find(({ closedAt }) => closedAt === null);
  const lines = after.passport
    .slice(before.passport.length)
    .map(({ kind, recipientId }) => [kind, recipientId]);
  const moved = [
    ...(wasOpen && wasOpen.id !== isOpen?.id ? [['access_ended', wasOpen.brokerId]] : []),
    ...(isOpen && isOpen.id !== wasOpen?.id ? [['shared', isOpen.brokerId]] : []),
    ...(isOpen && isOpen.id === wasOpen?.id && isOpen.acceptedAt && !wasOpen.acceptedAt
      ? [['shared', isOpen.brokerId]]
      : []),
  ];
  expect(lines.toSorted()).toEqual(moved.toSorted());
}

/** What must be so of a case whatever was done to it: its clocks and its stage fit its status. */
function expectSound({ row, accesses, records }: State) {
  if (!row) return;
  const waits = row.status === 'waiting_on_client';
  expect(row.waitingSince !== null, 'it waits since some time').toBe(waits);
  expect(row.remindAt !== null && !waits, 'nobody is reminded whose turn it is not').toBe(false);
  expect(row.promiseMinutesLeft !== null && !waits, 'a promise pauses for the client alone').toBe(false);
  expect(row.closedAt !== null, 'closed is closed').toBe(STAGE_OF_STATUS[row.status] === 'completed');
  expect((row.stage === 'completed') === (row.closedAt !== null), row.stage).toBe(true);
  for (const { closedAt, endedAt } of accesses) {
    if (closedAt === null)
      expect(endedAt, 'it is over for who has it when it is closed').toEqual(row.closedAt);
  }
  const hasBroker = accesses.some(({ closedAt }) => closedAt === null);
  const isWorkedOn = ['in_progress', 'waiting_on_client', 'quoted'].includes(row.status);
  const isAccepted = accesses.some(({ closedAt, acceptedAt }) => closedAt === null && acceptedAt !== null);
  if (isWorkedOn) expect(isAccepted, 'who works on it has accepted it').toBe(true);
  const isAsked = records.requests.some(({ state }) => ['open', 'rejected'].includes(state));
  if (row.closedAt || !hasBroker) expect(isAsked, 'nothing is asked for that nobody reads').toBe(false);
  if (row.status === 'won') expect(row.insurer && row.effectiveOn && row.renewalOn).toBeTruthy();
}

async function tryReading(caseId: string, name: Who) {
  const viewer = people[name];
  const held = await findCase(db, caseId);
  const actor = actorFor(viewer, held.parties);
  const refusal = await refusalOf(readCase(db, viewer, caseId));
  expect(refusal === null).toBe(actor !== null);
  if (viewer.kind !== 'user' || (actor !== 'broker' && actor !== 'admin')) return;
  const { passport } = await stateOf(caseId);
  const hour = new Date(now()).setUTCMinutes(0, 0, 0);
  const isNoted = passport.some(
    ({ kind, recipientId, at }) => kind === 'viewed' && recipientId === viewer.id && at.getTime() >= hour,
  );
  expect(isNoted, `${name} has read, and the passport does not say so`).toBe(true);
}

/** The walk that failed is told with its seed at once: to find a shorter one takes minutes. */
const AT_ONCE = { endOnFailure: true };

async function walk(moves: Move[], isClients: boolean, type: CaseType) {
  holdClock(new Date('2026-11-25T16:00:00Z'));
  const { id } = await createCase(db, { type }, isClients ? people.client : undefined);
  for (const next of moves) {
    if (next.do === 'wait') holdClock(new Date(now().getTime() + next.minutes * 60_000));
    if (next.do === 'read') await tryReading(id, next.who);
    if (next.do === 'step' && !(await tryStep(id, next))) return;
    const open = await db
      .select({ id: caseAccess.id })
      .from(caseAccess)
      .where(and(eq(caseAccess.caseId, id), isNull(caseAccess.closedAt)));
    expect(open.length, 'one broker at a time').toBeLessThanOrEqual(1);
  }
}

test('whatever is offered is accepted and nothing else, and every step leaves its traces', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 30 }), fc.boolean(), type, walk),
    { numRuns: 25, ...AT_ONCE },
  );
}, 120_000);

test('the steps that are offered lead a walk through every status that has a step today', async () => {
  const reached = new Set<string>();
  const taken = new Map<StepName, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 12, maxLength: 24 }), type, async (choices, type) => {
      holdClock(new Date('2026-11-25T16:00:00Z'));
      const { id } = await createCase(db, { type }, people.client);
      for (const choice of choices) {
        const held = await findCase(db, id);
        const offers = (Object.keys(people) as Who[]).flatMap((name) => {
          const actor = actorFor(people[name], held.parties);
          // What is deleted walks no further.
          const steps = actor ? stepsFor(held, actor, now()) : [];
          return steps.filter((step) => step !== 'delete_early').map((step) => ({ name, step }));
        });
        // What was rarely taken comes first, so that the walks go far; which of these is left to chance.
        const rarest = offers.toSorted((one, other) => times(one.step) - times(other.step)).slice(0, 3);
        const offer = rarest[choice % rarest.length];
        reached.add(held.row.status);
        if (!offer) return;
        taken.set(offer.step, times(offer.step) + 1);
        if (!(await tryStep(id, { do: 'step', who: offer.name, step: offer.step, isStale: false }))) return;
        reached.add((await findCase(db, id)).row.status);
      }
    }),
    // Twelve walks missed a status now and then.
    { numRuns: 40, ...AT_ONCE },
  );
  function times(step: StepName): number {
    return taken.get(step) ?? 0;
  }
  expect([...reached].toSorted()).toEqual(CASE_STATUSES.toSorted());
}, 120_000);

test('somebody with the tracking link is accepted exactly what the link offers', async () => {
  holdClock(new Date('2026-11-25T16:00:00Z'));
  for (const step of STEP_NAMES) {
    if (step === 'open') continue;
    const { id } = await createCase(db);
    const held = await findCase(db, id);
    const isOffered = stepsFor(held, 'visitor', now()).includes(step);
    const request = { held, actor: 'visitor', step, input: inputFor(step, held) } as const;
    const taking = db.transaction((tx) =>
      takeHeldStep(tx, { kind: 'visitor' }, request as Parameters<typeof takeHeldStep>[2]),
    );
    expect((await refusalOf(taking)) === null, step).toBe(isOffered);
  }
});
