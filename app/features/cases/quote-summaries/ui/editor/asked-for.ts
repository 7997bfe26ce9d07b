import { dayWords } from '#app/platform/clock/day-words.ts';

/** Of a request what its quote is to be like: from which day, what is to be covered, and up to how much. */
const WISHES = new Set([
  ...[
    'startOn',
    'departOn',
    'arrivalOn',
    'coverage',
    'coverages',
    'cover',
    'liability',
    'liabilityLimit',
    'deductible',
    'contents',
  ],
  ...['waterCover', 'amount', 'termYears', 'benefits', 'budget', 'certificateNeededBy'],
]);

type Answer = { name: string; label: string; value: string };

/** The answers from which day it is wanted. */
const STARTS = ['startOn', 'departOn', 'arrivalOn'];

/** From which day the client asked to be covered, in words; undefined where they did not say. */
export const startAskedFor = (answers: readonly Answer[]): string | undefined =>
  answers.find(({ name }) => STARTS.includes(name))?.value;

/** That a policy begins on another day than its client asked for; undefined where it does not, or nobody said. */
export function startRemark(effectiveOn: string, wantedOn: string | undefined): string | undefined {
  const day = dayWords(effectiveOn);
  return day && wantedOn && day !== wantedOn
    ? `The client asked for coverage from ${wantedOn}. The effective date is ${day}.`
    : undefined;
}

/** The answers that say what the client wants of a quote, in the order they were asked. */
export function askedFor(answers: readonly Answer[]): { term: string; detail: string }[] {
  return answers
    .filter(({ name }) => WISHES.has(name.slice(name.lastIndexOf('.') + 1)))
    .map(({ label, value }) => ({ term: label, detail: value }));
}
