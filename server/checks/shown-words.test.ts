import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { factsOn } from '#content/facts/facts.ts';
import { findTypedNumbers } from '#content/facts/reading/typed-numbers.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';

/** The tests beside `content/` read what stands there; this one reads the words that stand in components. */
const FILES = (await Array.fromAsync(glob('app/**/*.{ts,tsx}'))).filter(
  (file) => !/\.test\.tsx?$|\.server\.ts$|\/questions\/|examples\.ts$/.test(file),
);

/** Words that others have fixed for us, and what is wrong with them. */
const FIXED_WORDS = [
  { words: 'Thank you for subscribing to our newsletter!', breaks: 'pressure' },
  { words: /^Welcome (?:back, )?\S*!/, breaks: 'pressure' },
  { words: /^Welcome! Your account/, breaks: 'pressure' },
];

/** Numbers in the words of public pages that state no law, no price and no statistic. */
const HARMLESS_NUMBERS = [
  /^404 Page Not Found/,
  /^1 (?:place found|match)$/,
  /^One minute with/,
  // The limits of a form, and an example of how to fill it in.
  /must (?:be at least|not exceed) \d+ (?:characters|digits)$/,
  /^Ten digits, for example \(403\) 555-0142\.$/,
  /^1 answer (?:is missing|needs another look)$/,
  // What the picture of the home page shows is a sample.
  /^A sample data passport:/,
  // How the page itself moves.
  /folds away past 150 pixels; the header shrinks past 50\.$/,
];

/** Words of people, not of code: text between tags, and strings that begin like a sentence. */
function wordsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '$1');
  const between = [...code.matchAll(/>([^<>{}=;]*[A-Za-z][^<>{}=;]*)</g)].map(([, text = '']) => text);
  const strings = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return [...between, ...strings]
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /^[A-Z0-9].* /.test(text) && /[a-z]{3}/.test(text));
}

const all = FILES.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((words) => ({ file, words })));

test('words are found between tags and in strings, drawings and code are not', () => {
  expect(
    wordsIn(`// We insure everything.
      const a = 'Hello there'; const path = "M0 352c150-22 290-20 420 0s250 26"; const b = \`Up to \${n} days\`;
      return <p className="mt-3 text-lg">We look\n at it</p>;`),
  ).toEqual(['We look at it', 'Hello there', 'Up to days']);
  expect(all.length).toBeGreaterThan(500);
});

test('no words in components break a rule of wording', () => {
  const found = all.flatMap(({ file, words }) =>
    findWordingBreaches(words)
      .filter(({ rule }) => !isFixed(words, rule))
      .map(({ rule, found: breach, instead }) => `${file}: "${breach}" (${rule}; write: ${instead})`),
  );
  expect(found).toEqual([]);
});

function isFixed(text: string, rule: string): boolean {
  return FIXED_WORDS.some(
    ({ words, breaks }) => breaks === rule && (typeof words === 'string' ? words === text : words.test(text)),
  );
}

/** Our own promise may be typed where no fact can be read, as long as it is the same. */
const PROMISE = factsOn('2026-11-22').byKey['site.promise']?.value;

test('no number of law, money, time or statistics is typed into a public page', () => {
  const found = all
    .filter(
      ({ file, words }) => file.startsWith('app/site/') && !HARMLESS_NUMBERS.some((one) => one.test(words)),
    )
    .flatMap(({ file, words }) =>
      findTypedNumbers(words)
        .filter((number) => number !== PROMISE)
        .map((number) => `${file}: ${number} in "${words}"`),
    );
  expect(found).toEqual([]);
});
