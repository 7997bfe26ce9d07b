import { expect, test } from 'vitest';
import { remarksOn } from './quote-remarks.ts';

test('a quote in which every coverage has its name and terms needs no remark', () => {
  expect(remarksOn({ coverage: 'Collision: $500 deductible\nGlass', notCovered: 'Flood' })).toEqual([]);
});

test('a line without a name is pointed out', () => {
  const remarks = remarksOn({ coverage: 'Liability $2,000,000', notCovered: '' });
  expect(remarks).toEqual([expect.stringContaining('“Liability $2,000,000”')]);
});

test('exclusions among what is covered are pointed out only while nothing is said to be excluded', () => {
  const coverage = 'Contents: $40,000, excluding jewellery';
  expect(remarksOn({ coverage, notCovered: '' })).toHaveLength(1);
  expect(remarksOn({ coverage, notCovered: 'Jewellery' })).toEqual([]);
});
