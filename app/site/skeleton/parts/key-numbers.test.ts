import { expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { factsOn } from '#content/facts/facts.ts';
import { industries } from '#content/industries/industries.ts';
import type { Section } from '#content/pages/page.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { services } from '#content/services/services.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { withKeyNumbers } from './key-numbers.ts';

const FACTS = factsOn('2026-11-26');
const SECTION: Section = {
  heading: 'What is needed',
  paragraphs: [
    '{superVisa.income.since}, {business.liability.usualRequest}, {home.drp.share}, {home.drp.ownShare}',
  ],
};
const valuesOf = ({ keyNumbers = [] }: Section) => keyNumbers.map(({ value }) => value);

test('two numbers of a section stand large beneath it, what has no caption is none, and each is there once on the page', () => {
  const { sections } = withKeyNumbers({ path: '/business/general', sections: [SECTION, SECTION] }, FACTS);
  expect(sections.map(valuesOf)).toEqual([['$2 million or $5 million', '90%'], ['10%']]);
});

test('a number has its caption beneath it, not the sentence that the section has just said', () => {
  const { sections } = withKeyNumbers({ sections: [SECTION] }, FACTS);
  expect(sections[0]?.keyNumbers?.[0]).toEqual({
    value: '90%',
    caption: 'the province’s share of eligible costs at a first application',
  });
});

test('a number that stands large elsewhere on the page is left out', () => {
  const { sections } = withKeyNumbers({ path: '/business/general', sections: [SECTION] }, FACTS, [
    'business.liability.usualRequest',
  ]);
  expect(sections.map(valuesOf)).toEqual([['90%', '10%']]);
});

test.each(['2026-12-31', '2027-01-01'])('on %s no number stands large on two pages', (day) => {
  const pages = [businessGeneral, ...services, ...industries, ...cities, ...subjects];
  const captions = pages.flatMap((page) => {
    const { whatItIs, localFacts, ...more } = { whatItIs: [], localFacts: [], ...page };
    const numbered = withKeyNumbers({ what: { paragraphs: whatItIs }, ...more }, factsOn(day), localFacts);
    return JSON.stringify(numbered).match(/(?<="caption":")[^"]+/g) ?? [];
  });
  expect(captions.length).toBeGreaterThan(30);
  expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([]);
});

test('what is no section of text stays as it is', () => {
  const page = { covers: { intro: '{home.drp.ownShare}' }, columns: ['{home.drp.share}'] };
  expect(withKeyNumbers(page, FACTS)).toEqual(page);
});
