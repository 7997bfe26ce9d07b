import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { allFacts, facts } from './facts.ts';
import { factKeysIn, fillFacts, fillFactsIn } from './fill-facts.ts';
import { sourcesOf } from './sources-of.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function pastReview(all: readonly Fact[], today: Date): string[] {
  const day = today.toISOString().slice(0, 10);
  return all
    .filter(({ reviewBy }) => reviewBy < day)
    .map(({ key, reviewBy }) => `${key}: review was due ${reviewBy}`);
}

test('every fact has one key, a source and sound dates', () => {
  expect(new Set(allFacts.map(({ key }) => key)).size).toBe(allFacts.length);
  const unsound = allFacts.filter(
    ({ key, statement, source, asOf, verifiedOn, reviewBy, from, until }) =>
      !/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/.test(key) ||
      !statement.endsWith('.') ||
      source.name === '' ||
      !/^(undated|\d{4}(-\d{2}){0,2})$/.test(asOf) ||
      !DAY.test(verifiedOn) ||
      reviewBy <= verifiedOn ||
      (from !== undefined && until !== undefined && from > until),
  );
  expect(unsound.map(({ key }) => key)).toEqual([]);
});

test('no fact is past its review day', () => {
  expect(pastReview(allFacts, new Date())).toEqual([]);
});

test('a fact past its review day is named', () => {
  const [fact] = allFacts;
  if (!fact) throw new Error('there are facts');
  expect(pastReview([{ ...fact, reviewBy: '2027-01-31' }], new Date('2027-01-31T12:00:00Z'))).toEqual([]);
  expect(pastReview([{ ...fact, reviewBy: '2027-01-31' }], new Date('2027-02-01T12:00:00Z'))).toEqual([
    `${fact.key}: review was due 2027-01-31`,
  ]);
});

test('a placeholder prints the value of its fact, an unknown one throws', () => {
  expect(fillFacts('At least {auto.liability.minimum}, please.', facts)).toBe('At least $200,000, please.');
  expect(() => fillFacts('{auto.no.such}', facts)).toThrow('auto.no.such');
  expect(fillFactsIn({ a: ['{reform.start}'], b: 1 }, facts)).toEqual({ a: ['January 1, 2027'], b: 1 });
  expect(factKeysIn('{a.b} and {a.b} and {c.d}')).toEqual(['a.b', 'c.d']);
});

test('the sources of a text come from its facts, each once', () => {
  const found = sourcesOf({ text: '{reform.start} {reform.lastDay} {home.drp.limit}' }, facts);
  expect(found.map(({ name, asOf }) => `${name} ${asOf}`)).toEqual([
    'Mondaq, on the Automobile Insurance Act March 10, 2026',
    'Government of Alberta undated',
  ]);
});

test('a source is named once with all its dates, and our own promises need none', () => {
  const found = sourcesOf(
    { text: '{home.sewer.lowLimit} {home.evacuation.days} {weather.calgary2024.date}' },
    facts,
  );
  expect(found.map(({ name, asOf }) => `${name}: ${asOf}`)).toEqual([
    'Caliber Insurance Brokers, on water covers: undated',
    'Insurance Bureau of Canada: 2016 and September 11, 2024',
  ]);
  expect(sourcesOf({ text: 'Within {site.promise}.' }, facts)).toEqual([]);
});
