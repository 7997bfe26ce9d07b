import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
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
  ['Liability 2 million, collision 1000 ded', ['Liability 2 million', 'Collision 1000 ded']],
  [
    'Liability $2,000,000,collision, comprehensive $500',
    ['Liability $2,000,000', 'Collision, comprehensive $500'],
  ],
  [
    'Contents $40,000; personal liability $1,000,000, sewer backup',
    ['Contents $40,000', 'Personal liability $1,000,000, sewer backup'],
  ],
  ['Collision, comprehensive', ['Collision', 'Comprehensive']],
  [
    'Liability 2M, collision and comprehensive $1,000 ded',
    ['Liability 2M', 'Collision $1,000 ded', 'Comprehensive $1,000 ded'],
  ],
  [
    'Collision and comprehensive with a $1,000 deductible.',
    ['Collision with a $1,000 deductible.', 'Comprehensive with a $1,000 deductible.'],
  ],
  ['Collision and comprehensive up to $40,000', ['Collision and comprehensive up to $40,000']],
  ['Collision and glass with a $500 deductible', ['Collision and glass with a $500 deductible']],
  ['Collision, deductible 1000', ['Collision, deductible 1000']],
  [
    'Water damage (sewer backup, overland flood) $5,000',
    ['Water damage (sewer backup, overland flood) $5,000'],
  ],
  ['Liability 2 million, no accident forgiveness', ['Liability 2 million, no accident forgiveness']],
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
      subject: 'Collision',
      lines: ['Collision with a $1,000 deductible.', 'Collision with a $500 deductible.'],
      differs: true,
    },
    { subject: 'Glass', lines: [null, 'Glass.'], differs: true },
    { subject: 'Comprehensive', lines: ['Comprehensive with a $1,000 deductible.', null], differs: true },
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

test('an amount that is written in another way is the same amount, and another one is not', () => {
  const differs = (...texts: string[]) => rowsOf(...texts).map((row) => row.differs);
  expect(differs('Liability $2,000,000', 'Liability 2 million', 'Liability: 2M.')).toEqual([false]);
  expect(differs('Collision $1,000 ded', 'Collision 1000 deductible')).toEqual([false]);
  expect(differs('Liability $1,000,000', 'Liability $1,000')).toEqual([true]);
  expect(differs('Liability 2 million', 'Liability 2.5 million')).toEqual([true]);
});

test('one quote alone differs in nothing', () => {
  expect(rowsOf('Liability $2,000,000. Loss of use.').map(({ differs }) => differs)).toEqual([false, false]);
});

const NAMES = [
  'Liability',
  'collision',
  'Comprehensive',
  'sewer backup',
  'Contents',
  'loss of use',
  'winter tires',
];
const amounts = integer({ min: 0, max: 5_000_000 }).map((amount) => amount.toLocaleString('en-CA'));
const listed = array(
  tuple(
    constantFrom(...NAMES),
    constantFrom(' $', ' ', ', $', ' up to $', ', '),
    amounts,
    constantFrom('', ' ded', '.'),
  ),
  { minLength: 1, maxLength: 5 },
);

test('no number is parted, and no word of a list is lost, however coverages and amounts are listed', () => {
  assert(
    property(listed, constantFrom(', ', ',', '; '), (things, mark) => {
      const text = things.map((thing) => thing.join('')).join(mark);
      const lines = coverLines(text);
      const letters = (words: string) => words.toLowerCase().replaceAll(/[\s,;]+/g, '');
      expect(letters(lines.join(''))).toBe(letters(text));
      const numbers = (words: string) => words.match(/\d{1,3}(?:,\d{3})*/g) ?? [];
      expect(lines.flatMap(numbers)).toEqual(things.map(([, , amount]) => amount));
    }),
  );
});
