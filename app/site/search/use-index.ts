import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { useEffect, useState } from 'react';
import { cityAndSubject } from './in-city.ts';
import { likeWords, withSameWords } from './same-words.ts';
import { type Findable, type Found, SEARCH_INDEX_PATH, SEARCH_OPTIONS } from './search-options.ts';
import { isFigure, searchedWordsIn } from './searched-words.ts';

type Index = MiniSearch<Findable>;

/**
 * How well a place fits: it is called or asked for by these words together, or by the subject and the city in them; it has all
 * of them somewhere, the ones that tell most, or only some.
 */
type Fit = 'phrase' | 'words' | 'most' | 'some';
/** `isAsked`: the words are, from the first to the last, how people ask for this place. */
type Place = Found & { fit: Fit; isAsked?: true };

/** So many places are shown. */
export const MOST = 12;
/** Fewer are no choice: below them stands what has some of the words. */
const FEW = 3;
const SHORTEST_TWO = 5;
const SHORTEST_END = 3;
const FUZZY_PART = 0.2;
/** What fits so much less than the best does is not shown: a word that stands somewhere in a long page is no answer. */
/** So much of what the words tell together has to be there: a rare one tells more than one that many places have. */
const MOST_OF_IT = 0.6;
const FAR_BELOW = { words: 0.2, some: 0.3 };

/**
 * The best matches, of one kind when it is named: first what is asked for or called by these words, then what has all of
 * them, and below all but the figures, which a page on the subject need not name; where there are few, what has any of
 * them. Little words count only where there are no others, and a word that has others like it finds those too.
 */
export function find(index: Index, wanted: string, kind?: Findable['kind']): Place[] {
  const only: SearchOptions = kind ? { filter: (result) => result.kind === kind } : {};
  const said = tellingWords(wanted).map((word) => asKnown(index, word));
  const telling = said.filter((word) => !PHRASE_WORDS.has(word));
  const words = telling.length > 0 ? telling : said;
  const search = (some: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search({ combineWith, queries: some.map(withSameWords) }, { ...only, prefix: isBegun });
  const having = (some: readonly string[]) => {
    const all = search(some, 'AND');
    // Who names a figure wants each place that has it.
    return some.some(isFigure) ? all : nearBest(all, FAR_BELOW.words);
  };
  const withAll = uniteById(having(words), having(words.filter((word) => !isFigure(word))));
  const strict = withAll.length > 0 ? withAll : nearBest(apart(index, words, only), FAR_BELOW.words);
  const any = search(words, 'OR');
  const found = strict.length < FEW ? uniteById(strict, nearBest(any, FAR_BELOW.some)) : strict;
  const named = uniteById(
    any
      .filter((place) => askedFor(place, said) > 0)
      .toSorted((a, b) => askedFor(b, said) - askedFor(a, said)),
    words.length > 1 ? found.filter(({ title }) => isIn(words, tellingWords(String(title)))) : [],
  );
  const shareOf = weigh(index, words);
  const inCity = kind ? [] : cityAndSubject(index, words);
  const idsNamed = new Set([...named, ...inCity].map(({ id }) => id));
  const idsStrict = new Set(strict.map(({ id }) => id));
  const fitOf = ({ id, queryTerms }: SearchResult): Fit => {
    if (idsNamed.has(id)) return 'phrase';
    if (idsStrict.has(id)) return 'words';
    return shareOf(queryTerms) >= MOST_OF_IT ? 'most' : 'some';
  };
  return uniteById(uniteById(named, inCity), found)
    .slice(0, MOST)
    .map((place) => {
      const { id, kind, title, excerpt, to } = place;
      const isAsked = said.length > 1 && askedFor(place, said) === said.length;
      return { id, kind, title, excerpt, to, fit: fitOf(place), ...(isAsked && { isAsked }) };
    });
}

/** A word with a slip in it as this site spells it, the way most places do; any other word as it is. */
function asKnown(index: Index, word: string): string {
  if (index.search(word, { fuzzy: false }).length > 0) return word;
  const places = new Map<string, number>();
  for (const { terms } of index.search(word, { prefix: false }))
    for (const term of terms) places.set(term, (places.get(term) ?? 0) + 1);
  const [most] = [...places].toSorted(([, some], [, others]) => others - some);
  return most?.[0] ?? word;
}

/** What can be the beginning of a longer word: no figure, and no single letter, as of "e-bike". */
function isBegun(word: string): boolean {
  return word.length > 1 && !isFigure(word);
}

/** Tells which share of what these words tell is in those of them, or in words like them, that were found. */
function weigh(index: Index, words: readonly string[]): (found: readonly string[]) => number {
  const weights = words.map((word) => {
    const count = index.search(word, { fuzzy: false, prefix: false }).length;
    return Math.log(1 + index.documentCount / (1 + count));
  });
  const sum = (isIn: (word: string) => boolean) =>
    words.reduce((total, word, at) => total + (isIn(word) ? (weights[at] ?? 0) : 0), 0);
  const all = sum(() => true);
  return (found) => sum((word) => [word, ...likeWords(word)].some((one) => found.includes(one))) / all;
}

/** What fits about as well as the best. */
function nearBest(found: SearchResult[], share: number): SearchResult[] {
  const best = Math.max(0, ...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= best * share);
}

/**
 * Places for one word that nobody has, as two: "foodtruck", "ebike". The parting that fits best counts, and a slip in the second
 * word is read over; "Canmore" is none.
 */
function apart(index: Index, words: readonly string[], only: SearchOptions): SearchResult[] {
  const [word = ''] = words;
  const isOne = words.length === 1 && word.length >= SHORTEST_TWO;
  if (!isOne || isFigure(word)) return [];
  const partings = Array.from({ length: word.length - SHORTEST_END }, (_, at) => {
    const first = word.slice(0, at + 1);
    const second = word.slice(at + 1);
    if (LITTLE_WORDS.has(first) || LITTLE_WORDS.has(second)) return [];
    const mayBeSlip = first.length >= SHORTEST_END && second.length > SHORTEST_END;
    const slip: Query = { queries: [second], fuzzy: mayBeSlip && FUZZY_PART };
    return index.search(
      { combineWith: 'AND', queries: [first, slip] },
      { ...only, prefix: false, fuzzy: false },
    );
  });
  const [best = []] = partings.toSorted(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0));
  return best;
}

/** How many words long the phrase is by which somebody asks for this place; 0 where they do not. */
function askedFor({ askedAs }: SearchResult, words: readonly string[]): number {
  const phrases: string[] = Array.isArray(askedAs) ? askedAs : [];
  const said = phrases.map(tellingWords).filter((phrase) => {
    const isWhole = phrase.join(' ') === words.join(' ');
    const isBegun = words.length > 1 && phrase.join(' ').startsWith(words.join(' '));
    return isWhole || isBegun || (phrase.length > 1 && isIn(phrase, words));
  });
  return Math.max(0, ...said.map((phrase) => phrase.length));
}

/** Whether these words are said one after another; the last may be half a word. */
function isIn(words: readonly string[], said: readonly string[]): boolean {
  return ` ${said.join(' ')}`.includes(` ${words.join(' ')}`);
}

/** What is left of a text without its little words; all of it, where it has no others. */
function tellingWords(text: string): string[] {
  const all = searchedWordsIn(text);
  const telling = all.filter((word) => !LITTLE_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

function uniteById(first: SearchResult[], then: SearchResult[]): SearchResult[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !ids.has(id))];
}

const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a am an and are at by can do does for from how i if in is it me my need needs of on or please should that the this to us want wants what when where which who will with you your'.split(
    ' ',
  ),
);
/** Common words more, which do count in a phrase: "renewal went up" is asked for so, and nothing is looked for by them alone. */
const PHRASE_WORDS: ReadonlySet<string> = new Set('did go goes had has have up was went were why'.split(' '));
/** The index of this site, fetched once it is wanted; and whether that failed. */
export function useIndex(isWanted: boolean): [Index | undefined, boolean] {
  const [index, setIndex] = useState<Index>();
  const [problem, setProblem] = useState(false);
  useEffect(() => {
    if (!isWanted || index) return;
    const leaving = new AbortController();
    fetchIndex(leaving.signal).then(
      (loaded) => {
        setIndex(loaded);
        setProblem(false);
      },
      () => setProblem(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [isWanted, index]);
  return [index, problem];
}

async function fetchIndex(signal: AbortSignal): Promise<Index> {
  const response = await fetch(SEARCH_INDEX_PATH, { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return MiniSearch.loadJSONAsync<Findable>(await response.text(), SEARCH_OPTIONS);
}
