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
  endedAt: Date | null;
  endedBy: string | null;
  contactAt: Date | null;
};

export type WeekNumbers = {
  given: number;
  accepted: number;
  /** Half of those contacted waited no longer than this, in open minutes from being given; null without any. */
  contactMinutes: number | null;
  contacted: number;
  /** Of the promises that were kept or missed in that time: how many there were, and how many were kept. */
  promises: number;
  kept: number;
};

export type Outcome = { type: CaseType; open: number; won: number; lost: number; passedOn: number };

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
      const counts = { open: 0, won: 0, lost: 0, passedOn: 0 };
      for (const one of ofType) counts[outcomeOf(one)] += 1;
      return { type, ...counts };
    })
    .toSorted((one, other) => total(other) - total(one) || one.type.localeCompare(other.type));
}

function outcomeOf({ status, endedAt, endedBy }: CountedCase): 'open' | 'won' | 'lost' | 'passedOn' {
  if (endedAt !== null && endedBy !== 'withdrawn' && endedBy !== 'completed') return 'passedOn';
  if (status === 'won') return 'won';
  return ['lost', 'withdrawn', 'duplicate', 'spam'].includes(status) ? 'lost' : 'open';
}

function total({ open, won, lost, passedOn }: Outcome): number {
  return open + won + lost + passedOn;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return Math.round(sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2);
}
