import { expect, test } from 'vitest';
import { brand } from '#content/brand.ts';
import { allFacts, factsOn, holdsOn } from '#content/facts/facts.ts';
import { dayAfter } from '#content/facts/reading/day-after.ts';
import type { Fact, FactBook } from '#content/facts/reading/fact.ts';
import { chooseSpans, factKeysIn, fillFacts } from '#content/facts/reading/fill-facts.ts';
import { findTypedNumbers } from '#content/facts/reading/typed-numbers.ts';
import {
  countWords,
  findWordingBreaches,
  gradeOf,
  LONG_SENTENCE_WORDS,
  LONGEST_SENTENCE_WORDS,
  sentencesOf,
} from './check-wording.ts';
import { type FoundText, textsIn } from './texts-in.ts';

/** These files hold the rules themselves, or facts, the owner's own settings, or what visitors may type. */
const NOT_PAGES =
  /\/(?:wording-rules|word-list|typed-numbers|check-wording|texts-in|sources|source-pages|brand|facts|faqs)\.ts$|^\/content\/facts\/|^\/content\/chat\/(?:(?:stop|everyday)-words|insurer-names|(?:in-scope|out-of-scope|harmless|visitor)-questions)\.ts$/;
/** A worked example says on the page that its people and figures are invented. */
const INVENTED = /\.parts\[\d+\]\.example\.|\.sections\[\d+\]\.example\./;
/** The same in a post. */
const INVENTED_IN_A_POST = /^```example$[\s\S]*?^```$/gm;
/** A machine counts syllables badly in short sentences, where one long name makes the grade. */
const HARD_SENTENCE_WORDS = 26;
const HARDEST_GRADE = 12;
/** Facts of a set of rules that begins later than this were checked before they were in force. */
const CHECKED_ON = '2026-11-20';

const modules = import.meta.glob<Record<string, unknown>>(['/content/**/*.ts', '!/content/**/*.test.ts'], {
  eager: true,
});
const posts = import.meta.glob<string>('/content/**/*.md', { eager: true, query: '?raw', import: 'default' });

const pageTexts: FoundText[] = Object.entries(modules)
  .filter(([file]) => !NOT_PAGES.test(file))
  .flatMap(([file, exported]) => textsIn({ ...exported }, file));
const postTexts: FoundText[] = Object.entries(posts)
  .filter(([file]) => !/README|REVIEW|STYLE/.test(file))
  .map(([path, text]) => ({ path, text: text.replace(/^---\n[\s\S]*?\n---\n/, '') }));

/** Every text as it stands on either side of the day that changes most of them, its keys still in it. */
const sides = ['2026-12-31', '2027-01-01'].map(factsOn).map((book) => ({
  book,
  texts: [...pageTexts, ...postTexts].flatMap(({ path, text }) =>
    sectionsOf(path, chooseSpans(text, book)).map((section) => ({ ...section, side: book.day })),
  ),
}));
const texts = sides.flatMap((side) => side.texts);
const factTexts = allFacts.flatMap(({ key, value, caption = '', statement }) => [
  { path: `${key} value`, text: value },
  { path: `${key} caption`, text: caption },
  { path: `${key} statement`, text: statement },
]);
/** Unknown placeholders have a test of their own. */
const filled = sides.flatMap(({ book, texts: read }) =>
  read
    .filter(({ text }) => factKeysIn(text).every((key) => book.byKey[key]))
    .map(({ path, text }) => ({ path: `${path} on ${book.day}`, text: fillFacts(text, book) })),
);

/** A post is read section by section: its heading gives the date of what stands below. */
function sectionsOf(path: string, text: string): FoundText[] {
  if (!path.endsWith('.md')) return [{ path, text }];
  return text.split(/\n(?=#+ )/).map((section, index) => ({ path: `${path}[${index}]`, text: section }));
}

function printDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A fact that ends, or that had not begun when it was checked, needs its day beside it. */
function daysToName({ from, until }: Fact): string[] {
  const ends = until ? [printDay(until), printDay(dayAfter(until))] : [];
  const begins = from && from > CHECKED_ON ? [printDay(from)] : [];
  return [...ends, ...begins];
}

/** Facts that a text prints without their day. In a span that is over or begins with its fact, none is needed. */
function undatedFacts({ path, text }: FoundText, book: FactBook, spansOf: ReadonlySet<string>): string[] {
  const isUnderALabel = /\.change\.rows\[\d+\]\.(before|after)$/.test(path);
  if (isUnderALabel) return [];
  const keys = factKeysIn(text);
  if (!keys.every((key) => book.byKey[key])) return [];
  const printed = fillFacts(text, book);
  return keys.filter((key) => {
    const fact = book.byKey[key];
    const days = fact && !(spansOf.has(key) && holdsOn(fact, book.day)) ? daysToName(fact) : [];
    return days.length > 0 && !days.some((day) => printed.includes(day));
  });
}

/** The keys that stand inside the spans of a text. */
function keysInSpans(text: string): Set<string> {
  const spans = text.match(/\{(?:before|from) [^:]+: (?:[^{}]|\{[^{}]*\})*\}/g) ?? [];
  return new Set(spans.flatMap(factKeysIn));
}

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(500);
});

test('every placeholder names a fact', () => {
  const unknown = texts.flatMap(({ path, text, side }) =>
    [...factKeysIn(text), ...(text.match(/\{[^}]*\}/g) ?? []).map((braces) => braces.slice(1, -1))]
      .filter((key) => !factsOn(side).byKey[key])
      .map((key) => `${path}: ${key}`),
  );
  expect(unknown).toEqual([]);
});

test('no text breaks a wording rule', () => {
  // What people type into a search is theirs to say.
  const ours = filled.filter(({ path }) => !path.startsWith('/content/search-words.ts'));
  const breaches = [...ours, ...factTexts].flatMap(({ path, text }) =>
    findWordingBreaches(text).map(
      ({ rule, found, instead }) => `${path}: "${found}" (${rule}; write: ${instead})`,
    ),
  );
  expect(breaches).toEqual([]);
});

/** The day that changes most texts, and the last one before it, as they are printed. */
const TURN = '(?:January 1, 2027|December 31, 2026)';
/** Ways to speak of that day as one to come. */
const STILL_TO_COME = new RegExp(
  `\\b(?:(?<!to )(?:changes?|ends?|begins?|starts?)|(?:is|are) (?:due|scheduled to \\w+)) on ${TURN}` +
    `|\\b(?:will|may then|may still)\\b[^.]*${TURN}|${TURN}[^.]*\\b(?:will|may then|may still)\\b` +
    `|\\buntil ${TURN},[^.]*\\b(?:requires|limits|must|may|applies|is)\\b`,
  'i',
);

test('from the first day of 2027 on, no text speaks of that day as one to come', () => {
  const late = filled
    .filter(({ path }) => path.endsWith('on 2027-01-01'))
    .flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence) => (STILL_TO_COME.test(sentence) ? [`${path}: ${sentence}`] : [])),
    );
  expect(late).toEqual([]);
});

test('no number of law, money, time or statistics is typed by hand', () => {
  const typed = texts
    .filter(({ path }) => !INVENTED.test(path))
    .flatMap(({ path, text }) =>
      findTypedNumbers(text.replaceAll(brand.mailingAddress, '').replaceAll(INVENTED_IN_A_POST, '')).map(
        (found) => `${path}: ${found}`,
      ),
    );
  expect(typed).toEqual([]);
});

test('a fact that ends or begins stands beside its day', () => {
  const spans = new Map([...pageTexts, ...postTexts].map(({ path, text }) => [path, keysInSpans(text)]));
  const undated = sides.flatMap(({ book, texts: read }) =>
    read.flatMap((found) =>
      undatedFacts(found, book, spans.get(found.path.replace(/(?<=\.md)\[\d+\]$/, '')) ?? new Set()).map(
        (key) => `${found.path} on ${book.day}: ${key}`,
      ),
    ),
  );
  expect(undated).toEqual([]);
});

test('before and after columns use facts of their own time', () => {
  const wrong = texts.flatMap(({ path, text, side }) =>
    factKeysIn(text).filter((key) => {
      const fact = factsOn(side).byKey[key];
      const begins = fact?.from !== undefined && fact.from > CHECKED_ON;
      return (path.endsWith('].before') && begins) || (path.endsWith('].after') && fact?.until !== undefined);
    }),
  );
  expect(wrong).toEqual([]);
});

test('sentences are short', () => {
  const sentences = filled.flatMap(({ path, text }) =>
    sentencesOf(text).map((sentence) => ({ path, words: countWords(sentence), sentence })),
  );
  const tooLong = sentences.filter(({ words }) => words > LONGEST_SENTENCE_WORDS);
  expect(tooLong).toEqual([]);
  const long = sentences.filter(({ words }) => words > LONG_SENTENCE_WORDS);
  expect(long.length / sentences.length).toBeLessThan(0.1);
});

test('long sentences are easy ones: above grade 12 they are split', () => {
  const hard = filled
    .filter(({ path }) => !path.startsWith('/content/chat/'))
    .flatMap(({ path, text }) => sentencesOf(text).map((sentence) => ({ path, sentence })))
    .filter(
      ({ sentence }) => countWords(sentence) >= HARD_SENTENCE_WORDS && gradeOf(sentence) > HARDEST_GRADE,
    );
  expect(hard).toEqual([]);
});

test('the limit of a condo charge stands in no section without the day on which condo law changed again', () => {
  const sectionOf = (path: string) => path.replace(/\.paragraphs\[\d+\]$/, '');
  const sections = Map.groupBy([...pageTexts, ...postTexts], ({ path }) => sectionOf(path));
  const naming = (key: string) =>
    [...sections].flatMap(([path, parts]) => (parts.some(({ text }) => text.includes(key)) ? [path] : []));
  const limited = naming('{home.condo.deductible}');
  expect(limited.length).toBeGreaterThan(8);
  const dated = new Set(naming('{home.condo.changed}'));
  expect(limited.filter((path) => !dated.has(path))).toEqual([]);
});
