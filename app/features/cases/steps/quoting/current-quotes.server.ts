import type { SummaryRow } from '#app/features/cases/records/case-records.server.ts';
import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';

/** How a summary stands: only a current one can be decided on, and keeps a case quoted. */
export function standingOf(
  summary: Pick<SummaryRow, 'replacedAt' | 'validUntil' | 'brokerId'>,
  { access }: Pick<HeldCase, 'access'>,
  now: Date,
): 'current' | 'replaced' | 'over' {
  if (summary.replacedAt) return 'replaced';
  const isTheirs = access?.brokerId === summary.brokerId;
  return isTheirs && summary.validUntil >= albertaDate(now) ? 'current' : 'over';
}

/** The quotes that the broker who has the case stands by today. */
export function currentQuotes(held: HeldCase, now: Date): SummaryRow[] {
  return held.records.summaries.filter((summary) => standingOf(summary, held, now) === 'current');
}
