import type MiniSearch from 'minisearch';
import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { withSameWords } from './same-words.ts';
import type { Findable } from './search-options.ts';
import { searchedWordsIn } from './searched-words.ts';

type Index = MiniSearch<Findable>;

/** A town's name is written out, perhaps with a slip: short names are too much like other words. */
const AS_PLACE: SearchOptions = {
  fields: ['places'],
  prefix: false,
  fuzzy: (word) => (word.length > 4 ? 0.2 : false),
};

const NAMES = ['title', 'also', 'askedAs'];

/**
 * For `car insurance red deer` and `restaurant Airdrie`: the page called by the subject, and that of the city or of the one
 * that serves the town. Where no page is called by it, as for hail, the city comes first, then what fits the subject best.
 * For nothing but a town it is the city alone. None where no place is named.
 */
export function cityAndSubject(index: Index, words: readonly string[]): SearchResult[] {
  const place = placeIn(index, words);
  if (!place) return [];
  const { city, rest } = place;
  if (rest.length === 0) return [city];
  const named = index.search(
    { combineWith: 'AND', queries: rest.map((word) => asWritten(index, word)) },
    { fields: NAMES, filter: ({ kind }) => kind === 'Insurance' || kind === 'Industry' },
  );
  // A part of a page only where no page is called so.
  const called = named.find(({ to }) => !to.includes('#')) ?? named[0];
  if (called) return [called, city];
  const [fitting] = index.search(
    { combineWith: 'AND', queries: rest.map(withSameWords) },
    { filter: ({ id }) => id !== city.id },
  );
  return fitting ? [city, fitting] : [city];
}

/** The page of the city that one of these words names, itself or by a town near it, and the words that name no place. */
function placeIn(index: Index, words: readonly string[]) {
  const meant = words.map((word) => new Set(index.search(word, AS_PLACE).flatMap(({ terms }) => terms)));
  for (const city of index.search({ queries: [...words], combineWith: 'OR' }, AS_PLACE)) {
    const places: string[] = city.places;
    const named = places.find((name) => {
      return searchedWordsIn(name).every((part) => meant.some((terms) => terms.has(part)));
    });
    if (!named) continue;
    const parts = searchedWordsIn(named);
    const rest = words.filter((_, at) => !parts.some((part) => meant[at]?.has(part)));
    return { city: named === city.title ? city : withTown(city, named), rest };
  }
  return undefined;
}

/** The page of a city says of a town that it is served from there: its own words may not name the town. */
function withTown(city: SearchResult, town: string): SearchResult {
  return { ...city, excerpt: `For ${town}, we ask brokers who serve ${city.title}.` };
}

/** A word that this site uses is no slip for another, nor half of one: a flood is no food, and hail no ride-hailing. */
function asWritten(index: Index, word: string): Query {
  const isKnown = index.search(word, { fuzzy: false, prefix: false }).length > 0;
  const query = withSameWords(word);
  return isKnown ? { queries: [query], fuzzy: false, prefix: false } : query;
}
