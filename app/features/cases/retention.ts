import type { CaseStatus } from './lifecycle.ts';

/** How long a closed case is kept, in days; what is not listed is kept while it is open. */
const KEPT_DAYS = { spam: 30, lost: 730, withdrawn: 730, won: 2557 } as const satisfies Partial<
  Record<CaseStatus, number>
>;

/** How long a request that no broker took is kept, in days. */
const UNMATCHED_DAYS = 30;

/** How long the broker keeps access after a case was lost or won: the time in which it can be reopened. */
export const REOPEN_DAYS = 30;

const DAY_MS = 86_400_000;

/** When the data of a case closed at `closedAt` with this status is to be deleted. */
export function purgeAfter(status: keyof typeof KEPT_DAYS, closedAt: Date): Date {
  return new Date(closedAt.getTime() + KEPT_DAYS[status] * DAY_MS);
}

/** Requests sent before this instant that no broker took are to be deleted. */
export function unmatchedLimit(now: Date): Date {
  return new Date(now.getTime() - UNMATCHED_DAYS * DAY_MS);
}

/** Cases closed before this instant can no longer be reopened, and their broker's access ends. */
export function reopenLimit(now: Date): Date {
  return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}
