/** Where something was read. `url` is the front door of the body that stands behind it, when there is one. */
export type Source = { name: string; url?: string };

/**
 * One thing that is true for a time: a limit, a date, a price of the law, a statistic.
 * Pages never type such a number: they write `{key}` and `fillFacts` prints the value.
 */
export type Fact = {
  key: string;
  /** What is printed in the middle of a sentence, such as "$200,000" or "January 1, 2027". */
  value: string;
  /** One sentence in our own words that can stand alone, hedged where the source is weak. */
  statement: string;
  /** First and last day (ISO) on which it holds; both days included. Absent: no known end. */
  from?: string;
  until?: string;
  source: Source;
  /** Date of the source: YYYY, YYYY-MM or YYYY-MM-DD; "undated" when the page shows none. */
  asOf: string;
  verifiedOn: string;
  reviewBy: string;
};

export type FactBook = Readonly<Record<string, Fact>>;

/** What a file of facts says once for all of its facts. */
export type FactDefaults = Pick<Fact, 'verifiedOn' | 'reviewBy'>;

export type FactEntry = Omit<Fact, 'key' | 'verifiedOn' | 'reviewBy'> & Partial<FactDefaults>;

/** Turns a table of entries under one subject into facts: `auto` + `liability.minimum` is `auto.liability.minimum`. */
export function factsAbout(
  subject: string,
  defaults: FactDefaults,
  entries: Readonly<Record<string, FactEntry>>,
): readonly Fact[] {
  return Object.entries(entries).map(([name, entry]) => ({
    ...defaults,
    ...entry,
    key: `${subject}.${name}`,
  }));
}
