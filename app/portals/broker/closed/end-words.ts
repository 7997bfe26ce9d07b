import type { BrokerListItem } from '#app/features/cases/schema.ts';
import { statusWords } from '#app/features/cases/ui/status-badge.tsx';

const ENDS = {
  returned: 'You returned it',
  expired: 'Time to accept passed',
  promise_missed: 'Promised time passed without contact',
  withdrawn: 'The client withdrew it',
  reassigned: 'Moved to another broker',
  merged: 'Joined with another request',
  not_real: 'You marked it as spam',
  completed: 'Closed',
} as const;

/** How a request ended for its broker: by its status while they may read it, and then by how their access ended. */
export function endWords({ closedAt, closedReason, status }: BrokerListItem): string {
  if (closedAt === null && status) return statusWords(status);
  return closedReason ? ENDS[closedReason] : 'Your access has ended';
}

/** Lists stop counting there (decision 128). */
const COUNTED = 1_000;

/** How many there are, and their order. */
export function countWords(total: number): string {
  if (total === 1) return '1 request';
  return `${total < COUNTED ? total : '1,000 or more'} requests, the last received first`;
}
