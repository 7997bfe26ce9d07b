import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import type { RequestNumbers } from './schema.ts';

/** The time in which a broker is to accept, counted from when the request was sent. */
const ACCEPT_MINUTES = 120;

/** What the numbers look at of a request. */
export type CountedRequest = {
  status: CaseStatus;
  createdAt: Date;
  /** When a broker accepted it first. */
  acceptedAt: Date | null;
  firstRespondedAt: Date | null;
  promisesMissed: number;
};

/** Counts a group of requests as they stand at `at`. */
export function countRequests(requests: readonly CountedRequest[], at: Date): RequestNumbers {
  const inStatus = (status: CaseStatus) => requests.filter((one) => one.status === status).length;
  const accepted = requests.flatMap((one) => wasAcceptedInTime(one, at) ?? []);
  const contact = requests.flatMap(({ createdAt, firstRespondedAt }) =>
    firstRespondedAt ? [businessMinutesBetween(createdAt, firstRespondedAt)] : [],
  );
  const promised = requests.filter((one) => one.firstRespondedAt !== null || one.promisesMissed > 0);
  return {
    requests: requests.length,
    acceptedInTime: { part: accepted.filter(Boolean).length, of: accepted.length },
    firstContact: { medianMinutes: median(contact), of: contact.length },
    promisesKept: {
      part: promised.filter(({ promisesMissed }) => promisesMissed === 0).length,
      of: promised.length,
    },
    won: inStatus('won'),
    lost: inStatus('lost'),
    withdrawn: inStatus('withdrawn'),
    open: requests.filter(({ status }) => isOpenStatus(status)).length,
  };
}

/** Undefined while a broker still has time. */
function wasAcceptedInTime({ createdAt, acceptedAt }: CountedRequest, at: Date): boolean | undefined {
  if (acceptedAt) return businessMinutesBetween(createdAt, acceptedAt) <= ACCEPT_MINUTES;
  return businessMinutesBetween(createdAt, at) < ACCEPT_MINUTES ? undefined : false;
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
