import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import {
  countWords,
  findWordingBreaches,
  LONG_SENTENCE_WORDS,
  LONGEST_SENTENCE_WORDS,
  sentencesOf,
} from './check-wording.ts';
import type { Fact } from './fact.ts';
import { allFacts, facts } from './facts.ts';
import { factKeysIn, fillFacts } from './fill-facts.ts';
import { type FoundText, textsIn } from './texts-in.ts';
import { findTypedNumbers } from './typed-numbers.ts';

/** These files hold the rules themselves, or facts, the owner's own settings, or what visitors may type. */
const NOT_PAGES =
  /\/(?:wording-rules|typed-numbers|check-wording|texts-in|sources|brand|facts|faqs)\.ts$|^\.\/facts\/|^\.\/chat\/(?:words|(?:in-scope|out-of-scope|harmless|visitor)-questions|also-asked)\.ts$/;
/** Facts of a set of rules that begins later than this were checked before they were in force. */
const CHECKED_ON = '2026-11-20';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const posts = import.meta.glob<string>('./**/*.md', { eager: true, query: '?raw', import: 'default' });

const pageTexts: FoundText[] = Object.entries(modules)
  .filter(([file]) => !NOT_PAGES.test(file))
  .flatMap(([file, exported]) => textsIn({ ...exported }, file));
const postTexts: FoundText[] = Object.entries(posts)
  .filter(([file]) => !/README|REVIEW/.test(file))
  .flatMap(([file, text]) => sectionsOf(file, text));
const texts = [...pageTexts, ...postTexts];
const factTexts = allFacts.flatMap(({ key, value, statement }) => [
  { path: `${key} value`, text: value },
  { path: `${key} statement`, text: statement },
]);
/** Unknown placeholders have a test of their own. */
const filled = texts
  .filter(({ text }) => factKeysIn(text).every((key) => facts[key]))
  .map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));

/** A post is read section by section: its heading gives the date of what stands below. */
function sectionsOf(file: string, text: string): FoundText[] {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  return body.split(/\n(?=#+ )/).map((section, index) => ({ path: `${file}[${index}]`, text: section }));
}

function printDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/** A fact that ends, or that had not begun when it was checked, needs its day beside it. */
function daysToName({ from, until }: Fact): string[] {
  const ends = until ? [printDay(until), printDay(dayAfter(until))] : [];
  const begins = from && from > CHECKED_ON ? [printDay(from)] : [];
  return [...ends, ...begins];
}

function undatedFacts({ path, text }: FoundText): string[] {
  const isUnderALabel = /\.change\.rows\[\d+\]\.(before|after)$/.test(path);
  if (isUnderALabel) return [];
  const keys = factKeysIn(text);
  if (!keys.every((key) => facts[key])) return [];
  const printed = fillFacts(text, facts);
  return keys.filter((key) => {
    const days = facts[key] ? daysToName(facts[key]) : [];
    return days.length > 0 && !days.some((day) => printed.includes(day));
  });
}

test('there are texts to read', () => {
  expect(texts.length).toBeGreaterThan(500);
});

test('every placeholder names a fact', () => {
  const unknown = texts.flatMap(({ path, text }) =>
    [...factKeysIn(text), ...(text.match(/\{[^}]*\}/g) ?? []).map((braces) => braces.slice(1, -1))]
      .filter((key) => !facts[key])
      .map((key) => `${path}: ${key}`),
  );
  expect(unknown).toEqual([]);
});

test('no text breaks a wording rule', () => {
  const breaches = [...filled, ...factTexts].flatMap(({ path, text }) =>
    findWordingBreaches(text).map(
      ({ rule, found, instead }) => `${path}: "${found}" (${rule}; write: ${instead})`,
    ),
  );
  expect(breaches).toEqual([]);
});

test('no number of law, money, time or statistics is typed by hand', () => {
  const typed = texts.flatMap(({ path, text }) =>
    findTypedNumbers(text.replaceAll(brand.mailingAddress, '')).map((found) => `${path}: ${found}`),
  );
  expect(typed).toEqual([]);
});

test('a fact that ends or begins stands beside its day', () => {
  const undated = texts.flatMap((found) => undatedFacts(found).map((key) => `${found.path}: ${key}`));
  expect(undated).toEqual([]);
});

test('before and after columns use facts of their own time', () => {
  const wrong = texts.flatMap(({ path, text }) =>
    factKeysIn(text).filter((key) => {
      const fact = facts[key];
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
