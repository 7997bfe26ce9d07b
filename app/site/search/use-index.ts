import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { useEffect, useState } from 'react';
import { SAME_WORDS } from '#content/search-words.ts';
import { type Findable, type Found, SEARCH_INDEX_PATH, SEARCH_OPTIONS } from './search-options.ts';
import { isFigure, searchedWordsIn } from './searched-words.ts';

type Index = MiniSearch<Findable>;

/** How well a place fits: its title names the words together, it has all of them somewhere, or only some. */
type Fit = 'phrase' | 'words' | 'some';

/** So many places are shown. */
export const MOST = 12;

/**
 * The best matches, of one kind when it is named: of all words, and below them of all words but the figures, which a page on
 * the subject need not name; where there are none, of any word. Little words count only where there are no others, and a word
 * that has others like it finds those too.
 */
export function find(index: Index, wanted: string, kind?: Findable['kind']): (Found & { fit: Fit })[] {
  const filter = kind && { filter: (result: SearchResult) => result.kind === kind };
  const all = searchedWordsIn(wanted);
  const telling = all.filter((word) => !LITTLE_WORDS.has(word));
  const words = telling.length > 0 ? telling : all;
  const search = (some: readonly string[], combineWith: 'AND' | 'OR') =>
    index.search({ combineWith, queries: some.map(withSameWords) }, { ...filter });
  const strict = uniteById(
    search(words, 'AND'),
    search(
      words.filter((word) => !isFigure(word)),
      'AND',
    ),
  );
  const results = strict.length > 0 ? strict : search(words, 'OR');
  const fitOf = (result: SearchResult): Fit => {
    if (strict.length === 0) return 'some';
    return words.length > 1 && namesTogether(result, words) ? 'phrase' : 'words';
  };
  const found = results.map((result) => ({ result, fit: fitOf(result) }));
  return [...found.filter(({ fit }) => fit === 'phrase'), ...found.filter(({ fit }) => fit !== 'phrase')]
    .slice(0, MOST)
    .map(({ result: { id, kind, title, excerpt, to }, fit }) => ({ id, kind, title, excerpt, to, fit }));
}

/** Whether a place says these words one after another in its title: such come first. */
function namesTogether({ title }: SearchResult, words: readonly string[]): boolean {
  const said = searchedWordsIn(String(title)).filter((word) => !LITTLE_WORDS.has(word));
  return ` ${said.join(' ')}`.includes(` ${words.join(' ')}`);
}

function uniteById(first: SearchResult[], then: SearchResult[]): SearchResult[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !ids.has(id))];
}

const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a an and are at by can do does for from how i if in is it me my of on or should the to what when where which who will with you your'.split(
    ' ',
  ),
);
/** So much less than the word itself counts one that is like it. */
const LIKE_IT = 0.4;
const WHOLE_ENOUGH = 3;

/** A word, or one of those that are the same to somebody who searches. Half a word is one of them already. */
function withSameWords(word: string): Query {
  const isOne = (other: string) =>
    other === word || word === `${other}s` || (word.length >= WHOLE_ENOUGH && other.startsWith(word));
  const others = SAME_WORDS.filter((group) => group.some(isOne)).flat();
  if (others.length === 0) return word;
  const like: Query = {
    queries: others.filter((other) => other !== word),
    combineWith: 'OR',
    fuzzy: false,
    boostTerm: () => LIKE_IT,
  };
  return { combineWith: 'OR', queries: [word, like] };
}

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
