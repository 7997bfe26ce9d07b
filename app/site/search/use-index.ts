import MiniSearch, { type SearchResult } from 'minisearch';
import { useEffect, useState } from 'react';
import { type Findable, type Found, SEARCH_INDEX_PATH, SEARCH_OPTIONS } from './search-options.ts';

type Index = MiniSearch<Findable>;

/** So many places are shown. */
export const MOST = 12;

/** The best matches, of one kind when it is named: of all words, or else of any. */
export function find(index: Index, wanted: string, kind?: Findable['kind']): Found[] {
  const filter = kind && { filter: (result: SearchResult) => result.kind === kind };
  const strict = index.search(wanted, { ...filter });
  const results = strict.length > 0 ? strict : index.search(wanted, { combineWith: 'OR', ...filter });
  return results.slice(0, MOST).map(({ id, kind, title, excerpt, to }) => ({ id, kind, title, excerpt, to }));
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
