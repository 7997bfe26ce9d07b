import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { REOPEN_DAYS } from '#app/features/cases/rules/reopening/reopen-days.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { type HouseRules, houseRules } from '#content/house-rules.ts';

/** How long a closed case is kept; what is not listed is kept while it is open. */
export const KEPT = {
  spam: 'keptUnmatchedDays',
  lost: 'keptClosedDays',
  withdrawn: 'keptClosedDays',
  won: 'keptWonDays',
  duplicate: 'keptClosedDays',
} as const satisfies Partial<Record<CaseStatus, keyof HouseRules>>;

/** How long what was joined can be taken apart. */
export const SPLIT_DAYS = 30;

/** When the data of a case closed at `closedAt` with this status is to be deleted. */
export function purgeAfter(status: CaseStatus, closedAt: Date): Date | null {
  const rule = (KEPT as Partial<Record<CaseStatus, keyof HouseRules>>)[status];
  return rule === undefined ? null : new Date(closedAt.getTime() + houseRules[rule] * DAY_MS);
}

/** Whether the time of a case is over: closed for as long as its end is kept, or in the pool for too long. */
export function isOver({ row, ended }: Pick<HeldCase, 'row' | 'ended'>, now: Date): boolean {
  if (row.closedAt) return row.purgeAfter !== null && row.purgeAfter < now;
  if (row.status !== 'new') return false;
  // Who accepts a request keeps it out of the pool; the time begins when nobody has it any more.
  const limit = unmatchedLimit(now);
  const hadItSince = ended.some(({ acceptedAt, closedAt }) => acceptedAt && closedAt && closedAt >= limit);
  return (row.reopenedAt ?? row.createdAt) < limit && !hadItSince;
}

/** What a clock decided before this instant stands: an administrator can undo it for a day. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** Requests sent before this instant that no broker took are to be deleted. */
export function unmatchedLimit(now: Date, days = houseRules.keptUnmatchedDays): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Cases closed before this instant can no longer be reopened, and their broker's access ends. */
export function reopenLimit(now: Date): Date {
  return new Date(now.getTime() - REOPEN_DAYS * DAY_MS);
}

/** Cases joined with another one before this instant stay joined. */
export function splitLimit(now: Date): Date {
  return new Date(now.getTime() - SPLIT_DAYS * DAY_MS);
}
