import { expect, test } from 'vitest';
import { exclusionLines } from './exclusion-lines.ts';

test.each([
  ['Overland flood, e-bikes above $3,000', ['Overland flood', 'E-bikes above $3,000']],
  ['Flood; earthquake, and mould.', ['Flood', 'Earthquake', 'Mould.']],
  ['Damage by flood, earthquake or landslide', ['Damage by flood', 'Earthquake or landslide']],
  ['Water damage, if the home stands empty', ['Water damage, if the home stands empty']],
  ['Water damage (sewer backup, flood), mice', ['Water damage (sewer backup, flood)', 'Mice']],
  ['Jewellery over $6,000.', ['Jewellery over $6,000.']],
])('each thing in the list %j is a line', (text, lines) => {
  expect(exclusionLines(text, [])).toEqual(lines);
});

test('a limit or condition that may be one of the whole list stays with all of it', () => {
  for (const line of [
    'Jewellery, furs and art over $6,000',
    'Flood, sewer backup or mould if nobody lives there',
  ])
    expect(exclusionLines(line, [])).toEqual([line]);
});

test('two things that a word joins are parted where another quote names one of them', () => {
  expect(exclusionLines('Overland flood and earthquake.', ['Earthquake'])).toEqual([
    'Overland flood',
    'Earthquake.',
  ]);
  expect(exclusionLines('Wear and tear.', ['Earthquake'])).toEqual(['Wear and tear.']);
});
