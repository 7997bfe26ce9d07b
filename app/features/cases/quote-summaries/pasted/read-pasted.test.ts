import { expect, test } from 'vitest';
import { AUTO } from '#tests/fixtures/pasted-quotes/auto.ts';
import { LETTERS } from '#tests/fixtures/pasted-quotes/letters.ts';
import type { PastedQuote } from '#tests/fixtures/pasted-quotes/pasted-quote.ts';
import { PRICED } from '#tests/fixtures/pasted-quotes/priced.ts';
import { PROPERTY } from '#tests/fixtures/pasted-quotes/property.ts';
import { plainlyNamed } from './plain-name.ts';
import { readPasted } from './read-pasted.ts';

const LETTER = `Product: Comprehensive Homeowners - Rocky View Mutual
Dwelling building: $520,000
Policy deductible: $1,000 all perils; wind and hail $5,000
Total annual premium: $2,219.00

Kind regards,
Pat Lee
Senior Underwriter
Rocky View Mutual Insurance Company`;

test('a deductible with another for wind and hail is one, a product is no coverage, and who signs may be the insurer', () => {
  const { insurer, coverage } = readPasted(LETTER, '2026-11-29', 'home');
  expect(insurer).toEqual({ name: 'Rocky View Mutual Insurance Company', isGuess: true });
  expect(coverage).toContain('Deductible: $1,000 all perils; wind and hail $5,000');
  expect(coverage).not.toContain('Product');
});

const PASTED_QUOTES = [...AUTO, ...PROPERTY, ...PRICED, ...LETTERS];
const TODAY = '2026-11-29';
const read = (text: string) => readPasted(text, TODAY, 'auto');

test.each(PASTED_QUOTES)('$of is read as it is meant', ({ of: _, text, type, ...wanted }) => {
  const { insurer, price, days, coverage, notCovered } = readPasted(text, TODAY, type);
  const { chosen } = price;
  expect({
    insurer: insurer?.name ?? null,
    premium: chosen && [chosen.cents / 100, chosen.period],
    days: Object.fromEntries(days.filter(({ caveat }) => !caveat).map(({ as, day }) => [as, day])),
    coverage: coverage.split('\n').filter(Boolean),
    notCovered: notCovered.split('\n').filter(Boolean),
  }).toEqual({ notCovered: [], ...wanted });
});

test.each(PASTED_QUOTES)('$of: no line is lost without a word', ({ text, type }) => {
  const { insurer, price, beside, days, coverage, notCovered, unsure, leftOut, signature } = readPasted(
    text,
    TODAY,
    type,
  );
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const told = plain(
    [
      insurer?.name,
      coverage,
      notCovered,
      ...unsure,
      ...[...leftOut, ...signature],
      ...[...price.offered, ...beside].map(({ said }) => said),
    ].join(' '),
  );
  for (const line of text.split('\n')) {
    const isSaid =
      days.some((one) => line.includes(one.text)) ||
      told.includes(plain(line).slice(0, 8)) ||
      told.includes(plain(nameIn(line, type)).slice(0, 8)) ||
      plain(line).includes(plain(insurer?.name ?? '?'));
    expect(isSaid || isHeading(line), line).toBe(true);
  }
});

/** The coverage that a line begins with, by the name it has here. */
const nameIn = (line: string, type: PastedQuote['type']) =>
  plainlyNamed((line.split(/\t| {2,}|: | - (?=\$)/)[0]?.trim() ?? '').replace(/ \(.*\)$/, ''), type);

const isHeading = (line: string) =>
  /^(?:coverages?\b|not covered|effective date$|endorsements|optional|section i|premium$|payment options|exclusions|excluded|included at|discounts)/i.test(
    line,
  );

test.each([
  ['Premium $1,500 + tax $45 = $1,545.00', 154_500],
  ['Annual premium $2,145 plus tax $64.35 = $2,209.35', 220_935],
])('the sum behind an equals sign is the price with tax: %s', (text, cents) => {
  expect(read(text).price).toMatchObject({ chosen: { cents }, offered: [{ cents }, {}] });
});

test('a total to which no tax is added, less a discount and with a fee, is the price', () => {
  const text = `Annual premium $1,842.00
Claims-free discount 10%   -$184.20
Policy fee $25.00
Total annual premium $1,682.80 (no provincial premium tax applies to the insured)`;
  expect(read(text)).toMatchObject({ coverage: '', price: { chosen: { cents: 168_280, period: 'year' } } });
});

test('a paragraph is read by its sentences', () => {
  const found = read(
    'Further to our call we can offer a CGL with a $2M limit and $1,000 deductible, tools at $25,000. The annual premium is $2,150 plus $86 premium tax, so $2,236 all in. Monthly payments of $193 are available. Hot work is excluded. Please let me know.',
  );
  expect(found.price.chosen?.cents).toBe(223_600);
  expect(found).toMatchObject({ notCovered: 'Hot work', monthly: { words: '$193.00 a month' } });
  expect(found.leftOut[0]).toMatch(/^Further to our call .*\$25,000\.$/);
});

test('a price before tax is offered nowhere, and asked about where none has taxes in it', () => {
  const { price, beside } = read('Premium before taxes: $2,100.00');
  expect(price).toEqual({ offered: [], chosen: null, question: expect.stringContaining('before tax') });
  expect(beside.map(({ said }) => said)).toEqual(['Premium before taxes: $2,100.00']);
  for (const words of [
    'Annual premium $2,100 plus tax',
    'Premium: $2,100\nPrices do not include taxes, taxes extra',
  ])
    expect(read(words).price.chosen, words).toBeNull();
});

test('of amounts that differ, or have something beside them, none is chosen', () => {
  for (const text of [
    'Annual premium $2,100\nTotal premium $2,175',
    'Option 1 premium $1,500 a year\nOption 2 premium $1,700 a year',
    'Annual premium: $2,480\nAnnual policy fee: $50',
    'Annual premium $2,100\nMonthly premium $190',
    'Total premium for 6 months: $1,120',
    'Total payable $2,100\nTotal with tax $2,150',
  ]) {
    const { price } = read(text);
    expect(price.chosen, text).toBeNull();
    expect(price.question, text).toMatch(/\w/);
    expect(price.offered.length, text).toBeGreaterThan(0);
  }
});

test('amounts that agree are one price: twelve months of it, or the sum of its parts', () => {
  for (const [text, cents, period] of [
    ['Annual premium: $1,489.00 (or $124.08 per month)', 148_900, 'year'],
    ['Dwelling premium $1,900\nLiability premium $248\nTotal premium $2,148', 214_800, null],
    ['Annual premium $2,100.00\nPremium tax $75.00\nTotal $2,175.00', 217_500, 'year'],
    ['Premium incl. tax = $1,230.00/yr or 12 x $107.00', 123_000, 'year'],
    [
      'Total for the year: $1,135.00 taxes in. If they would rather pay monthly it is $98.36 x 12.',
      113_500,
      'year',
    ],
    ['We can do this for $182.00 a month, taxes included.', 18_200, 'month'],
  ] as const)
    expect(read(text).price.chosen, text).toMatchObject({ cents, period });
});

test('a line that says a price needs no sign, and a tax, a fee, a payment or another year is no premium', () => {
  for (const [text, dollars] of [
    ['Premium: $2,340.00\nTaxes and fees: $25.00\nTotal annual premium 2,365.00', 2_365],
    ['Premium: $2,340.00\nTaxes and fees: $25.00\nTotal annual premium 2,365', 2_365],
    ['Previous premium: $2,600.00\nAnnual premium $2,365', 2_365],
    ['Total due today: $500\nTotal annual premium incl. taxes: $2,100', 2_100],
    ['Premium after discounts: $2,100 a year\nDiscounts: $250', 2_100],
    ['Premium 1,250\nPolicy fee 115\nInspection 100\nTotal 1,465', 1_465],
    ['Pay in full $2,758\nMonthly $236.73 (12 payments, total $2,840.76 incl. 3% charge)', 2_758],
    ['Total premium $1,560.00\nTaxes & fees included: $60.00', 1_560],
    ['Premium $1,500.00\nTaxes and fees $60.00\nTotal $1,560.00', 1_560],
    [
      'Total for 12 months, fees included, $1,988.00. They can also pay $331.34 down and 10 payments of $168',
      1_988,
    ],
    ['Total taxes and fees: $25.00\nAnnual premium $900', null],
    ['Annual premium with $1,000 deductible: $2,184', null],
    ['Premium $2,000-$2,400 a year', null],
    ['Total premium for policy 44719', null],
    ['Premium questions: (403) 555-0177', null],
    ['Premium includes policy fee: $25.00', null],
    ['Total due: $210\nAnnual premium: $2,100', null],
    ['Rate would be .28 per $100 annual', null],
    ['The revised premium will follow. It was $92.50 per month at standard.', null],
    ['Total 2 365.00', null],
    ['Home premium: $1,500\nAuto premium: $2,000\nCombined total: $3,500', null],
  ] as const)
    expect((read(text).price.chosen?.cents ?? 0) / 100, text).toBe(dollars ?? 0);
});

test('where premiums are as often by the month as by the year, one that does not say is left to the broker', () => {
  const priceOf = (type: 'life' | 'home') => readPasted('Total premium $161.29', TODAY, type).price;
  expect(priceOf('life')).toMatchObject({ chosen: null, question: expect.stringContaining('a month') });
  expect(priceOf('life').offered).toHaveLength(1);
  expect(priceOf('home').chosen).toMatchObject({ cents: 16_129 });
});

test('of two quotes in one text neither insurer, price nor coverage is taken', () => {
  for (const text of [
    'Company\tIntact\tAviva\nLiability\t$2,000,000\t$1,000,000\nPremium\t$2,100\t$2,300',
    'Intact   $2,100\nAviva   $2,300',
    'Option 1\nLiability: $1,000,000\nTotal premium $900\nOption 2\nLiability: $2,000,000\nTotal premium $990',
    'Sewer backup   15,000   50,000\nPremium   $1,692   $2,018',
  ]) {
    const { insurer, price, coverage, notCovered } = read(text);
    expect([insurer, price.chosen, coverage, notCovered], text).toEqual([null, null, '', '']);
    expect(price.question, text).toContain('more than one quote');
  }
});

test('what is not available, crossed out or excluded stands on the side of what is not covered', () => {
  for (const [line, name] of [
    ['Overland water: not available', 'Overland water'],
    ['Overland water: Not available in this area', 'Overland water'],
    ['Earthquake -- declined by client (38 if added)', 'Earthquake'],
    ['Fireworks excluded', 'Fireworks'],
    ['Collision - none', 'Collision'],
    ['Sewer backup  [not selected]', 'Sewer backup'],
    ['x Earthquake', 'Earthquake'],
    ['Excl: Theft', 'Theft'],
  ] as const) {
    const { coverage, notCovered } = read(`Liability: $2,000,000\n${line}`);
    expect([coverage, notCovered], line).toEqual(['Liability: $2,000,000', name]);
  }
});

test('an amount with a comma before its cents is not guessed at', () => {
  for (const text of ['Total premium: $12,50', 'Annual premium $2 184,50'])
    expect(read(text).price.offered, text).toEqual([]);
});

test('limits and deductibles are no premium', () => {
  expect(read('Third party liability $2,000,000\nCollision $1,000').price).toEqual({
    ...{ offered: [], chosen: null, question: null },
  });
});

test('a premium of 12 mos. is that of a year', () => {
  for (const text of [
    'Total premium (12 mos.): $1,947',
    'Total premium (12 mths) $1,947',
    'Total 12-mo premium: $1,947',
  ])
    expect(read(text).price, text).toMatchObject({
      chosen: { cents: 194_700, period: 'year' },
      question: null,
    });
});

test('an insurer in capitals is written as people write it, and any other as it is', () => {
  for (const [text, name] of [
    ['INTACT INSURANCE COMPANY', 'Intact Insurance Company'],
    ['AVIVA INSURANCE COMPANY OF CANADA', 'Aviva Insurance Company of Canada'],
    ['SGI CANADA', 'SGI Canada'],
    ['Insurer: RED RIVER MUTUAL', 'Red River Mutual'],
    ['We are with Portage la Prairie Mutual on this', 'Portage la Prairie Mutual'],
    ['Insurer: iA Auto and Home', 'iA Auto and Home'],
    ['Insurer\tBow Commercial', 'Bow Commercial'],
  ] as const)
    expect(read(`${text}\nPremium $2,480`).insurer?.name, text).toBe(name);
});

test('a first line that looks like a company is a guess at the insurer, and only where none is named', () => {
  expect(read('\nBow Commercial Insurance\nPremium $2,480').insurer).toEqual({
    ...{ name: 'Bow Commercial Insurance', isGuess: true },
  });
  for (const heading of [
    ...['Business insurance quote', 'Home insurance', 'Insurance for Jordan', 'Liability, $1,000,000'],
    'Foothills Insurance Brokers Ltd',
  ])
    expect(read(`${heading}\nPremium $2,480`).insurer, heading).toBeNull();
  for (const [text, name] of [
    ['Hi Dana,\nWild Rose Mutual is pleased to offer the following', 'Wild Rose Mutual'],
    ['Quote summary - Bow Valley Mutual', 'Bow Valley Mutual'],
    ['Quotation from Rockyview Insurance Company', 'Rockyview Insurance Company'],
    ['We are pleased to offer this insurance', null],
    ['Foothills Insurance Brokers is pleased to offer this', null],
    ['Quote - Home insurance', null],
  ] as const)
    expect(read(`${text}\nPremium $2,480`).insurer, text).toEqual(name && { name, isGuess: true });
  expect(read('Acme Mutual\nInsurer: Prairie Mutual').insurer).toEqual({
    name: 'Prairie Mutual',
    isGuess: false,
  });
});

test('a deductible behind a stroke is that of the policy where it is the only one, and else of its line', () => {
  const coverage = (text: string) => readPasted(text, TODAY, 'business').coverage.split('\n');
  expect(coverage('LIABILITY $2,000,000 / DEDUCTIBLE $1,000\nTools $25,000')).toEqual([
    ...['Commercial general liability: $2,000,000', 'Deductible: $1,000', 'Tools: $25,000'],
  ]);
  expect(coverage('Tools $40,000 / Deductible $1,000\nContents $90,000 / Deductible $2,500')[0]).toBe(
    'Tools: $40,000, $1,000 Deductible',
  );
});

test('a long text is read up to its limit, and in no time', () => {
  const started = performance.now();
  expect(read('Premium $1 a year '.repeat(50_000)).price.offered.length).toBeLessThan(7);
  read(`${'Collision  $1,000  '.repeat(2_000)}\n`.repeat(10));
  read('a '.repeat(10_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
