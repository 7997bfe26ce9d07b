import { expect, test } from 'vitest';
import { rowValue } from '#app/features/cases/quote-summaries/comparison/row-value.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import {
  cardRows,
  comparedRows,
  differencesOf,
  differingDays,
  ownLines,
  type QuoteRows,
} from './quote-rows.ts';

const quote = (coverage: string, notCovered = '') =>
  ({ coverage, notCovered, premiumCents: 120_000, period: 'year', validUntil: '2026-12-20' }) as QuoteSummary;
const lines = (rows: QuoteRows['covered']) =>
  rows.map(({ cells }) => cells.map((cell) => cell?.line ?? null));

test('where one quote has a coverage, the others say that they exclude it, once, or do not mention it', () => {
  const { covered, notCovered } = comparedRows([
    quote('Liability $2,000,000. Rental car.', 'Glass. Flood.'),
    quote('Liability $2,000,000. Glass.', 'Flood.'),
  ]);
  expect(lines(covered)).toEqual([
    ['Liability $2,000,000.', 'Liability $2,000,000.'],
    ['Not covered: Glass.', 'Glass.'],
    ['Rental car.', 'Rental car: not mentioned'],
  ]);
  expect(covered.map(({ cells }) => cells.map((cell) => cell?.differs))).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  expect(lines(notCovered)).toEqual([['Flood.', 'Flood.']]);
});

test('no word of what is excluded is lost, and no line is taken for two', () => {
  const { covered, notCovered } = comparedRows([
    quote('Liability.', 'Glass breakage from hail. Wind damage.'),
    quote('Liability. Glass, no deductible. Glass of the roof.', 'Mice.'),
  ]);
  expect(lines(covered)).toEqual([
    ['Liability.', 'Liability.'],
    ['Not covered: Glass breakage from hail.', 'Glass, no deductible.'],
    ['Glass of the roof: not mentioned', 'Glass of the roof.'],
  ]);
  expect(lines(notCovered)).toEqual([
    ['Mice: not mentioned', 'Mice.'],
    ['Wind damage.', 'Wind damage: not mentioned'],
  ]);
});

test('who lists no exclusion says so, and nothing is said for others about what one of them excludes', () => {
  const { notCovered } = comparedRows([
    quote('Liability.', 'Glass. Accident forgiveness.'),
    quote('Liability.', 'Accident forgiveness.'),
    quote('Liability.'),
  ]);
  expect(lines(notCovered)).toEqual([
    ['Glass.', 'Glass: not mentioned', 'Nothing is listed. Ask your broker.'],
    ['Accident forgiveness.', 'Accident forgiveness.', null],
  ]);
  const besides = comparedRows([quote('Glass.'), quote('Liability.', 'Glass.')]).notCovered;
  expect(lines(besides)).toEqual([['Nothing is listed. Ask your broker.', 'Nothing else is listed.']]);
});

test('what is not the same is told by its subject, and what is the same is not', () => {
  const quotes = [
    { ...quote('Liability $2,000,000. Collision, $500 deductible.', 'Flood.'), premiumCents: 148_900 },
    quote('Liability $2,000,000. Collision, $1,000 deductible.', 'flood'),
  ];
  expect(differencesOf(quotes, comparedRows(quotes))).toEqual([
    { subject: 'Premium', words: ['$1,489.00 a year', '$1,200.00 a year'] },
    { subject: 'Collision', words: ['Collision, $500 deductible.', 'Collision, $1,000 deductible.'] },
  ]);
  expect(
    differencesOf([quote('Glass.'), quote('glass')], comparedRows([quote('Glass.'), quote('glass')])),
  ).toEqual([]);
});

test('a day that is not the same in every quote is named, as it is told on a phone', () => {
  const one = { ...quote('Glass.'), effectiveOn: '2026-12-05' };
  const other = { ...one, validUntil: '2026-12-10' };
  expect(differingDays([one, one])).toEqual([]);
  expect(differingDays([one, other])).toEqual(['validUntil']);
  expect(differingDays([one, { ...other, effectiveOn: null }])).toEqual(['validUntil', 'effectiveOn']);
  expect(differencesOf([one, other], comparedRows([one, other]))).toEqual([
    { subject: 'Valid until', words: ['December 20, 2026', 'December 10, 2026'] },
  ]);
});

test('a line that excludes two things excludes both, and what is excluded is told as that', () => {
  const quotes = [
    quote('Liability. Sewer backup.', 'Overland flood and earthquake.'),
    quote('Liability. Overland flood.', 'Earthquake. Mould.'),
    quote('Liability. Overland flood. Sewer backup.', 'Mice.'),
  ];
  const rows = comparedRows(quotes);
  const quake = rows.notCovered.find(({ subject }) => subject === 'Earthquake');
  expect(quake?.cells.map((cell) => cell?.line)).toEqual([
    'Earthquake.',
    'Earthquake.',
    'Earthquake: not mentioned',
  ]);
  const told = differencesOf(quotes, rows);
  const wordsOn = (subject: string) => told.find((row) => row.subject === subject)?.words;
  const isOut = 'Not covered: Earthquake.';
  expect(wordsOn('Earthquake')).toEqual([isOut, isOut, 'Not mentioned']);
  expect(wordsOn('Overland flood')?.[0]).toBe('Not covered: Overland flood');
  expect(wordsOn('Mould')).toEqual(['Not mentioned', 'Not covered: Mould.', 'Not mentioned']);
});

test('an exclusion is told, also where another quote excludes nothing, or names it within its coverage', () => {
  const words = (...quotes: QuoteSummary[]) =>
    differencesOf(quotes, comparedRows(quotes)).find(({ subject }) => subject === 'Overland water')?.words;
  const excluding = quote('Collision.', 'Overland water.');
  expect(words(excluding, quote('Collision.'))).toEqual(['Not covered: Overland water.', 'Not mentioned']);
  const within = quote('Collision.\nSewer backup with overland water up to $10,000.');
  expect(words(excluding, within)).toEqual(['Not covered: Overland water.', 'See its coverage']);
});

test('what stands within another line is not said to be missing', () => {
  const { covered } = comparedRows([
    quote('Water damage, with sewer backup up to $10,000.'),
    quote('Water damage.\nSewer backup.'),
  ]);
  expect(lines(covered)).toEqual([
    ['Water damage, with sewer backup up to $10,000.', 'Water damage.'],
    [null, 'Sewer backup.'],
  ]);
  expect(covered[1]?.cells[1]?.differs).toBe(true);
});

test('on cards every line that differs is marked, and what a quote says nothing of is said to be not mentioned', () => {
  const { covered, notCovered } = cardRows(
    [
      quote('Liability 2 million, collision 1000 ded'),
      quote(
        'Liability $2,000,000\nCollision, deductible 500\nComprehensive, deductible 500',
        'Glass. Mould.',
      ),
    ],
    'auto',
  );
  const shown = [...covered, ...notCovered].map(({ cells }) =>
    cells.map((cell) => [cell?.line, cell?.differs]),
  );
  expect(shown).toEqual([
    [
      ['Liability 2 million', false],
      ['Liability $2,000,000', false],
    ],
    [
      ['Collision 1000 ded', true],
      ['Collision, deductible 500', true],
    ],
    [
      ['Comprehensive: not mentioned', true],
      ['Comprehensive, deductible 500', true],
    ],
    [
      ['Nothing is listed. Ask your broker.', true],
      ['Glass.', true],
    ],
    [
      ['Mould: not mentioned', true],
      ['Mould.', true],
    ],
  ]);
});

test('quotes that are only read stand as they were written', () => {
  const { covered, notCovered } = ownLines([quote('Liability.\nGlass.', 'Flood.'), quote('Liability.')]);
  expect([lines(covered), lines(notCovered)]).toEqual([
    [['Liability.\nGlass.', 'Liability.']],
    [['Flood.', 'Nothing is listed. Ask your broker.']],
  ]);
});

test('names of the same coverage share a row under the name of the field, and its cells do not say it again', () => {
  const quotes = [
    quote('Belongings: $40,000\nPersonal liability: $2,000,000\nDeductible: $1,000'),
    quote('Contents $40,000\nLiability $2,000,000\nDeductible $500'),
    quote('Personal property $50,000\nPersonal liability $2,000,000\nPolicy deductible $500'),
  ];
  const rows = comparedRows(quotes, 'home');
  expect(rows.covered.map(({ subject }) => subject)).toEqual([
    ...['Personal property', 'Personal liability', 'Deductible'],
  ]);
  const told = differencesOf(quotes, rows, 'home');
  expect(told).toEqual([
    {
      subject: 'Personal property',
      words: ['Belongings: $40,000', 'Contents $40,000', 'Personal property $50,000'],
    },
    { subject: 'Deductible', words: ['Deductible: $1,000', 'Deductible $500', 'Policy deductible $500'] },
  ]);
  const shown = told.map(({ subject, words }) => words.map((line) => rowValue(line, subject, 'home')));
  expect(shown).toEqual([
    ['$40,000', '$40,000', '$50,000'],
    ['$1,000', '$500', '$500'],
  ]);
});

test('of three that are not the same only the one is marked that says something else', () => {
  const rows = comparedRows(
    [quote('Deductible $500.\nGlass.'), quote('Deductible: $500\nGlass.'), quote('Deductible $1,000')],
    'auto',
  );
  expect(rows.covered.map(({ cells }) => cells.map((cell) => cell?.differs))).toEqual([
    [false, false, true],
    [false, false, true],
  ]);
});

test('what one card covers and another excludes stands among what that one does not cover, and no place beside it is empty', () => {
  const { covered, notCovered } = cardRows(
    [quote('Liability.\nOverland water $50,000', 'Earthquake'), quote('Liability.', 'overland flood')],
    'home',
  );
  expect(lines(covered)).toEqual([
    ['Liability.', 'Liability.'],
    ['Overland water $50,000', 'Overland water: not covered'],
  ]);
  expect(lines(notCovered)).toEqual([
    ['Overland water: covered', 'Overland flood'],
    ['Earthquake', 'Earthquake: not mentioned'],
  ]);
  expect(notCovered[0]?.cells[1]).toMatchObject({ differs: true, isMissing: false });
});

test('what one quote covers and another limits in a list is a row of its own, and stands in no other', () => {
  const quotes = [
    quote('Contents $60,000\nOverland flood $20,000\nE-bikes $6,000'),
    quote('Contents $60,000', 'Overland flood, e-bikes above $3,000'),
    quote('Contents $60,000', 'Earthquake'),
  ];
  const rows = comparedRows(quotes, 'home');
  const told = differencesOf(quotes, rows, 'home');
  const shown = (subject: string) =>
    told.find((row) => row.subject === subject)?.words.map((line) => rowValue(line, subject, 'home'));
  expect(shown('E-bikes')).toEqual(['$6,000', 'Not covered: E-bikes above $3,000', 'Not mentioned']);
  expect(shown('Overland flood')).toEqual(['$20,000', 'Not covered', 'Not mentioned']);
  expect(rows.covered.at(-1)?.cells[0]?.differs).toBe(true);
});

test('what stands within another line is told as a difference, and where to look', () => {
  const quotes = [
    quote('Liability.\nSewer backup $10,000'),
    quote('Liability.\nWater damage with sewer backup'),
    quote('Liability.', 'Water damage from sewer backup'),
  ];
  const words = (subject: string, some: QuoteSummary[]) =>
    differencesOf(some, comparedRows(some, 'home'), 'home').find((row) => row.subject === subject)?.words;
  expect(words('Sewer backup', quotes.slice(0, 2))).toEqual(['Sewer backup $10,000', 'See its coverage']);
  const joined = [
    quote('Liability.\nOverland flood'),
    quote('Liability.', 'Seepage, flood overland, if slow'),
  ];
  expect(words('Overland flood', joined)?.[1]).toContain('overland');
});
