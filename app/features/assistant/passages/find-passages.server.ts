import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { SKELETON_HEADINGS } from '#content/pages/skeleton-page.ts';
import type { Passage } from './passages.server.ts';
import { contentWords, holdsMeaning, stem, synonymsOf, wordsOf } from './question-words.ts';

export type Found = {
  passage: Passage;
  score: number;
  /** How much of what the question is about the passage speaks of, from 0 to 1. */
  coverage: number;
};

/** Finds the passages that answer a question, best first. */
export type PassageFinder = { find(question: string, limit?: number): Found[] };

/** The passages with what searching them needs, in a form that can be kept in a file. */
export type PassageIndex = {
  passages: readonly Passage[];
  index: AsPlainObject;
  /** In how many passages each word stands. */
  wordCounts: Record<string, number>;
};

/** What a question is about, as `contentWords` gives it. */
type Words = readonly string[];

const FIELDS = ['title', 'page', 'text', 'asked'];
const BOOST = { title: 3, page: 1.2, text: 1, asked: 2 };
/** Another word for the same thing counts less than the word itself. */
const SYNONYM_WEIGHT = 0.45;
/** What a way to ask that is the question itself adds to a passage: four times the score of one that only shares words. */
const LIKENESS_WEIGHT = 3;
/** A question was written to be asked; a fact stands alone and says little around it. */
const KIND_WEIGHT: Record<Passage['kind'], number> = { question: 1.25, section: 1, word: 1, fact: 0.8 };

const OPTIONS: Options<Record<string, string>> = {
  fields: FIELDS,
  storeFields: [],
  tokenize: wordsOf,
  processTerm: stem,
  searchOptions: { boost: BOOST, combineWith: 'OR', bm25: { k: 1.2, b: 0.6, d: 0.5 } },
};

/** Reads the passages into an index: some 300 ms, so it is done with the build of the site. */
export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch(OPTIONS);
  for (const { id, title, alsoAsked, pageTitle, lines } of passages) {
    index.add({ id, title, page: pageTitle, text: lines.join(' ') });
    // Each way to ask is a text of its own: a passage that knows many is no less about each of them.
    index.addAll(alsoAsked.map((asked, way) => ({ id: `${id}/${way}`, asked })));
  }
  return { passages, index: index.toJSON(), wordCounts: countWords(passages) };
}

/** Searches an index that was made by `indexPassages`. */
export function createPassageFinder(made: PassageIndex): PassageFinder {
  const { passages } = made;
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const index = MiniSearch.loadJS(made.index, OPTIONS);
  const weigh = rarity(passages.length, made.wordCounts);
  const waysToAsk = rememberWays();

  return {
    find(question, limit = 8) {
      const words = contentWords(question);
      if (words.length === 0) return [];
      const today = albertaDate(now());
      const suitsLine = suitLines(question);
      const wanted = words.map((word) => ({ word, weight: weigh(word) }));
      const all = sumOf(wanted);
      const found = bestOf(search(index, words)).flatMap(({ id, own, asked }): Found[] => {
        const passage = byId.get(id);
        if (!passage || !holdsOn(passage, today)) return [];
        const ways = waysToAsk(passage);
        const says = new Set(wanted.filter(({ word }) => own && holdsMeaning(own.queryTerms, word)));
        const covers = (way: Words) =>
          sumOf(wanted.filter((one) => says.has(one) || holdsMeaning(way, one.word))) / all;
        const alike = Math.max(...ways.map((way) => likeness(way, words)));
        // One word is always met in full, so it also has to be what the passage is asked for.
        const coverage = words.length === 1 ? (1 + alike) / 2 : Math.max(...ways.map(covers));
        const fit = fits(passage, alike) * suits(passage, question) * suitsLine(passage);
        const score =
          ((own?.score ?? 0) + (asked?.score ?? 0)) *
          KIND_WEIGHT[passage.kind] *
          (0.25 + 0.75 * coverage) *
          fit;
        return [{ passage, score, coverage }];
      });
      return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
    },
  };
}

type Best = { id: string; own?: SearchResult; asked?: SearchResult };

/** What was found of each passage: its own text, and the best of the ways to ask for it. */
function bestOf(results: readonly SearchResult[]): Best[] {
  const best = new Map<string, Best>();
  for (const result of results) {
    const [id = '', way] = String(result.id).split('/');
    const known = best.get(id) ?? { id };
    // The best result comes first.
    if (way === undefined) known.own = result;
    else known.asked ??= result;
    best.set(id, known);
  }
  return [...best.values()];
}

function search(index: MiniSearch, words: string[]): SearchResult[] {
  const others = words.flatMap(synonymsOf).filter((word) => !words.includes(word));
  return index.search([...words, ...new Set(others)].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boostTerm: (term) => (words.includes(term) ? 1 : SYNONYM_WEIGHT),
    fuzzy: (term) => (term.length > 5 && words.includes(term) ? 0.2 : false),
    weights: { fuzzy: 0.4, prefix: 0 },
  });
}

function sumOf(wanted: readonly { weight: number }[]): number {
  return wanted.reduce((sum, { weight }) => sum + weight, 0);
}

/** A word that stands nowhere may be off the subject, or a name that does not matter. */
const UNKNOWN_COUNT = 2;

function countWords(passages: readonly Passage[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { title, alsoAsked, pageTitle, lines } of passages) {
    for (const word of new Set(wordsOf([title, ...alsoAsked, pageTitle, ...lines].join(' ')).map(stem))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counts);
}

/** How much a word tells: one that stands in every passage tells little, a rare one tells most. */
function rarity(passages: number, wordCounts: Record<string, number>): (word: string) => number {
  const counts = new Map(Object.entries(wordCounts));
  const count = (word: string) => Math.max(...[word, ...synonymsOf(word)].map((one) => counts.get(one) ?? 0));
  return (word) => Math.log(1 + passages / (1 + (count(word) || UNKNOWN_COUNT)));
}

/** A title, or another way to ask, that is the question and little else is the answer; one about more is only near it. */
function fits({ kind }: Passage, alike: number): number {
  return kind === 'fact' ? 1 : 1 + LIKENESS_WEIGHT * alike;
}

/** The share of the words of two questions that both have, from 0 to 1. */
function likeness(way: Words, words: Words): number {
  if (way.length === 0) return 0;
  const shared = way.filter((word) => holdsMeaning(words, word));
  return shared.length / (way.length + words.length - shared.length);
}

/** The words of titles and of other ways to ask, worked out once for each passage that is ever found. */
function rememberWays(): (passage: Passage) => readonly Words[] {
  const known = new Map<string, readonly Words[]>();
  return ({ id, title, alsoAsked }) => {
    const ways = known.get(id) ?? [title, ...alsoAsked].map(contentWords);
    known.set(id, ways);
    return ways;
  };
}

const ASKS_FOR_MEANING = /^\W*(?:(?:so )?what(?:'s| is| are| does| do)|whats|define|explain|meaning of)\b/i;

const ASKS_WHAT_IS_LEFT_OUT =
  /\b(?:not|doesn'?t|isn'?t|won'?t|never)\b.{0,12}\b(?:cover|include|pay)|\bexclu(?:ded|sions?)\b|\bleft out\b/i;

/** What a page and a question are about, where they say so. Whoever names a car is not answered about a house. */
const LINES: readonly { asked: RegExp; pages: RegExp }[] = [
  {
    asked: /\b(?:cars?|auto|vehicles?|trucks?|suv|drivers?|driving)\b/i,
    pages:
      /^\/(?:insurance\/auto|faq\/auto|commercial-auto|faq\/commercial-auto|business\/rideshare|blog\/(?:alberta-care|rideshare))/,
  },
  {
    asked: /\b(?:homes?|houses?|condos?|tenants?|renters?|apartments?|basement|roof)\b/i,
    pages: /^\/(?:insurance\/home|faq\/home-condo-tenant|blog\/(?:condo|tenant|sewer|hail|wildfire))/,
  },
  {
    asked: /\b(?:super ?visa|visit(?:ing|ors?)|parents?|grandparents?)\b/i,
    pages: /^\/(?:faq\/super-visa|super-visa|blog\/super-visa)/,
  },
  { asked: /\b(?:travel|trip|abroad)\b/i, pages: /^\/(?:insurance\/travel|faq\/travel)/ },
  {
    asked: /\blife insurance\b|\b(?:term|whole|permanent) life\b/i,
    pages: /^\/(?:insurance\/life|faq\/life)/,
  },
];
const ABOUT_WORK =
  /\b(?:business|commercial|company|fleet|work|employees?|contractors?|clients?|customers?|tools)\b/i;
const BUSINESS_PAGES = /^\/(?:business|commercial|group-benefits)/;
const SITE_PAGES = /^\/(?:faq\/privacy|terms-of-service|privacy-policy)/;
const ABOUT_A_POLICY = /\b(?:polic(?:y|ies)|insurance|insurer|coverage)\b/i;
const ABOUT_THIS_SITE =
  /\b(?:request|data|information|account|site|quote|newsletter|form|details|passport|privacy|consent|brokers?)\b/i;
const ASKS_WHAT_IS_COVERED = /\b(?:cover(?:s|ed|age)?|include[sd]?)\b/i;

/** Weighs pages by what a question is about, which is read from it once. */
function suitLines(question: string): (passage: Passage) => number {
  const asked = LINES.filter((line) => line.asked.test(question));
  const isAboutPolicy = ABOUT_A_POLICY.test(question) && !ABOUT_THIS_SITE.test(question);
  const isAboutWork = ABOUT_WORK.test(question);
  const asksWhatIsCovered = ASKS_WHAT_IS_COVERED.test(question);
  return ({ page, title }) => {
    if (isAboutPolicy && SITE_PAGES.test(page)) return 0.2;
    if (!isAboutWork && BUSINESS_PAGES.test(page)) return 0.8;
    if (asked.length === 0) return 1;
    if (asked.some(({ pages }) => pages.test(page))) {
      return asksWhatIsCovered && title === SKELETON_HEADINGS.covers ? 2 : 1.1;
    }
    return LINES.some(({ pages }) => pages.test(page)) ? 0.55 : 1;
  };
}

/** A city's page is for those who name the city, and the list of words for those who ask what a word means. */
function suits({ kind, page, title }: Passage, question: string): number {
  if (page.startsWith('/locations/')) return question.toLowerCase().includes(cityOf(page)) ? 1.3 : 0.6;
  if (title === SKELETON_HEADINGS.doesNotCover) return ASKS_WHAT_IS_LEFT_OUT.test(question) ? 2 : 1;
  if (kind !== 'word') return 1;
  const words = contentWords(question);
  const isAsked = contentWords(title).some((word) => words.includes(word));
  return isAsked && words.length <= 3 && ASKS_FOR_MEANING.test(question) ? 1.8 : 0.7;
}

/** "fort mcmurray" of /locations/fort-mcmurray. */
function cityOf(page: string): string {
  return page.split('/').at(-1)?.replaceAll('-', ' ') ?? '';
}

function holdsOn({ from, until }: Passage, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}
