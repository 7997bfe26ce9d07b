import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { coverageLines, withColon } from './coverage-lines.ts';
import { startsWithName, usualCoverages } from './coverage-names.ts';

const partsOf = (line: string) => coverageLines(line).map(({ name, terms }) => [name, terms]);

test('a line has its name before the colon and its terms behind it, and a few words alone are a name', () => {
  expect(partsOf('Collision: $500 deductible.')).toEqual([['Collision', '$500 deductible']]);
  expect(partsOf(' Glass \n\n Wear and tear.')).toEqual([
    ['Glass', ''],
    ['Wear and tear', ''],
  ]);
  expect(partsOf('Loss of use:')).toEqual([['Loss of use', '']]);
});

test('a sentence, an amount without a colon and a time of day are the broker’s own words', () => {
  for (const line of [
    'Collision and comprehensive with a $500 deductible',
    'Drive only between 10:30 and 14:00',
    'You may also want to look at the endorsements in the file that I sent',
  ])
    expect(coverageLines(line)).toEqual([{ text: line, name: null, terms: '' }]);
});

test('no line is lost, whatever is written', () => {
  const line = string({ maxLength: 90 }).map((text) => text.replaceAll(/[\r\n]/g, ' '));
  assert(
    property(array(line), (lines) => {
      const written = lines.map((one) => one.trim()).filter(Boolean);
      expect(coverageLines(lines.join('\n')).map(({ text }) => text)).toEqual(written);
    }),
  );
});

test('a colon is put behind a name that is sure, and the words of the line stay', () => {
  for (const [line, told] of [
    ['Liability $2,000,000', 'Liability: $2,000,000'],
    ['collision with a $500 deductible', 'Collision: $500 deductible'],
    ['Sewer backup up to $10,000', 'Sewer backup: up to $10,000'],
    ['Deductible of $1,000', 'Deductible: $1,000'],
    ['SEF 44 - $1,000,000', 'SEF 44: $1,000,000'],
    ['Tools and equipment, $25,000', 'Tools and equipment, $25,000'],
    ['Jewellery, $6,000', 'Jewellery: $6,000'],
  ] as const)
    expect(withColon(line, line.startsWith('Sewer') ? 'home' : 'auto'), line).toBe(told);
});

test('what may be about two coverages, has a colon or is a name alone is left as it is', () => {
  for (const line of [
    ...['Collision and comprehensive $500 deductible', 'Collision: $500', 'Glass', ''],
    ...['Liability insurance is what I would look at first when you compare these 2 quotes'],
  ])
    expect(withColon(line, 'auto')).toBe(line);
});

test('the usual names of a type are each their own line, and read as names', () => {
  for (const type of ['auto', 'home', 'business', 'commercial-auto'] as const) {
    const names = usualCoverages(type);
    expect(names.length).toBeGreaterThan(4);
    assert(
      property(constantFrom(...names), (name) => {
        expect(coverageLines(`${name}: $1`)[0]?.name).toBe(name);
        expect(startsWithName(`${name} $1`, type)).toBe(name);
      }),
    );
  }
  expect(usualCoverages('life')).toEqual([]);
});

test('a home is offered what it can have, its deductible first', () => {
  const house = usualCoverages('home', 'Home insurance request');
  expect(house.slice(0, 2)).toEqual(['Deductible', 'Building']);
  expect(house).not.toContain('Loss assessment');
  const condo = usualCoverages('home', 'Condo insurance request');
  expect(condo).toEqual(expect.arrayContaining(['Unit improvements', 'Loss assessment']));
  expect(condo).not.toContain('Building');
  expect(usualCoverages('home', 'Tenant insurance request')).toContain('Unit improvements');
});
