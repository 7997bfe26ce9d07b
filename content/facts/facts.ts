import { autoFacts } from './auto.ts';
import { businessFacts } from './business.ts';
import { cityFacts } from './cities.ts';
import { cityFigureFacts } from './city-figures.ts';
import { commercialAutoFacts } from './commercial-auto.ts';
import { foodTruckFacts } from './food-truck.ts';
import { groupBenefitsFacts } from './group-benefits.ts';
import { homeFacts } from './home.ts';
import { lifeFacts } from './life.ts';
import { privacyFacts } from './privacy.ts';
import { dayAfter } from './reading/day-after.ts';
import type { Fact, FactBook } from './reading/fact.ts';
import { reformFacts } from './reform.ts';
import { siteFacts } from './site.ts';
import { specialtyFacts } from './specialty.ts';
import { superVisaFacts } from './super-visa.ts';
import { travelFacts } from './travel.ts';
import { weatherFacts } from './weather.ts';

export const allFacts: readonly Fact[] = [
  ...siteFacts,
  ...autoFacts,
  ...reformFacts,
  ...homeFacts,
  ...weatherFacts,
  ...businessFacts,
  ...foodTruckFacts,
  ...commercialAutoFacts,
  ...lifeFacts,
  ...travelFacts,
  ...superVisaFacts,
  ...groupBenefitsFacts,
  ...specialtyFacts,
  ...cityFacts,
  ...cityFigureFacts,
  ...privacyFacts,
];

const books = new Map<string, FactBook>();

/**
 * The facts as they stand on an Alberta day (ISO): of a key with several, the one that holds. A fact that is over, or
 * has yet to begin, stays in the book, because texts speak of the past and of what comes.
 */
export function factsOn(day: string): FactBook {
  const known = books.get(day);
  if (known) return known;
  const byKey: Record<string, Fact> = {};
  for (const fact of allFacts) byKey[fact.key] = better(byKey[fact.key], fact, day);
  const made = { day, byKey };
  books.set(day, made);
  return made;
}

function better(one: Fact | undefined, other: Fact, day: string): Fact {
  if (!one || holdsOn(other, day)) return other;
  if (holdsOn(one, day)) return one;
  const [earlier, later] = (one.until ?? '') < (other.until ?? '') ? [one, other] : [other, one];
  return later.from !== undefined && later.from > day ? earlier : later;
}

/** Whether something holds on a day: both its days are included, and without one it has no known end. */
export function holdsOn({ from, until }: Pick<Fact, 'from' | 'until'>, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

/** Every day on which a text may read differently from the day before, in order. */
export function daysOfChange(): string[] {
  const days = allFacts.flatMap(({ from, until, on }) => [from, until && dayAfter(until), on]);
  return inOrder(days);
}

/** Every day on which a fact is, for the first time, past its review. */
export function daysOfReview(): string[] {
  return inOrder(allFacts.map(({ reviewBy }) => dayAfter(reviewBy)));
}

function inOrder(days: readonly (string | undefined)[]): string[] {
  return [...new Set(days.filter((day) => day !== undefined))].toSorted();
}
