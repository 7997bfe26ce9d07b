import { expect, test } from 'vitest';
import { allFacts, daysOfChange, daysOfReview, factsOn } from './facts.ts';
import { changedOn } from './reading/changed-on.ts';
import { dayAfter } from './reading/day-after.ts';
import type { Fact } from './reading/fact.ts';
import { factKeysIn, fillFacts, fillFactsIn } from './reading/fill-facts.ts';
import { sourcesOf } from './reading/sources-of.ts';

const facts = factsOn('2026-11-22');
/** What we decide or work out ourselves stands on no page of others. */
const OWN_SOURCES = new Set(['Chinook Cover, our own terms', 'Arithmetic']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

test('every fact has one key, a source and sound dates', () => {
  expect(allFacts.filter(overlapsAnother).map(({ key }) => key)).toEqual([]);
  const unsound = allFacts.filter(
    ({ key, statement, source, asOf, verifiedOn, reviewBy, from, until, on }) =>
      !/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/.test(key) ||
      !statement.endsWith('.') ||
      source.name === '' ||
      !/^(undated|\d{4}(-\d{2}){0,2})$/.test(asOf) ||
      !DAY.test(verifiedOn) ||
      reviewBy <= verifiedOn ||
      (on !== undefined && !DAY.test(on)) ||
      (from !== undefined && until !== undefined && from > until),
  );
  expect(unsound.map(({ key }) => key)).toEqual([]);
});

test('a caption is a few words that go on from a short number and do not say it again', () => {
  const unsound = allFacts.filter(
    ({ value, caption }) =>
      caption !== undefined &&
      (caption.length > 80 ||
        value.length > 26 ||
        !/\d/.test(value) ||
        caption.includes(value) ||
        /^[A-Z][a-z]|\.$/.test(caption)),
  );
  expect(unsound.map(({ key }) => key)).toEqual([]);
  const captions = allFacts.flatMap(({ caption }) => caption ?? []);
  expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([]);
});

test('a fact links the very page on which it was read: never a front door, never an encyclopedia', () => {
  const unlinked = allFacts.filter(({ source }) => !source.url && !OWN_SOURCES.has(source.name));
  expect(unlinked.map(({ key }) => key)).toEqual([]);
  const linked = allFacts.flatMap(({ key, source }) =>
    source.url ? [{ key, url: new URL(source.url) }] : [],
  );
  expect(linked.filter(({ url }) => url.pathname === '/' && url.search === '').map(({ key }) => key)).toEqual(
    [],
  );
  expect(linked.filter(({ url }) => url.hostname.includes('wikipedia')).map(({ key }) => key)).toEqual([]);
});

/** Of the facts with one key, at most one holds on any day. */
function overlapsAnother(fact: Fact): boolean {
  return allFacts.some(
    (other) =>
      other !== fact &&
      other.key === fact.key &&
      (fact.from ?? '') <= (other.until ?? '9') &&
      (other.from ?? '') <= (fact.until ?? '9'),
  );
}

test('a span stands on its side of the day, and takes the space around it along', () => {
  const before = factsOn('2026-12-31');
  const from = factsOn('2027-01-01');
  const text = 'First. {before reform.start: Old, {reform.incomeShare}.} {from reform.start: New.} Last.';
  expect(fillFacts(text, before)).toBe('First. Old, 90%. Last.');
  expect(fillFacts(text, from)).toBe('First. New. Last.');
  const inside = 'See {before reform.start: what changes}{from reform.start: what changed} then.';
  expect(fillFacts(inside, before)).toBe('See what changes then.');
  expect(fillFacts(inside, from)).toBe('See what changed then.');
  const list = '- one\n{before reform.start: - old}\n- two\n\n{from reform.start: New paragraph.}\n\nLast.';
  expect(fillFacts(list, before)).toBe('- one\n- old\n- two\n\nLast.');
  expect(fillFacts(list, from)).toBe('- one\n- two\n\nNew paragraph.\n\nLast.');
  expect(fillFactsIn({ items: ['{before reform.start: Old.}', 'Kept.'] }, from)).toEqual({
    items: ['Kept.'],
  });
  expect(() => fillFacts('{from reform.lastDay: X.}', before)).toThrow('reform.lastDay');
});

test('the days of change and of review are those on which something begins to differ', () => {
  expect(daysOfChange()).toContain('2027-01-01');
  expect(daysOfReview()).toContain(dayAfter('2027-05-20'));
  expect(daysOfReview()).not.toContain('2027-05-20');
});

test('a text has changed when it was last read, or when a day changed its words', () => {
  const dated = { text: '{before reform.start: Old.} {from reform.start: New.}' };
  expect(changedOn(dated, '2026-11-20', '2026-12-31')).toBe('2026-11-20');
  expect(changedOn(dated, '2026-11-20', '2027-02-01')).toBe('2027-01-01');
  expect(changedOn(dated, '2027-01-15', '2027-02-01')).toBe('2027-01-15');
  expect(changedOn({ text: 'On {reform.start}.' }, '2026-11-20', '2027-02-01')).toBe('2026-11-20');
});

test('a source is being checked from the day after its review was due', () => {
  const checking = (day: string) =>
    sourcesOf('{reform.impairment}', factsOn(day)).map((one) => one.isBeingChecked);
  expect(checking('2027-01-08')).toEqual([undefined]);
  expect(checking('2027-01-09')).toEqual([true]);
});

test('a placeholder prints the value of its fact, an unknown one throws', () => {
  expect(fillFacts('At least {auto.liability.minimum}, please.', facts)).toBe('At least $200,000, please.');
  expect(() => fillFacts('{auto.no.such}', facts)).toThrow('auto.no.such');
  expect(fillFactsIn({ a: ['{reform.start}'], b: 1 }, facts)).toEqual({ a: ['January 1, 2027'], b: 1 });
  expect(factKeysIn('{a.b} and {a.b} and {c.d}')).toEqual(['a.b', 'c.d']);
});

test('the sources of a text come from its facts, each once', () => {
  const found = sourcesOf({ text: '{reform.start} {reform.lastDay} {home.condo.deductible}' }, facts);
  expect(found.map(({ name, asOf }) => `${name} ${asOf}`)).toEqual([
    'Mondaq, a site for legal articles, on the Automobile Insurance Act March 10, 2026',
    'Condominium Property Regulation, section 62.4, explained by the law firm Parlee McLaws 2020',
  ]);
});

test('a source is named once with all its dates, and our own promises need none', () => {
  const found = sourcesOf(
    {
      text: '{home.condo.exampleSmall} {home.vacancy.days} {weather.calgary2024.date} {weather.prairie2025.date} {city.fortMcMurray.fire2024Date}',
    },
    facts,
  );
  expect(found.map(({ name, asOf }) => `${name}: ${asOf}`)).toEqual([
    'Condominium Property Regulation, section 62.4, explained by the law firm Parlee McLaws: 2020',
    'Insurance Bureau of Canada, on vacant homes (a copy on another website): ',
    'Insurance Bureau of Canada, first estimate of the 2024 hailstorm: September 11, 2024',
    'Insurance Bureau of Canada, on the storms of August 2025: December 8, 2025',
    'Global News, on the fire of May 2024: May 14, 2024',
  ]);
  expect(sourcesOf({ text: 'Within {site.promise}.' }, facts)).toEqual([]);
});
