import { expect, test } from 'vitest';
import { coverLines, coverRows, lineAbout, subjectOf } from './cover-lines.ts';

const rowsOf = (...texts: string[]) => coverRows(texts.map(coverLines));

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

test.each([
  ['Liability $2,000,000.', 'Liability'],
  ['Collision and comprehensive with a $1,000 deductible.', 'Collision and comprehensive'],
  ['Glass.', 'Glass'],
  ['Deductible of $500', 'Deductible'],
  ['Contents: $60,000', 'Contents'],
  ['Deductible: $1,000', 'Deductible'],
  ['Policy deductible $1,000', 'Policy deductible'],
  ['SEF 44 family protection', 'SEF 44'],
  ['Bicycles over $1,500', 'Bicycles'],
  ['Jewellery worth more than $5,000', 'Jewellery'],
])('%j is about %j', (line, subject) => {
  expect(subjectOf(line)).toBe(subject);
});

test('what is about the same stands in one row, in the order of the quotes', () => {
  const rows = rowsOf(
    'Liability $2,000,000. Collision and comprehensive with a $1,000 deductible. Loss of use.',
    'Liability $2,000,000. Collision with a $500 deductible. Glass. Loss of use',
  );
  expect(rows).toEqual([
    { subject: 'Liability', lines: ['Liability $2,000,000.', 'Liability $2,000,000.'], differs: false },
    {
      subject: 'Collision and comprehensive',
      lines: ['Collision and comprehensive with a $1,000 deductible.', 'Collision with a $500 deductible.'],
      differs: true,
    },
    { subject: 'Glass', lines: [null, 'Glass.'], differs: true },
    { subject: 'Loss of use', lines: ['Loss of use.', 'Loss of use'], differs: false },
  ]);
});

test('the row that is most alike is taken, and no line of a quote is lost to another one of it', () => {
  const rows = rowsOf(
    'Third-party liability $2,000,000\nTenant liability $1,000,000',
    'Tenant liability $500,000\nLiability $1,000,000',
  );
  expect(rows.map(({ lines }) => lines)).toEqual([
    ['Third-party liability $2,000,000', 'Liability $1,000,000'],
    ['Tenant liability $1,000,000', 'Tenant liability $500,000'],
  ]);
});

test('words that every insurance has make nothing alike', () => {
  expect(rowsOf('Glass coverage', 'Rental coverage')).toHaveLength(2);
  expect(lineAbout(['Accident forgiveness.', 'Glass.'], 'Glass')).toBe(1);
  expect(lineAbout(['Accident forgiveness.'], 'Glass')).toBe(-1);
});

test('one quote alone differs in nothing', () => {
  expect(rowsOf('Liability $2,000,000. Loss of use.').map(({ differs }) => differs)).toEqual([false, false]);
});
