/** Of a request what its quote is to be like: from which day, what is to be covered, and up to how much. */
const WISHES = new Set([
  ...['startOn', 'coverage', 'coverages', 'cover', 'liability', 'liabilityLimit', 'deductible', 'contents'],
  ...['waterCover', 'amount', 'termYears', 'benefits', 'budget', 'certificateNeededBy'],
]);

type Answer = { name: string; label: string; value: string };

/** The answers that say what the client wants of a quote, in the order they were asked. */
export function askedFor(answers: readonly Answer[]): { term: string; detail: string }[] {
  return answers
    .filter(({ name }) => WISHES.has(name.slice(name.lastIndexOf('.') + 1)))
    .map(({ label, value }) => ({ term: label, detail: value }));
}
