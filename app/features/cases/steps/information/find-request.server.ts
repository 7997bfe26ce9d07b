import type { InformationState } from '#app/features/cases/information-requests/states.ts';
import type { InformationRow } from '#app/features/cases/records/case-records.server.ts';
import type { StepCase } from '#app/features/cases/steps/step.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';

/** The request a step is about. Refuses one of another case (404) and one that stands otherwise by now (409). */
export function findRequest(
  { records }: StepCase,
  requestId: string,
  states: readonly InformationState[],
): InformationRow {
  const found = records.requests.find(({ id }) => id === requestId);
  if (!found) throw notFound();
  if (!states.includes(found.state)) throw new AppError('conflict', STANDING[found.state]);
  return found;
}

const STANDING = {
  open: 'This has not been answered yet.',
  submitted: 'This has already been answered.',
  accepted: 'This has already been accepted.',
  rejected: 'This has been asked for again.',
  cancelled: 'This is no longer asked for.',
} as const satisfies Record<InformationState, string>;
