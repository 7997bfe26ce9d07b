import { expect, test } from 'vitest';
import { emptyDraft, type QuoteDraft } from './quote-draft.ts';
import { remarksOn } from './quote-remarks.ts';

const remarks = (changes: Partial<QuoteDraft>) => remarksOn({ ...emptyDraft(), ...changes }, 'auto');

test('a quote in which every coverage has its name and terms needs no remark', () => {
  expect(remarks({ coverage: 'Collision: $500 deductible\nGlass', notCovered: 'Flood' })).toEqual([]);
});

test('lines without a name are pointed out, in one remark', () => {
  expect(remarks({ coverage: 'Liability $2,000,000\nCollision $500' })).toEqual([
    expect.stringContaining('“Liability $2,000,000” and “Collision $500”'),
  ]);
});

test('exclusions among what is covered are pointed out only while nothing is said to be excluded', () => {
  const coverage = 'Contents: $40,000, excluding jewellery';
  expect(remarks({ coverage })).toHaveLength(1);
  expect(remarks({ coverage, notCovered: 'Jewellery' })).toEqual([]);
});

test('what the pasted text says of another price is said, above all of a total with tax', () => {
  const pasted = 'Annual premium $2,184.00\nMonthly payments of $182.00 x 12\nTotal with tax: $2,249.52';
  expect(remarks({ pasted, premiumCents: '2184', period: 'year' })).toEqual([
    'The text you pasted also says “Total with tax: $2,249.52”. Is the premium the one with taxes and fees?',
  ]);
  expect(remarks({ pasted, premiumCents: '2,249.52', period: 'year' })).toEqual([]);
  const beforeTax = 'Premium before taxes: $2,100.00\nTotal payable: $2,175.00 per annum';
  expect(remarks({ pasted: beforeTax, premiumCents: '2100', period: 'year' })).toEqual([
    'The text you pasted calls this premium a price before tax.',
    expect.stringContaining('“Total payable: $2,175.00 per annum”'),
  ]);
  const differ = 'Annual premium $2,100\nTotal premium $2,175\nBroker fee: $50';
  const [said = ''] = remarks({ pasted: differ, premiumCents: '2100', period: 'year' });
  expect(said).toContain('“Total premium $2,175” and “Broker fee: $50”');
});
