import type { AccessEndReason } from '#app/features/cases/rules/reasons.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';

/**
 * How a request ended for a broker, as their list of closed requests is filtered: by the status while they may still read it,
 * and by how their access ended after that.
 */
export const CLOSED_OUTCOMES = {
  won: { label: 'Policy arranged', statuses: ['won'], ends: [] },
  completed: { label: 'No policy', statuses: ['lost'], ends: ['completed'] },
  withdrawn: { label: 'Withdrawn by client', statuses: ['withdrawn'], ends: ['withdrawn'] },
  returned: { label: 'Returned by you', statuses: [], ends: ['returned'] },
  missed: { label: 'Time passed', statuses: [], ends: ['expired', 'promise_missed'] },
  moved: { label: 'Moved or joined', statuses: ['duplicate'], ends: ['reassigned', 'merged'] },
  not_real: { label: 'Spam', statuses: ['spam'], ends: ['not_real'] },
} as const satisfies Record<
  string,
  { label: string; statuses: readonly CaseStatus[]; ends: readonly AccessEndReason[] }
>;
export type ClosedOutcome = keyof typeof CLOSED_OUTCOMES;

export const CLOSED_OUTCOME_NAMES = Object.keys(CLOSED_OUTCOMES) as [ClosedOutcome, ...ClosedOutcome[]];

/** How a request ended for a broker; null while it is open and with them. `endedBy` is how their access ended. */
export function closedOutcome(status: CaseStatus, endedBy: AccessEndReason | null): ClosedOutcome | null {
  const isIt = (name: ClosedOutcome) => {
    const { statuses, ends }: { statuses: readonly CaseStatus[]; ends: readonly AccessEndReason[] } =
      CLOSED_OUTCOMES[name];
    return endedBy === null ? statuses.includes(status) : ends.includes(endedBy);
  };
  return CLOSED_OUTCOME_NAMES.find(isIt) ?? null;
}
