import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import type { RequestNumbers } from './schema.ts';

/** The time in which a broker is to accept, counted from when the request was sent. */
export const ACCEPT_MINUTES = 120;

/** What the numbers look at of a request. */
export type CountedRequest = {
  status: CaseStatus;
  createdAt: Date;
  /** When a broker accepted it first. */
  acceptedAt: Date | null;
  /** When a broker was first in touch. */
  firstContactAt: Date | null;
};

const COUNTS = [
  ...(['requests', 'acceptedInTime', 'acceptedOf', 'promisesKept', 'promisesOf'] as const),
  ...(['won', 'lost', 'withdrawn', 'open'] as const),
];
/** What is counted of a group of requests, in a form in which groups can be added. */
export type Tally = Record<(typeof COUNTS)[number], number> & { contactSeconds: number[] };

/** Nothing counted yet. */
export function emptyTally(): Tally {
  return {
    ...{ requests: 0, acceptedInTime: 0, acceptedOf: 0, promisesKept: 0, promisesOf: 0 },
    ...{ won: 0, lost: 0, withdrawn: 0, open: 0, contactSeconds: [] },
  };
}

/** One request as it stands at `at`; promises are counted by the day on which they were kept or missed, by themselves. */
export function tallyOf(request: CountedRequest, at: Date): Tally {
  const { status, createdAt, firstContactAt } = request;
  const isInTime = wasAcceptedInTime(request, at);
  const inStatus = (asked: CaseStatus) => Number(status === asked);
  return {
    ...emptyTally(),
    requests: 1,
    acceptedInTime: Number(isInTime === true),
    acceptedOf: Number(isInTime !== undefined),
    won: inStatus('won'),
    lost: inStatus('lost'),
    withdrawn: inStatus('withdrawn'),
    open: Number(isOpenStatus(status)),
    contactSeconds: firstContactAt
      ? [Math.round(businessMinutesBetween(createdAt, firstContactAt) * 60)]
      : [],
  };
}

/** Adds what was counted elsewhere. */
export function addTally(to: Tally, from: Tally): void {
  for (const name of COUNTS) to[name] += from[name];
  for (const seconds of from.contactSeconds) to.contactSeconds.push(seconds);
}

/** The numbers of a group as they are shown. */
export function numbersOf(tally: Tally): RequestNumbers {
  const { requests, won, lost, withdrawn, open, contactSeconds } = tally;
  const seconds = median(contactSeconds);
  return {
    requests,
    acceptedInTime: { part: tally.acceptedInTime, of: tally.acceptedOf },
    firstContact: { medianMinutes: seconds === null ? null : seconds / 60, of: contactSeconds.length },
    promisesKept: { part: tally.promisesKept, of: tally.promisesOf },
    ...{ won, lost, withdrawn, open },
  };
}

/** Undefined while a broker still has time. */
function wasAcceptedInTime({ createdAt, acceptedAt }: CountedRequest, at: Date): boolean | undefined {
  if (acceptedAt) return businessMinutesBetween(createdAt, acceptedAt) <= ACCEPT_MINUTES;
  return businessMinutesBetween(createdAt, at) < ACCEPT_MINUTES ? undefined : false;
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
