import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { comparedRows, ownLines } from './quote-rows.ts';

const quote = (coverage: string, notCovered = '') => ({ coverage, notCovered }) as QuoteSummary;
const lines = (rows: ReturnType<typeof comparedRows>['covered']) =>
  rows.map((cells) => cells.map((cell) => cell?.line ?? null));

test('where one quote has a coverage, the others say that they exclude it, or do not list it', () => {
  const { covered } = comparedRows([
    quote('Liability $2,000,000. Rental car.', 'Glass.'),
    quote('Liability $2,000,000. Glass.'),
  ]);
  expect(lines(covered)).toEqual([
    ['Liability $2,000,000.', 'Liability $2,000,000.'],
    ['Glass: not covered', 'Glass.'],
    ['Rental car.', 'Rental car: not listed'],
  ]);
  expect(covered.map(([cell]) => cell?.differs)).toEqual([false, true, true]);
});

test('who lists no exclusion says so, and nothing is said for others about what one of them excludes', () => {
  const { notCovered } = comparedRows([
    quote('Liability.', 'Glass. Accident forgiveness.'),
    quote('Liability.', 'Accident forgiveness.'),
    quote('Liability.'),
  ]);
  expect(lines(notCovered)).toEqual([
    ['Glass.', null, 'Nothing is listed. Ask your broker.'],
    ['Accident forgiveness.', 'Accident forgiveness.', null],
  ]);
});

test('quotes that are only read stand as they were written', () => {
  const { covered, notCovered } = ownLines([quote('Liability.\nGlass.', 'Flood.'), quote('Liability.')]);
  expect([lines(covered), lines(notCovered)]).toEqual([
    [['Liability.\nGlass.', 'Liability.']],
    [['Flood.', 'Nothing is listed. Ask your broker.']],
  ]);
});
