import { expect, test } from 'vitest';
import { attacksOn, attackText } from './fixtures/attacks/attack-texts.ts';
import { ALLOWED_MS, areSlow, patternMs } from './fixtures/attacks/busy-time.ts';
import { type PatternLiteral, patternLiterals } from './fixtures/attacks/pattern-literals.ts';

/** As much as the body of a request holds (`server/app.ts`). */
const REQUEST = 100_000;

/** Files whose patterns only see texts that have been cut before, and how long those may be. */
const CUT_BEFORE: readonly { files: RegExp; length: number }[] = [
  // A visitor's message (`message-limits.ts`).
  {
    files: /\/(?:scope-rules|assistant\/conversation|lead\/lead-script|lead\/contact-in)\.ts$/,
    length: 1_000,
  },
  // As many letters as a question is read by (`MOST_CHARACTERS`).
  { files: /understanding\/features\.ts$/, length: 2_000 },
  // One address out of a message of 4,000 characters; what finds it has a bound of its own.
  { files: /stream\/plain-text\.tsx$/, length: 508 },
  // What a broker writes about the coverage of a quote (`quote-summaries/schema.ts`).
  { files: /quote-summaries\/comparison\/contradictions\.ts$/, length: 1_000 },
  // A line of a pasted text, with the one below it (`LONGEST_LINE` in `pasted-lines.ts`).
  {
    files:
      /quote-summaries\/pasted\/(?:lines\/)?(?:coverage-terms|exclusions|insurers|line-kinds|monthly-payment|notes|plain-name|read-days|read-prices|signature|split-pasted)\.ts$/,
    length: 1_000,
  },
  // An answer, cut to what four lines of the review hold (`FOUR_LINES` in `subject.tsx`) before its last word is taken off.
  { files: /get-quote\/review\/answered-words\.ts$/, length: 140 },
  // The whole part of a number: from 10 to the power of 21 on JavaScript writes it with an exponent.
  { files: /platform\/text\/number-words\.ts$/, length: 21 },
  // An answer of a model (`MOST_CHARACTERS` in `model.server.ts`), and what people write in a chat.
  { files: /\/(?:ground-answer\.ts|ui\/message-text\.tsx)$/, length: 4_000 },
];

/** Files whose patterns read nothing but our own texts. */
const OUR_OWN_TEXTS =
  /^(?:content\/(?:blog\/post-blocks|wording\/shared-sentences)\.ts|.*\/(?:passages|learn)\.server\.ts)$/;

/** A tenth of the text costs a quadratic pattern a hundredth of the time: so much, and the whole is tried. */
const WORTH_A_TRY_MS = ALLOWED_MS / 100;

const literals = await patternLiterals('{app,content}/**/*.{ts,tsx}');
const ofRequests = await patternLiterals(
  'server/{app,site/paths,site/negotiation,site/api-addresses,site/site}.ts',
);
const attacked = [...literals, ...ofRequests].filter(({ path }) => !OUR_OWN_TEXTS.test(path));

test('every pattern of the project is read', () => {
  expect(literals.length).toBeGreaterThan(300);
});

test.each(byFile(attacked))('no text keeps a pattern of %s busy', (path, patterns) => {
  const length = CUT_BEFORE.find(({ files }) => files.test(path))?.length ?? REQUEST;
  const slow = patterns.flatMap(({ line, pattern }) => {
    for (const ms of timesOf(pattern, length)) {
      if (ms > ALLOWED_MS) return [`line ${line}: ${Math.round(ms)} ms for ${String(pattern)}`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});

test('a pattern that tries every way to share out a text is found', () => {
  for (const slow of [/\[([^\]]*)\]\(/g, /^(?:a+)+$/, /\s+$/, /(?:\w+\s?)*!/, /\b.*x.*y/]) {
    expect(isSlow(slow), String(slow)).toBe(true);
  }
});

function isSlow(pattern: RegExp): boolean {
  for (const ms of timesOf(pattern, REQUEST)) if (ms > ALLOWED_MS) return true;
  return false;
}

function* timesOf(pattern: RegExp, length: number): Generator<number> {
  const attacks = attacksOn(pattern);
  const parts = attacks.map((attack) => attackText(attack, length / 10));
  const isWorthATry = areSlow(pattern, parts, WORTH_A_TRY_MS);
  for (const attack of attacks.filter((_, at) => isWorthATry[at]))
    yield patternMs(pattern, attackText(attack, length), ALLOWED_MS);
}

function byFile(patterns: readonly PatternLiteral[]): [string, PatternLiteral[]][] {
  return Object.entries(Object.groupBy(patterns, ({ path }) => path)).map(([path, own = []]) => [path, own]);
}
