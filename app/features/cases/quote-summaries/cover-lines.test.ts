import { expect, test } from 'vitest';
import { coverLines, differingLines } from './cover-lines.ts';

test.each([
  ['Liability $2,000,000. Loss of use.', ['Liability $2,000,000.', 'Loss of use.']],
  [
    'Liability $2,000,000\n\n  Collision, $500 deductible. Glass.',
    ['Liability $2,000,000', 'Collision, $500 deductible. Glass.'],
  ],
  ['Endorsement No. 20. Garage in St. Albert.', ['Endorsement No. 20. Garage in St. Albert.']],
  ['', []],
])('%j is read as %j', (text, lines) => {
  expect(coverLines(text)).toEqual(lines);
});

test('what does not stand in every other quote differs, whatever its capitals and its last point', () => {
  const text = 'Liability $2,000,000. Deductible of $1,000. Loss of use.';
  expect(differingLines(text, ['liability $2,000,000\nDeductible of $500\nLoss of use'])).toEqual(
    new Set(['Deductible of $1,000.']),
  );
  expect(differingLines(text, [text, 'Liability $2,000,000.'])).toEqual(
    new Set(['Deductible of $1,000.', 'Loss of use.']),
  );
});

test('one quote alone differs in nothing', () => {
  expect(differingLines('Liability $2,000,000. Loss of use.', []).size).toBe(0);
});
