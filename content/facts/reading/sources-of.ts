import { type FactBook, factIn, type Source } from './fact.ts';
import { chooseSpans, factKeysIn } from './fill-facts.ts';
import { SOURCES } from './sources.ts';

/**
 * A source with the dates of what was read there, in words: "March 10, 2026", "2023 and 2025"; nothing when no date
 * stands there. And whether anything that was read there is past its review.
 */
export type DatedSource = Source & { asOf: string; isBeingChecked?: true };

/** Where the facts of a page (or of its questions) come from, each source once. Our own promises need no witness. */
export function sourcesOf(content: unknown, book: FactBook): DatedSource[] {
  const found = new Map<string, { source: Source; dates: Set<string>; isBeingChecked: boolean }>();
  for (const key of factKeysIn(chooseSpans(JSON.stringify(content), book))) {
    const fact = factIn(book, key);
    if (fact.source.name === SOURCES.ownTerms.name) continue;
    const known = found.get(fact.source.name) ?? {
      source: fact.source,
      dates: new Set(),
      isBeingChecked: false,
    };
    known.dates.add(fact.asOf);
    known.isBeingChecked ||= isPastReview(fact, book.day);
    found.set(fact.source.name, known);
  }
  return [...found.values()].map(({ source, dates, isBeingChecked }) => ({
    ...source,
    asOf: LIST.format(
      [...dates]
        .filter((date) => date !== 'undated')
        .sort()
        .map(dateInWords),
    ),
    ...(isBeingChecked && { isBeingChecked }),
  }));
}

/** Whether the day by which something should have been looked at again is over. */
export function isPastReview({ reviewBy }: { reviewBy: string }, day: string): boolean {
  return reviewBy < day;
}

const LIST = new Intl.ListFormat('en-CA');
const MONTH = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-03-10" is "March 10, 2026", "2025-03" is "March 2025"; a year, or "undated", stays. */
export function dateInWords(asOf: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(asOf)) return DAY.format(new Date(`${asOf}T00:00:00Z`));
  if (/^\d{4}-\d{2}$/.test(asOf)) return MONTH.format(new Date(`${asOf}-01T00:00:00Z`));
  return asOf;
}
