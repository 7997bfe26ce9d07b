import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#app/features/accounts/people.server.ts';
import { actorFor, askerFor, requireActor } from '#app/features/cases/policy.ts';
import {
  type CaseRow,
  findBroker,
  findCase,
  type HeldCase,
  holdCase,
  unopened,
} from '#app/features/cases/records/held-case.server.ts';
import { type StepTaken, writeStep } from '#app/features/cases/records/write-step.server.ts';
import {
  cannotMoveMessage,
  findRow,
  isStepFor,
  stepTo,
} from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import {
  entryOf,
  type LIFECYCLE,
  type StepName,
} from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import type { NeedInput } from '#app/features/cases/rules/lifecycle/needs.server.ts';
import type { CaseActor, CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { caseEvents } from '#app/features/cases/tables.server.ts';
import { listReachConsents } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type InputOf<Name extends StepName> = z.input<(typeof LIFECYCLE)[Name]['step']['input']>;

export type StepRequest<Name extends StepName> = {
  step: Name;
  input: InputOf<Name>;
  /** The version that the viewer read. Without one the step is taken whatever changed meanwhile. */
  version?: number | undefined;
  /** The status it is meant to lead to, where a step can lead to several. */
  to?: CaseStatus | undefined;
};

/**
 * Takes a step on a case: the only way in which a case, its access, its history, its passport and its audit rows
 * change. Refuses (422) an input that the step's schema refuses, (404, 403) a viewer it is not for, (409) a stale
 * version, a status the step does not start from, and a case that does not meet the needs of the lifecycle's row.
 */
export async function takeStep<Name extends StepName>(
  db: Db,
  viewer: Viewer,
  { caseId, ...request }: StepRequest<Name> & { caseId: string },
): Promise<StepTaken> {
  return db.transaction(async (tx) => {
    const held = await holdCase(tx, caseId);
    const actor = requireStepActor(viewer, request.step, held);
    return takeHeldStep(tx, viewer, { held, actor, ...request });
  });
}

/**
 * The same for somebody whose tracking link and answer the caller has checked. Whoever holds the link may act at any
 * moment, so there is no version to compare.
 */
export async function takeStepByLink<Name extends StepName>(
  db: Db,
  viewer: Viewer,
  { caseId, ...request }: StepRequest<Name> & { caseId: string },
): Promise<StepTaken> {
  return db.transaction(async (tx) =>
    takeHeldStep(tx, viewer, { held: await holdCase(tx, caseId), actor: 'visitor', ...request }),
  );
}

/** The first step of a case: `draft` is its row as it was asked for. */
export async function beginCase(tx: Db, viewer: Viewer, draft: CaseRow): Promise<StepTaken> {
  const { step, rows } = entryOf('open');
  const [row] = rows;
  if (!row) throw new Error('The lifecycle has no way to begin a case.');
  const held = unopened(draft);
  const actor = askerFor(viewer);
  const moment = { now: now(), actor, from: draft.status, to: draft.status };
  const decision = step.decide(
    held,
    { source: draft.source, promiseAt: draft.promiseAt ?? undefined },
    moment,
  );
  return writeStep(tx, viewer, { name: 'open', held, actor, row, decision, now: moment.now });
}

/**
 * A step that a clock finds due, or did when it was queued: false when it is not, or not any more. It may be asked for
 * twice, and is the system’s, or that of whoever began what was queued.
 */
export async function takeStepIfDue<Name extends StepName>(
  db: Db,
  viewer: Viewer,
  request: StepRequest<Name> & { caseId: string },
): Promise<boolean> {
  try {
    await takeStep(db, viewer, request);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'conflict' || error.code === 'not_found')) return false;
    throw error;
  }
}

type Move = { caseId: string; version: number; to: CaseStatus; told: Record<string, unknown> };

/**
 * Moves a case to another status by the step that leads there for this viewer. Refuses (409) a pair that the
 * lifecycle does not have, and what the step refuses.
 */
export async function moveTo(db: Db, viewer: Viewer, { caseId, version, to, told }: Move): Promise<void> {
  const { row, parties } = await findCase(db, caseId);
  const actor = requireActor(viewer, parties, () => true);
  const step = stepTo(row.status, to, actor);
  if (!step) {
    await requireVersion(db, row, version);
    throw new AppError('conflict', cannotMoveMessage(row.status, to));
  }
  await takeStep(db, viewer, { caseId, version, to, step, input: told as InputOf<typeof step> });
}

type Proceeding<Name extends StepName> = StepRequest<Name> & { held: HeldCase; actor: CaseActor };

/**
 * The same on a case that this transaction holds already, for a caller who knows what the viewer is to it: the form,
 * whose senders are nobody's until they confirm. Refuses what `takeStep` refuses, but for the viewer.
 */
export async function takeHeldStep<Name extends StepName>(
  tx: Db,
  viewer: Viewer,
  { held, actor, step: name, input: told, version, to }: Proceeding<Name>,
): Promise<StepTaken> {
  if (version !== undefined) await requireVersion(tx, held.row, version);
  const { step } = entryOf(name);
  const input = parse(step.input, told);
  const brokerId = step.names?.(input, held);
  const known = {
    ...held,
    ...(brokerId !== undefined && { named: await findBroker(tx, brokerId) }),
    ...(step.looksAtReach && { agreed: await agreedReach(tx, held.row) }),
  };
  const at = step.happenedAt?.(input, held, now()) ?? now();
  const row = findRow(name, known, actor, { now: at, input: input as NeedInput, to });
  const from = held.row.status;
  const moment = { now: at, actor, from, to: row.to === 'same' ? from : row.to };
  const decision = step.decide(known, input, moment);
  return writeStep(tx, viewer, { name, held: known, actor, row, decision, now: at });
}

/**
 * What `requireActor` refuses, with one kindness: a broker who had this case before learns that it has moved on (409),
 * instead of a 404 for a page they have open.
 */
function requireStepActor(viewer: Viewer, name: StepName, { parties, ended }: HeldCase): CaseActor {
  const hadIt = viewer.kind === 'user' && ended.some(({ brokerId }) => brokerId === viewer.id);
  if (hadIt && isStepFor(name, 'broker') && actorFor(viewer, parties) === null) {
    throw new AppError('conflict', 'This case is no longer with you, so you cannot change it.');
  }
  return requireActor(viewer, parties, (actor) => isStepFor(name, actor));
}

/** The ways to reach the person of a case that they agree to at this moment. */
async function agreedReach(tx: Db, { contactEmail: email, contactPhone: phone }: CaseRow) {
  const consents = phone ? await listReachConsents(tx, { email, phone }) : [];
  return new Set(
    consents.flatMap(({ purpose }) => (purpose === 'call' || purpose === 'text' ? [purpose] : [])),
  );
}

/** Refuses with 409 when the case has changed since the viewer read it, and says by whom. */
async function requireVersion(tx: Db, row: CaseRow, version: number): Promise<void> {
  if (row.version === version) return;
  const [last] = await tx
    .select({ role: caseEvents.actorRole, name: people.fullName })
    .from(caseEvents)
    .leftJoin(people, eq(people.id, caseEvents.actorId))
    .where(eq(caseEvents.caseId, row.id))
    .orderBy(desc(caseEvents.id))
    .limit(1);
  const name = changedBy(last?.role ?? 'system', last?.name ?? null);
  throw new AppError('conflict', `This case was changed by ${name}. Review and try again.`);
}

/** People on the other side are not named to each other before they have to be. */
function changedBy(role: CaseActor, name: string | null): string {
  switch (role) {
    case 'broker':
    case 'admin':
      return name ?? 'somebody else';
    case 'client':
    case 'visitor':
      return 'the client';
    case 'system':
      return 'the system';
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}
