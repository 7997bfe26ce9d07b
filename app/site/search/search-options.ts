import type { Options } from 'minisearch';
import { isFigure, searchedWordsIn } from './searched-words.ts';

export const KINDS = ['Insurance', 'Industry', 'City', 'Question', 'Article', 'Page', 'Word'] as const;

/** A place of the site that can be found. `text` and `also` are searched but not kept: the excerpt is shown. */
export type Findable = {
  id: string;
  kind: (typeof KINDS)[number];
  title: string;
  /** Other names people look for it by. */
  also?: string;
  /** How people ask for it, in whole phrases. */
  askedAs?: readonly string[];
  /** Of a city's page: its name, and those of the towns that it serves. */
  places?: readonly string[];
  /** Of a page for many trades: the names of those that have none of their own. */
  trades?: readonly string[];
  text: string;
  excerpt: string;
  to: string;
};

export type Found = Pick<Findable, 'id' | 'kind' | 'title' | 'excerpt' | 'to'>;

/** How the index is made and read: both sides have to agree. */
export const SEARCH_OPTIONS: Options<Findable> = {
  fields: ['title', 'also', 'askedAs', 'places', 'trades', 'text'],
  storeFields: ['kind', 'title', 'askedAs', 'places', 'excerpt', 'to'],
  tokenize: searchedWordsIn,
  searchOptions: {
    boost: { title: 3, also: 2, askedAs: 2, trades: 4 },
    // A figure is that figure: not the beginning of a larger one, nor one that looks like it.
    prefix: (word) => !isFigure(word),
    fuzzy: (word) => (isFigure(word) ? false : 0.15),
    combineWith: 'AND',
  },
};

export const SEARCH_INDEX_PATH = '/search-index.json';
