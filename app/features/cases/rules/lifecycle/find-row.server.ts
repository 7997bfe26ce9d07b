import { forbidden } from '#app/features/cases/policy.ts';
import { type CaseActor, type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { StepCase } from '#app/features/cases/steps/step.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { entryOf, LIFECYCLE, STEP_NAMES, type StepName } from './lifecycle.server.ts';
import { NEEDS, type NeedInput } from './needs.server.ts';
import type { Row } from './row.server.ts';

/**
 * The row of the lifecycle by which this actor takes this step now. Refuses a status that the step does not start from
 * (409), an actor it is not for (403), and a case that does not meet its needs, in the need's own words. Without an
 * input (the step is only offered) the needs ask nothing of it.
 */
export function findRow(
  name: StepName,
  held: StepCase,
  actor: CaseActor,
  { now, input, to }: { now: Date; input?: NeedInput; to?: CaseStatus | undefined },
): Row {
  const { status } = held.row;
  const fitting = entryOf(name).rows.filter(
    (row) => row.from !== 'nothing' && row.from.includes(status) && (to === undefined || row.to === to),
  );
  if (fitting.length === 0) throw new AppError('conflict', misfit(name, status));
  const theirs = fitting.filter(({ who }) => who.includes(actor));
  if (theirs.length === 0) throw forbidden();
  const tried = theirs.map((row) => ({ row, ...tryNeeds(row, held, now, input) }));
  const open = tried.find(({ refused }) => refused === null);
  if (open) return open.row;
  // The row that came furthest knows best what is missing.
  const [nearest] = tried.toSorted((one, other) => other.met - one.met);
  throw nearest?.refused ?? forbidden();
}

/** The steps that this actor may take now: what the API offers, by the same code that later accepts. */
export function stepsFor(held: StepCase, actor: CaseActor, now: Date): StepName[] {
  return STEP_NAMES.filter((name) => {
    try {
      return Boolean(findRow(name, held, actor, { now }));
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  });
}

/** The step that leads this actor, or else another person, from one status to another; undefined where none does. */
export function stepTo(from: CaseStatus, to: CaseStatus, actor: CaseActor): StepName | undefined {
  const leads = (row: Row) =>
    row.to === to && row.from !== 'nothing' && row.from.includes(from) && row.who.some(isPerson);
  const byPair = STEP_NAMES.filter((name) => !entryOf(name).step.isAboutRecord);
  const theirs = byPair.find((name) =>
    entryOf(name).rows.some((row) => leads(row) && row.who.includes(actor)),
  );
  return theirs ?? byPair.find((name) => entryOf(name).rows.some(leads));
}

/** Whether a step is for this kind of actor at all, whatever the case. */
export function isStepFor(name: StepName, actor: CaseActor): boolean {
  return LIFECYCLE[name].rows.some(({ who }: Row) => who.includes(actor));
}

/** The one sentence for a step the lifecycle does not have. */
export function cannotMoveMessage(from: CaseStatus, to: CaseStatus): string {
  return `This case cannot move from ${from} to ${to}.`;
}

const isPerson = (actor: CaseActor) => actor !== 'system';

function tryNeeds(row: Row, held: StepCase, now: Date, input?: NeedInput) {
  for (const [met, need] of row.needs.entries()) {
    const refused = NEEDS[need](held, now, input);
    if (refused) return { met, refused };
  }
  return { met: row.needs.length, refused: null };
}

function misfit(name: StepName, status: CaseStatus): string {
  const { step, rows } = entryOf(name);
  const to = rows[0]?.to ?? 'same';
  const common =
    to === 'same' ? `This is not possible while a case is ${status}.` : cannotMoveMessage(status, to);
  return (
    step.otherwise?.(status) ?? (to === 'same' && !isOpenStatus(status) ? 'This case is closed.' : common)
  );
}
