import type { CaseStatus } from '../statuses.ts';

/** That a request was opened again after it had ended, and whether its client had withdrawn it. */
export type Reopened = { at: Date; wasWithdrawn: boolean };

type Last = { reopenedAt: Date | null; reopenedFrom: CaseStatus | null };

/** When a case was last opened again, and from which end; null for one that never was. */
export function reopenedOf({ reopenedAt, reopenedFrom }: Last): Reopened | null {
  return reopenedAt && { at: reopenedAt, wasWithdrawn: reopenedFrom === 'withdrawn' };
}

/** The same as it is told. */
export function reopenedFor(last: Last): { at: string; wasWithdrawn: boolean } | null {
  const reopened = reopenedOf(last);
  return reopened && { ...reopened, at: reopened.at.toISOString() };
}
