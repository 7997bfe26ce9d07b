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
  /** What the value counts, in a few words, for where it stands large: only a fact with a caption does. */
  caption?: string;
  /** The path of the only page on which it stands large, when the sections of several pages name it. */
  largeOn?: string;
  /** One sentence in our own words that can stand alone, hedged where the source is weak. */
  statement: string;
  /** First and last day (ISO) on which it holds; both days included. Absent: no known end. */
  from?: string;
  until?: string;
  /** The ISO day that `value` names, for a day with which sentences begin or end: see `fill-facts.ts`. */
  on?: string;
  source: Source;
  /** Date of the source: YYYY, YYYY-MM or YYYY-MM-DD; "undated" when the page shows none. */
  asOf: string;
  verifiedOn: string;
  /** The last day on which the check still counts: from the next one on, pages say that it is being checked again. */
  reviewBy: string;
};

/** The facts as they stand on one Alberta day. */
export type FactBook = { readonly day: string; readonly byKey: Readonly<Record<string, Fact>> };

/** A fact of a book; an unknown key throws, because the build should. */
export function factIn({ byKey }: FactBook, key: string): Fact {
  const fact = byKey[key];
  if (!fact) throw new RangeError(`There is no fact called ${key}.`);
  return fact;
}

/** What a file of facts says once for all of its facts. */
export type FactDefaults = Pick<Fact, 'verifiedOn' | 'reviewBy'>;

export type FactEntry = Omit<Fact, 'key' | 'verifiedOn' | 'reviewBy'> & Partial<FactDefaults>;

/**
 * Turns a table of entries under one subject into facts: `auto` + `liability.minimum` is `auto.liability.minimum`.
 * What has one value until a day and another one from the next is a list of entries.
 */
export function factsAbout(
  subject: string,
  defaults: FactDefaults,
  entries: Readonly<Record<string, FactEntry | readonly FactEntry[]>>,
): readonly Fact[] {
  return Object.entries(entries).flatMap(([name, entry]) =>
    [entry].flat().map((one) => withKey(`${subject}.${name}`, defaults, one)),
  );
}

/** What an entry works out when it is asked, because it follows a setting, a fact works out too. */
function withKey(key: string, defaults: FactDefaults, entry: FactEntry): Fact {
  const given = { ...defaults, key };
  Object.defineProperties(given, Object.getOwnPropertyDescriptors(entry));
  return given as Fact;
}
