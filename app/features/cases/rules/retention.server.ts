import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { CaseStatus } from './statuses.ts';

/** How long a closed case is kept, in days; what is not listed is kept while it is open. */
const KEPT_DAYS: ReadonlyMap<CaseStatus, number> = new Map([
  ['spam', 30],
  ['lost', 730],
  ['withdrawn', 730],
  ['won', 2557],
]);

/** How long a request that no broker took is kept, in days. */
const UNMATCHED_DAYS = 30;

/** How long the broker keeps access after a case was lost or won: the time in which it can be reopened. */
export const REOPEN_DAYS = 30;

/** When the data of a case closed at `closedAt` with this status is to be deleted. */
export function purgeAfter(status: CaseStatus, closedAt: Date): Date | null {
  const days = KEPT_DAYS.get(status);
  return days === undefined ? null : new Date(closedAt.getTime() + days * DAY_MS);
}

/** Whether the time of a case is over: closed for as long as its end is kept, or in the pool for 30 days. */
export function isOver({ row, ended }: Pick<HeldCase, 'row' | 'ended'>, now: Date): boolean {
  if (row.closedAt) return row.purgeAfter !== null && row.purgeAfter < now;
  if (row.status !== 'new') return false;
  // Who accepts a request keeps it out of the pool; the 30 days begin when nobody has it any more.
  const limit = unmatchedLimit(now);
  const hadItSince = ended.some(({ acceptedAt, closedAt }) => acceptedAt && closedAt && closedAt >= limit);
  return (row.reopenedAt ?? row.createdAt) < limit && !hadItSince;
}

/** What a clock decided before this instant stands: an administrator can undo it for a day. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Requests sent before this instant that no broker took are to be deleted. */
export function unmatchedLimit(now: Date): Date {
  return new Date(now.getTime() - UNMATCHED_DAYS * DAY_MS);
}

/** Cases closed before this instant can no longer be reopened, and their broker's access ends. */
export function reopenLimit(now: Date): Date {
  return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}
