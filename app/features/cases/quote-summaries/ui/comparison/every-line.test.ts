import { array, assert, constantFrom, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine } from '#app/features/cases/quote-summaries/comparison/cover-lines.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { cardRows, comparedRows, differencesOf } from './quote-rows.ts';

const quote = (coverage: string, notCovered = '') =>
  ({ coverage, notCovered, premiumCents: 120_000, period: 'year', validUntil: '2026-12-20' }) as QuoteSummary;

const THINGS = [
  ...['Liability $2,000,000', 'E-bikes $6,000', 'Sewer backup $10,000', 'Overland flood', 'Glass'],
  ...['Water damage with sewer backup', 'Contents $40,000', 'Earthquake'],
];
const OUT = [
  ...['Overland flood', 'E-bikes above $3,000', 'Earthquake', 'Sewer backup', 'Wear and tear', 'Glass'],
  ...['Overland flood and earthquake', 'Mould'],
];
const texts = tuple(
  array(constantFrom(...THINGS), { maxLength: 5 }),
  array(array(constantFrom(...OUT), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
);

test('all that is written in a quote stands in the rows, each line in one of them, and all that differs is told and marked', () => {
  const wordsIn = (words: string) =>
    (plainLine(words).match(/[\p{L}\d$]+/gu) ?? []).filter((word) => word !== 'and').toSorted();
  assert(
    property(array(texts, { minLength: 2, maxLength: 3 }), (drafts) => {
      const quotes = drafts.map(([covered, out]) =>
        quote(covered.join('\n'), out.map((list) => list.join(', ')).join('\n')),
      );
      const cards = cardRows(quotes, 'home');
      for (const rows of [comparedRows(quotes, 'home'), cards]) {
        const all = [...rows.covered, ...rows.notCovered];
        for (const [place, { coverage, notCovered }] of quotes.entries()) {
          const told = all.flatMap(({ cells }) => cells[place]?.line ?? []);
          const written = told.filter(
            (line) =>
              !/: (?:not mentioned|not covered|covered|see its coverage|see what it does not cover)$|^Nothing /.test(
                line,
              ),
          );
          const plain = written.map((line) => line.replace('Not covered: ', '')).join(' ');
          expect(wordsIn(plain)).toEqual(wordsIn(`${coverage} ${notCovered}`));
        }
      }
      for (const { cells, differs } of [...cards.covered, ...cards.notCovered]) {
        expect(cells.every((cell) => cell !== null)).toBe(true);
        expect(cells.some((cell) => cell?.differs)).toBe(differs);
      }
      const rows = comparedRows(quotes, 'home');
      const told = differencesOf(quotes, rows, 'home');
      for (const { subject, cells } of rows.covered)
        if (cells.some((cell) => cell === null || cell.isMissing))
          expect(told.map((row) => row.subject)).toContain(subject);
    }),
  );
});
