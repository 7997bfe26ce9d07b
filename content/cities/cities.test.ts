import { expect, test } from 'vitest';
import { factsOn } from '#content/facts/facts.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { faqs, faqsById } from '#content/faqs/faqs.ts';
import { countWords } from '#content/wording/check-wording.ts';
import { shareOfSentences } from '#content/wording/shared-sentences.ts';
import { textsIn } from '#content/wording/texts-in.ts';
import { cities, cityBySlug } from './cities.ts';
import { CITY_SLUGS, type CityPage } from './city-page.ts';

const facts = factsOn('2026-11-22');

/** Everything of a page and its questions that people read, in one text. Names of places are no sentences. */
function readable(city: CityPage): string {
  const { neighbourhoods: _quarters, nearby: _nearby, related: _related, ...shown } = city;
  const questions = faqsById(city.questions).map(({ question, answer }) => ({ question, answer }));
  return textsIn({ shown, questions })
    .map(({ text }) => text)
    .join('\n');
}

function wordsOf(city: CityPage): number {
  const { title: _title, description: _description, related: _related, name: _name, ...shown } = city;
  return textsIn(fillFactsIn(shown, facts)).reduce((sum, { text }) => sum + countWords(text), 0);
}

const pairs = cities.flatMap((one, index) => cities.slice(index + 1).map((other) => [one, other] as const));

test('every city of the specification has its page, and each is found by its slug', () => {
  expect(new Set(cities.map(({ slug }) => slug))).toEqual(new Set(CITY_SLUGS));
  for (const city of cities) {
    expect(city.path).toBe(`/locations/${city.slug}`);
    expect(city.alsoAt).toEqual([`/alberta/${city.slug}`]);
    expect(cityBySlug(city.slug)).toBe(city);
  }
  expect(cityBySlug('banff')).toBeUndefined();
});

test('no two city pages share more than 15 % of their sentences', () => {
  const alike = pairs.map(([one, other]) => ({
    pair: `${one.slug} ${other.slug}`,
    share: shareOfSentences(readable(one), readable(other), [one.name, other.name]),
  }));
  expect(alike.filter(({ share }) => share > 0.15)).toEqual([]);
});

test('each city has at least five dated local facts of its own', () => {
  for (const city of cities) {
    expect(new Set(city.localFacts).size, city.slug).toBeGreaterThanOrEqual(5);
    expect(
      city.localFacts.filter((key) => !facts.byKey[key]?.source.name || !facts.byKey[key]?.asOf),
      city.slug,
    ).toEqual([]);
  }
  const told = cities.flatMap(({ localFacts }) => localFacts);
  expect(new Set(told).size).toBe(told.length);
});

test('city pages have 600 to 1,100 words and four to six questions of their own', () => {
  const unfit = cities
    .map((city) => ({ slug: city.slug, words: wordsOf(city) }))
    .filter(({ words }) => words < 600 || words > 1100);
  expect(unfit).toEqual([]);
  for (const city of cities) {
    expect(city.questions.length, city.slug).toBeGreaterThanOrEqual(4);
    expect(city.questions.length, city.slug).toBeLessThanOrEqual(6);
    expect(faqsById(city.questions).every(({ category }) => category === 'city')).toBe(true);
  }
  const asked = cities.flatMap(({ questions }) => questions);
  expect(new Set(asked).size).toBe(asked.length);
  expect(faqs.filter(({ id, category }) => category === 'city' && !asked.includes(id))).toEqual([]);
});

test('answers have 60 to 150 words', () => {
  const unfit = faqs
    .filter(({ category }) =>
      ['city', 'general', 'claims-and-complaints', 'privacy-and-account'].includes(category),
    )
    .map(({ id, answer }) => ({ id, words: countWords(answer) }))
    .filter(({ words }) => words < 60 || words > 150);
  expect(unfit).toEqual([]);
});

test('Fort McMurray is not called a city', () => {
  const fort = cityBySlug('fort-mcmurray');
  if (!fort) throw new Error('the page is missing');
  expect(readable(fort).match(/\b(?:the|our|this) city\b/gi) ?? []).toEqual([]);
});

test('a page that only changes the name of the city is recognized', () => {
  const one = 'Hail is common in Calgary. Ask about the roof. Park inside.';
  const other = 'Hail is common in Edmonton. Ask about the roof. Walk home.';
  expect(shareOfSentences(one, other, ['Calgary', 'Edmonton'])).toBeCloseTo(2 / 3);
  expect(shareOfSentences(one, 'Nothing alike.', [])).toBe(0);
});
