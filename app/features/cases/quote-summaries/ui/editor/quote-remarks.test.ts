import { expect, test } from 'vitest';
import { emptyDraft, type QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { remarksOn } from './quote-remarks.ts';

const remarks = (changes: Partial<QuoteDraft>) => remarksOn({ ...emptyDraft(), ...changes }, 'auto');

test('a quote in which every coverage has its name and terms needs no remark', () => {
  expect(remarks({ coverage: 'Collision: $500 deductible\nGlass', notCovered: 'Flood' })).toEqual([]);
});

test('lines without a name are pointed out, in one remark', () => {
  expect(remarks({ coverage: 'Liability $2,000,000\nCollision $500' })).toEqual([
    expect.stringMatching(
      /^“Liability \$2,000,000” and “Collision \$500” do not begin with a name and a colon, as “/,
    ),
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

test('a premium that a slip may have made is asked about, and nothing of another time is held against it', () => {
  const pasted = 'Premium: $2,340.00\nTaxes and fees: $25.00\nTotal annual premium 2,365.00';
  const [asked = '', ...others] = remarks({ pasted, premiumCents: '25.00', period: 'year' });
  expect(asked).toBe(
    '$25.00 a year is far below “Total annual premium 2,365.00” in the text you pasted. Is it right?',
  );
  expect(others.join()).not.toContain('far below');
  expect(remarks({ pasted, premiumCents: '2365', period: 'year' })).toEqual([]);
  const coverage = 'Liability: $2,000,000';
  expect(remarks({ coverage, premiumCents: '25' })).toEqual([
    '$25.00 a year is little for $2,000,000.00 of coverage. Is the premium right?',
  ]);
  expect(remarks({ coverage, premiumCents: '900' })).toEqual([]);
  const before = 'Previous premium: $2,600.00\nTotal premium with tax: $1,200.00';
  expect(remarks({ pasted: before, premiumCents: '1200', period: 'year' })).toEqual([]);
});

test('a quote that takes effect on another day than its client asked for says so', () => {
  const startsOn = (effectiveOn: string, wantedOn?: string) =>
    remarksOn({ ...emptyDraft(), effectiveOn }, 'auto', { wantedOn });
  expect(startsOn('2026-12-11', 'December 7, 2026')).toEqual([
    'The client asked for coverage from December 7, 2026. The effective date is December 11, 2026.',
  ]);
  expect(startsOn('2026-12-07', 'December 7, 2026')).toEqual([]);
  expect([...startsOn('', 'December 7, 2026'), ...startsOn('2026-12-11')]).toEqual([]);
});

test('a coverage that the client asked for and the quote rules out is said, however either calls it', () => {
  const asked = [{ detail: 'Sewer backup and overland flood' }, { detail: 'With collision' }];
  const draft = { ...emptyDraft(), notCovered: 'Overland Water\nEarthquake' };
  expect(remarksOn(draft, 'home', { asked })).toEqual([
    'The client asked for “overland flood”. The quote has it under “What is not covered”.',
  ]);
  const named = { ...draft, insurer: 'Foothills General', effectiveOn: '2026-12-11' };
  const beside = {
    asked,
    wantedOn: 'December 7, 2026',
    others: [{ ...emptyDraft(), insurer: 'Prairie Mutual' }],
  };
  expect(remarksOn(named, 'home', beside)).toEqual([
    'The client asked for “overland flood”. Foothills General has it under “What is not covered”.',
    expect.stringMatching(/^Foothills General: The client asked for coverage from December 7, 2026\./),
  ]);
  expect(remarksOn({ ...draft, notCovered: 'Overland water: below ground' }, 'home', { asked })).toEqual([]);
});

test('a price for six months is asked about as one of six months, and not for its taxes', () => {
  const pasted = '6 month premium: $925.00';
  expect(remarks({ pasted, premiumCents: '1,788.00', period: 'year' })).toEqual([
    'The text you pasted says “6 month premium: $925.00”, for six months. Is the premium you entered that of a year?',
  ]);
});

test('a revision says what is still from the quote before, and not in the text that was pasted', () => {
  const before = { ...emptyDraft(), premiumCents: '1,788.00', validUntil: '2099-12-05' };
  const pasted = 'Collision: $500 deductible';
  expect(remarksOn({ ...before, pasted, coverage: pasted }, 'auto', { before })).toEqual([
    'Premium and valid until are from the quote before, and not in the text you pasted. Check them.',
  ]);
});

test('a revision whose premium is far from the one before is asked about first', () => {
  const before = { ...emptyDraft(), premiumCents: '156.40', period: 'month' };
  expect(remarksOn({ ...before, premiumCents: '1910.40' }, 'auto', { before })).toEqual([
    expect.stringContaining('$22,924.80 a year, and was $1,876.80 a year'),
  ]);
});

test('what the client asked for and the quote does not name is pointed out, and an amount without its sign', () => {
  const asked = [{ detail: 'Sewer backup, Overland flood and anything else' }];
  const of = (changes: Partial<QuoteDraft>) => remarksOn({ ...emptyDraft(), ...changes }, 'home', { asked });
  expect(of({ coverage: 'Building: 500000' })).toEqual([
    'The client asked for “Sewer backup” and “Overland flood”. The quote does not name them.',
    '“Building: 500000” has no dollar sign.',
  ]);
  expect(of({ coverage: 'Sewer back-up: $40,000\nOverland water: $500,000' })).toEqual([]);
  expect(of({ coverage: 'Sewer backup', notCovered: 'Overland water' })).toEqual([
    'The client asked for “Overland flood”. The quote has it under “What is not covered”.',
  ]);
});
