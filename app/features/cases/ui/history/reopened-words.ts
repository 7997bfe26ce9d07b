import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ReopenedCase } from '#app/features/cases/schema.ts';
import { shortDay } from '#app/features/cases/ui/deadline/short-time.ts';

/** That an open request had ended before: `withdrawn and reopened Nov 25`; null of one that had not. */
export function reopenedWords(reopened: ReopenedCase | null, status: CaseStatus): string | null {
  if (!reopened || !isOpenStatus(status)) return null;
  const ended = reopened.wasWithdrawn ? 'withdrawn' : 'closed';
  return `${ended} and reopened ${shortDay(new Date(reopened.at))}`;
}
