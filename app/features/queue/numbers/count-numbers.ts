import { closedOutcome } from '#app/features/cases/rules/closed-outcomes.ts';
import type { AccessEndReason } from '#app/features/cases/rules/reasons.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseType } from '#app/features/cases/schema.ts';
import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import { albertaInstant, albertaParts } from '#app/platform/clock/clock.ts';

/** What the numbers need to know of a case that a broker was given. */
export type CountedCase = {
  type: CaseType;
  status: CaseStatus;
  openedAt: Date;
  acceptedAt: Date | null;
  endedBy: AccessEndReason | null;
  contactAt: Date | null;
};

export type WeekNumbers = {
  given: number;
  accepted: number;
  /** Not accepted yet, and still to be. */
  waiting: number;
  /** Half of those contacted waited no longer than this, in open minutes from being given; null without any. */
  contactMinutes: number | null;
  contacted: number;
  /** Of the promises that were kept or missed in that time: how many there were, and how many were kept. */
  promises: number;
  kept: number;
};

/** What came of requests: the outcomes of the list of closed ones, those together in which somebody else has them now or nobody should. */
export type Outcomes = { open: number; won: number; lost: number; withdrawn: number; passedOn: number };
export type Outcome = { type: CaseType } & Outcomes;

/** The Monday with which an Alberta week begins, so many weeks before the present one. */
export function weekStart(now: Date, weeksAgo = 0): Date {
  const { year, month, day, weekday } = albertaParts(now);
  return albertaInstant(year, month, day - ((weekday + 6) % 7) - 7 * weeksAgo);
}

type Counted = {
  cases: readonly CountedCase[];
  promises: readonly { settledAt: Date; isKept: boolean }[];
};

/** The numbers of the cases that were given within a time, and of the promises that were kept or missed in it. */
export function countWeek({ cases, promises }: Counted, from: Date, to: Date): WeekNumbers {
  const given = cases.filter(({ openedAt }) => openedAt >= from && openedAt < to);
  const minutes = given.flatMap(({ openedAt, contactAt }) =>
    contactAt ? [businessMinutesBetween(openedAt, contactAt)] : [],
  );
  const settled = promises.filter(({ settledAt }) => settledAt >= from && settledAt < to);
  return {
    given: given.length,
    accepted: given.filter(({ acceptedAt }) => acceptedAt !== null).length,
    waiting: given.filter(
      ({ acceptedAt, endedBy, status }) => acceptedAt === null && endedBy === null && status === 'assigned',
    ).length,
    contactMinutes: median(minutes),
    contacted: minutes.length,
    promises: settled.length,
    kept: settled.filter(({ isKept }) => isKept).length,
  };
}

/** What came of the cases of each type, the most frequent first. */
export function countOutcomes(cases: readonly CountedCase[]): Outcome[] {
  const byType = Map.groupBy(cases, ({ type }) => type);
  return [...byType]
    .map(([type, ofType]) => {
      const counts = { open: 0, won: 0, lost: 0, withdrawn: 0, passedOn: 0 };
      for (const one of ofType) counts[outcomeOf(one)] += 1;
      return { type, ...counts };
    })
    .toSorted((one, other) => total(other) - total(one) || one.type.localeCompare(other.type));
}

function outcomeOf({ status, endedBy }: CountedCase): keyof Outcomes {
  const outcome = closedOutcome(status, endedBy);
  if (outcome === null) return 'open';
  if (outcome === 'won' || outcome === 'withdrawn') return outcome;
  return outcome === 'completed' ? 'lost' : 'passedOn';
}

function total({ open, won, lost, withdrawn, passedOn }: Outcome): number {
  return open + won + lost + withdrawn + passedOn;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return Math.round(sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2);
}
