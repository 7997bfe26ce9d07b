import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { ChatSource } from '#app/features/assistant/schema.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { placeId } from '#app/platform/text/place-id.ts';
import { holdsOn } from '#content/facts/facts.ts';
import type { Passage } from './passages.server.ts';
import { contentWords, stem, wordsOf } from './question-words.ts';

export type Found = {
  passage: Passage;
  score: number;
  /** The share of the question's words that the passage holds, from 0 to 1. */
  coverage: number;
};

/** The second opinion, for what no entry answers: what the pages say, searched by words. */
export type PassageFinder = {
  /** The passages that share most with a question, best first. */
  find(question: string, limit?: number): Found[];
  /** Where a question (by its id) or a page (by its path) is, or null for a page that says nothing by itself. */
  placeOf(link: string): ChatSource | null;
  /** Of a whole page the part that is about a question, where one has most of its words and fits best by far: nobody hunts through a long page. */
  partOf(source: ChatSource, question: string): ChatSource;
  /** Every page and every question of today, with the link that names it. */
  places(): { link: string; title: string; to: string }[];
  /** What stands at such a place. */
  readAt(link: string): Passage | null;
};

/** The passages with what searching them needs, in a form that can be kept in a file. */
export type PassageIndex = { passages: readonly Passage[]; index: AsPlainObject };

/** How many passages are looked through for a part of a page, and which share of a question's words it must have. */
const PARTS = 40;
const MOST_WORDS = 0.5;
/** A second part that fits nearly as well: then the page as a whole is about the question. */
const AS_NEAR = 0.8;

const OPTIONS: Options<Record<string, string>> = {
  fields: ['title', 'page', 'text'],
  storeFields: [],
  tokenize: wordsOf,
  processTerm: stem,
  searchOptions: { boost: { title: 2 }, combineWith: 'OR' },
};

/** Reads the passages into an index: some 300 ms, so it is done with the build of the site. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch(OPTIONS);
  for (const { id, title, pageTitle, lines } of passages) {
    index.add({ id, title, page: pageTitle, text: lines.join(' ') });
  }
  return { passages, index: index.toJSON() };
}

/** Where a passage stands: its page, and its part of that. */
export function addressOf({ to, below }: Pick<Passage, 'to' | 'below'>): string {
  return below === undefined ? to : `${to}#${placeId(below)}`;
}

/** Searches an index that was made by `indexPassages`. */
export function createPassageFinder({ passages, index: saved }: PassageIndex): PassageFinder {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = MiniSearch.loadJS(saved, OPTIONS);
  const today = () => albertaDate(now());

  function readAt(link: string): Passage | null {
    const day = today();
    const isAt = ({ page, to }: Passage) => (link.startsWith('/') ? page === link : to.endsWith(`#${link}`));
    return passages.find((passage) => isAt(passage) && holdsOn(passage, day)) ?? null;
  }

  function find(question: string, limit = 8): Found[] {
    const words = contentWords(question);
    if (words.length === 0) return [];
    const day = today();
    const results = index.search(words.join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    });
    const found = results.flatMap(({ id, score, queryTerms }): Found[] => {
      const passage = byId.get(String(id));
      if (!passage || !holdsOn(passage, day)) return [];
      const coverage = new Set(queryTerms).size / words.length;
      return [{ passage, score: score * coverage, coverage }];
    });
    return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
  }

  return {
    find,
    placeOf(link) {
      const passage = readAt(link);
      if (!passage) return null;
      const { title, pageTitle, to, reviewedOn } = passage;
      return { ...(link.startsWith('/') ? { title: pageTitle, to: link } : { title, to }), reviewedOn };
    },
    partOf(source, question) {
      if (source.to.includes('#')) return source;
      const [nearest, ...others] = find(question, PARTS)
        .filter(({ passage, coverage }) => passage.page === source.to && coverage >= MOST_WORDS)
        .map(({ passage, score }) => ({ to: addressOf(passage), score }));
      if (!nearest) return source;
      const next = others.find(({ to }) => to !== nearest.to);
      const standsOut = !next || next.score < nearest.score * AS_NEAR;
      return standsOut ? { ...source, to: nearest.to } : source;
    },
    places() {
      const day = today();
      const links = passages
        .filter((passage) => holdsOn(passage, day))
        .flatMap(({ kind, page, to }) => [
          page,
          ...(kind === 'question' ? [to.slice(to.lastIndexOf('#') + 1)] : []),
        ]);
      return [...new Set(links)].flatMap((link) => {
        const passage = readAt(link);
        if (!passage) return [];
        const isPage = link.startsWith('/');
        return [{ link, title: isPage ? passage.pageTitle : passage.title, to: isPage ? link : passage.to }];
      });
    },
    readAt,
  };
}
