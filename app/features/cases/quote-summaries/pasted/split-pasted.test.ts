import { array, assert, constantFrom, property, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { pastedLines } from './lines/pasted-lines.ts';
import { namesExclusions, splitPasted } from './split-pasted.ts';

const covered = (text: string) => {
  const { coverage, unsure } = splitPasted(pastedLines(text), null, 'home');
  return [coverage, unsure.map(({ said }) => said)];
};

const split = (text: string, insurer: string | null = null) => {
  const { coverage, notCovered } = splitPasted(pastedLines(text), insurer, 'auto');
  return { coverage, notCovered };
};

test('a list of exclusions ends with an empty line or the next subject', () => {
  const text = `Coverage:
- Building, $640,000
Not covered:
- Overland flood
- Earthquake

Contents, $200,000
What is not covered
Sewer backup
Liability: $2,000,000`;
  expect(split(text)).toEqual({
    coverage: 'Building: $640,000\nContents: $200,000\nLiability: $2,000,000',
    notCovered: 'Overland flood\nEarthquake\nSewer backup',
  });
});

test('a sentence that begins with what a policy does not cover is not covered', () => {
  expect(split('Third-party liability\nDoes not cover rideshare.').notCovered).toBe('rideshare.');
});

test('coverage that only speaks of a premium is kept', () => {
  const lines = ['Waiver of premium: $50 a month', 'Premium package: glass and rental car'];
  expect(split(`Total premium: $900\n${lines.join('\n')}`).coverage).toBe(lines.join('\n'));
});

test('a name alone is coverage where a list says so, and included only where the text says that', () => {
  expect(split('Roadside assistance\nAccident forgiveness').coverage).toBe('');
  expect(split('Coverages\nRoadside assistance').coverage).toBe('Roadside assistance');
  expect(split('Included\nRoadside assistance').coverage).toBe('Roadside assistance: Included');
  expect(split('Optional coverages\nRoadside assistance: $45').coverage).toBe('');
});

test('what a line says is not bought is not covered, and no deductible is still a deductible', () => {
  expect(split('Collision: Not purchased\nGlass  N/A\nDeductible: None')).toEqual({
    ...{ coverage: 'Deductible: None', notCovered: 'Collision\nGlass' },
  });
});

test('what a coverage costs by itself is no term of it', () => {
  for (const [line, read] of [
    [
      'Sewer Backup - limit 50,000, deductible $2,500   142.00',
      'Sewer Backup: limit 50,000, $2,500 deductible',
    ],
    ['Personal Liability: $2,000,000 $36', 'Personal Liability: $2,000,000'],
    ['COVERAGE A - DWELLING BUILDING: $685,000, $1,210.00', 'Building: $685,000'],
    ['Contents: $342,500, incl', 'Contents: $342,500'],
    ['Contents $35,000 ($168.00)', 'Contents: $35,000'],
    ['Dwelling $575,000 at $1,040.00', 'Dwelling: $575,000'],
    ['Belongings: $30,000 — $11.20/month', 'Belongings: $30,000'],
    ['Deductible: $1,000.00', 'Deductible: $1,000.00'],
    ['Tools $40,000 ded $1,000: $520', 'Tools: $40,000, ded $1,000'],
    ['Outbuildings $57,500 included', 'Outbuildings: $57,500'],
    ['Sewer backup $20,000 with $1,000 deductible, $95.00', 'Sewer backup: $20,000, $1,000 deductible'],
    ['Building\n$430,000\n$1,500 deductible\n$811.00', 'Building: $430,000, $1,500 deductible'],
    ['Contents = $62,000 (prem incl.)', 'Contents: $62,000'],
    ['Flood $50,000 ded $354.00', 'Flood: $50,000 ded'],
    ['Biens : $305,000 : inclus', 'Biens: $305,000'],
    ['Rental income limit $30,000 - $88.00', 'Rental income: $30,000'],
    ['Duration: 365 days', ''],
    ['Prélèvements mensuels: 12 x $139.93', ''],
    ['Contents: $200,000, $1,000 deductible', 'Contents: $200,000, $1,000 deductible'],
    ['Dental: $1,500 per year', 'Dental: $1,500 per year'],
    ['Bâtiment: 520 000 $', 'Bâtiment: 520 000 $'],
  ] as const)
    expect(covered(line), line).toEqual([read, []]);
});

test('a coverage of which it cannot be told which amount is its limit is left open', () => {
  for (const line of [
    'Contents: $200,000, $1,000',
    'Sewer backup: $1,015.00, $25,000',
    'Glass: $45.00',
    'Flood $1,000 ded $350',
    'Contents 30,000 / Liability 1,000,000 / Deductible 500',
    'Contents: $50,000, $1,000, $640',
  ])
    expect(covered(line), line).toEqual(['', [line]]);
});

test('a deductible in the line of a coverage is of that coverage, and that of the policy has one name', () => {
  const text = `Sewer backup  $50,000  deductible $2,500
Overland water $25,000 deductible $5,000
Hail / wind deductible  $3,000
Wind  Included  deductible: $1,500
Service line  $10,000 with a $1,000 deductible
Standard deductible  $1,000`;
  expect(splitPasted(pastedLines(text), null, 'home').coverage.split('\n')).toEqual([
    ...['Sewer backup: $50,000, $2,500 deductible', 'Overland water: $25,000, $5,000 deductible'],
    ...['Hail / wind: $3,000 deductible', 'Wind: Included, $1,500 deductible'],
    ...['Service line: $10,000, $1,000 deductible', 'Deductible: $1,000'],
  ]);
  expect(covered('Overland water\n$25,000\ndeductible $5,000')[0]).toBe(
    'Overland water: $25,000, $5,000 deductible',
  );
});

test('of several deductibles in lines of their own only what is called that of the policy is taken', () => {
  const differ = 'Sewer backup: $50,000\nDeductible: $2,500\nHail: Included\nDeductible: $5,000';
  const lines = 'Sewer backup: $50,000\nHail: Included';
  expect(covered(differ)[0]).toBe(lines);
  expect(splitPasted(pastedLines(differ), null, 'home').others.map(({ said }) => said)).toEqual([
    ...['Deductible: $2,500', 'Deductible: $5,000'],
  ]);
  expect(covered(`${differ}\nPolicy deductible: $1,000`)[0]).toBe(`${lines}\nDeductible: $1,000`);
});

test('what a bracket adds stays with its line, whether behind it, in a cell of its own or below it', () => {
  for (const [text, read] of [
    [
      'A - Dwelling building  $685,000  (guaranteed replacement cost)',
      'Building: $685,000 (guaranteed replacement cost)',
    ],
    ['A - Dwelling (replacement cost)    $485,000', 'Building: $485,000 (replacement cost)'],
    ['Contents: $8,000\n(appliances only)', 'Contents: $8,000 (appliances only)'],
    ['Building: $685,000 (bylaws included), $1,210.00', 'Building: $685,000 (bylaws included)'],
  ] as const)
    expect(covered(text), text).toEqual([read, []]);
});

test('included, nil and a semicolon are read of the name before them, and a sentence about coverages is none', () => {
  for (const [text, read] of [
    ['Accident forgiveness - included', 'Accident forgiveness: Included'],
    ['Sewer backup: $20,000; deductible $2,500', 'Sewer backup: $20,000, $2,500 deductible'],
    ['Coverage  Limit  Deductible\nCrime  $10,000  Nil', 'Crime: $10,000, Nil deductible'],
    ['Liability is $2,000,000, contents and building both with a $1,000 deductible', ''],
  ] as const)
    expect(covered(text), text).toEqual([read, []]);
});

test('the number of a line is no part of its name', () => {
  expect(covered('1. Sewer backup: $20,000\n2) Contents: $40,000; deductible $1,000')[0]).toBe(
    'Sewer backup: $20,000\nContents: $40,000, $1,000 deductible',
  );
});

test('an endorsement with its code in a cell of its own comes out once', () => {
  const table = `SEF 44\tFamily Protection\t$2,000,000\t$26
SEF 20\tLoss of Use\t$1,500\tIncl.
SEF 27\tNon-Owned Automobiles\t$60,000\t$22
SEF 39\tAccident Rating Waiver\tNot purchased`;
  expect(split(table)).toEqual({
    coverage: 'Family protection: $2,000,000\nLoss of use: $1,500\nRented or borrowed cars: $60,000',
    notCovered: 'SEF 39 Accident Rating Waiver',
  });
});

test('what a line leaves out is a line each, and what is said below it is none', () => {
  expect(
    split('Not covered: earthquake, service lines (all), and mould.\nPlease call with questions'),
  ).toEqual({
    ...{ coverage: '', notCovered: 'earthquake\nservice lines (all)\nmould' },
  });
  expect(split('Exclusions: delivery for payment; racing').notCovered).toBe('delivery for payment\nracing');
  expect(split('Not included: taxes and fees').notCovered).toBe('');
});

test('what a program writes before a name, also in a cell of its own, is no name', () => {
  const table = `                          Limit      Premium
Coverage A   Dwelling        $720,000   $1,388.00
Section I    B    Detached structures   $72,000    Included
Sewer backup                 $50,000    $165.00`;
  expect(covered(table)[0]).toBe('Building: $720,000\nDetached structures: $72,000\nSewer backup: $50,000');
});

const SO = [
  ...['Included up to $40,000', 'included to $40,000', 'Included, up to $40,000', 'Covered up to $40,000'],
  ...['Limited to $40,000', 'incl. up to $40,000', 'Included (up to $40,000)', 'Yes, up to $40,000'],
  ...['Included with $1,000 deductible', 'Included at no charge', 'Replacement cost up to $5,000'],
  ...['Up to $40,000', 'No limit', 'Same as dwelling', 'Included'],
];

test('how a coverage is included, and up to how much, is said of it, and no part of its name', () => {
  for (const name of ['Overland water', 'Sewer backup', 'Service line coverage', 'Identity theft'])
    for (const so of SO) {
      for (const mark of ['\t', '    ', ': ', ' ..... ', ' | ', ' - '])
        expect(covered(`${name}${mark}${so}`), name + mark + so).toEqual([`${name}: ${so}`, []]);
      if (!/^\p{L}+\.? (?:up )?to/u.test(so) || so.startsWith('Up')) continue;
      for (const mark of [' ', ', ', ' is '])
        expect(covered(name + mark + so), name + mark + so).toEqual([`${name}: ${so}`, []]);
    }
});

test('what is ruled out twice, in whatever words, is said once', () => {
  const text = 'Overland flood: not available\nExclusions: overland water, earthquake, Earthquake';
  expect(splitPasted(pastedLines(text), null, 'home').notCovered).toBe('Overland flood\nearthquake');
});

test('the heads of a table are no coverage', () => {
  expect(covered('Coverage\tLimit\tMonthly\nContents\t$40,000\t$12.50')[0]).toBe('Contents: $40,000');
});

test('last amounts that add up to what the text names are the prices of the lines', () => {
  const lines = 'Contents: $200,000, $1,000\nSewer backup: $25,000, $500';
  expect(covered(lines)[0]).toBe('');
  expect(covered(`${lines}\nTotal premium: $1,500`)[0]).toBe('Contents: $200,000\nSewer backup: $25,000');
});

test('what is said among brokers and insurers is never what a client reads', () => {
  for (const line of [
    'Internal ref: do not disclose to client',
    'Commission: 20%',
    'Tools: $5,000, comm 15%',
    'Producer notes: price to match',
    'Confidential: $500 under market',
    'UW notes: roof 2004, do not share',
    'Internal notes:\nMargin: $200\nClient has two claims',
  ])
    for (const before of ['Contents: $40,000', 'Included', 'Not covered:'])
      expect(
        Object.values(split(`${before}\n${line}`))
          .join()
          .replace('Contents: $40,000', ''),
        line,
      ).toBe(',');
});

test('coverage that speaks of exclusions is told from coverage that does not', () => {
  expect(namesExclusions('Liability\nExclusions: racing')).toBe(true);
  expect(namesExclusions('Flood is not covered')).toBe(true);
  expect(namesExclusions('Liability, collision and an exclusive member discount')).toBe(false);
});

const COVERED = [
  'Third party liability|$2,000,000',
  'Collision|$1,000 deductible',
  'Comprehensive|$500 deductible',
  'Loss of use|$1,500',
];
const NO_COVERAGE = [
  ...[
    'QUOTE SUMMARY',
    'Wawanesa',
    'Intact Insurance Company',
    'Personal Auto Quotation',
    'Deposit required: $500',
  ],
  ...[
    'Broker fee: $75.00',
    'Total payable: $2,175.00',
    'Annual premium|$2,100.00',
    'Monthly payments of $182.00 x 12',
  ],
  ...['Policy term: Dec 13, 2026 to Dec 13, 2027', 'This quote expires in 30 days', 'Effective|2027/01/15'],
  ...[
    'Quote number: 88123',
    'Prepared for: Jordan Makokis',
    'Vehicle: 2021 Toyota RAV4',
    'Thank you for your business',
  ],
  ...['Discount|-$120.00', 'Page 1 of 2', 'VIN: 2T1BURHE5JC034301', '403-555-0142', 'Taxes|$63.00'],
];

test('headings, money, days, people and insurers are no coverage, wherever they stand and however columns are parted', () => {
  assert(
    property(
      shuffledSubarray([...COVERED, ...NO_COVERAGE]),
      constantFrom('\t', '    ', ': ', ' ..... ', ' | '),
      array(constantFrom('\n', '\n\n', '\r\n'), { minLength: 30, maxLength: 30 }),
      (lines, mark, ends) => {
        const text = lines.map((line, at) => line.replace('|', mark) + ends[at]).join('');
        const wanted = lines.filter((line) => COVERED.includes(line)).map((line) => line.replace('|', ': '));
        expect(split(text)).toEqual({ coverage: wanted.join('\n'), notCovered: '' });
      },
    ),
  );
});
