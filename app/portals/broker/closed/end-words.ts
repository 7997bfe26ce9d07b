import type { BrokerListItem } from '#app/features/cases/queries/broker/schema.ts';
import { CLOSE_CHOICES } from '#app/features/cases/ui/steps/close-choices.ts';
import { rowStatusWords } from '../queue/words/row-words.ts';

const BY_STATUS = {
  won: 'Policy arranged',
  lost: 'No policy',
  withdrawn: 'Withdrawn by the client',
  duplicate: 'Joined with another request',
  spam: 'Marked as spam by you',
} as const;

const BY_ACCESS = {
  returned: 'Returned by you',
  expired: 'Time to accept passed',
  promise_missed: 'Promised time passed without contact',
  withdrawn: BY_STATUS.withdrawn,
  reassigned: 'Moved to another broker',
  merged: BY_STATUS.duplicate,
  not_real: BY_STATUS.spam,
  completed: BY_STATUS.lost,
} as const;

const has = <Known extends object>(known: Known, name: string): name is keyof Known & string => name in known;

/**
 * How a request ended for its broker: by its status while they may read it, and then by how their access ended. Of one that
 * is open with them, how it stands.
 */
export function endWords({ closedAt, closedReason, status }: BrokerListItem): string {
  if (closedAt === null && status) return has(BY_STATUS, status) ? BY_STATUS[status] : rowStatusWords(status);
  return closedReason ? BY_ACCESS[closedReason] : 'Your access has ended';
}

/** Why there is no policy, as it was chosen when the request was closed. */
export function whyWords({ lostReason }: Pick<BrokerListItem, 'lostReason'>): string | null {
  return CLOSE_CHOICES.find(({ value }) => value === lostReason)?.label ?? null;
}

/** Lists stop counting there (decision 128). */
const COUNTED = 1_000;

/** How many there are, and their order. */
export function countWords(total: number, order = 'the last ended first'): string {
  if (total === 1) return '1 request';
  return `${total < COUNTED ? total : '1,000 or more'} requests, ${order}`;
}
