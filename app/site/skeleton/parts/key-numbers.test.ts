import { expect, test } from 'vitest';
import { factsOn } from '#content/facts/facts.ts';
import type { Section } from '#content/pages/page.ts';
import { isLargeNumber, withKeyNumbers } from './key-numbers.ts';

const FACTS = factsOn('2026-11-26');
const SECTION: Section = {
  heading: 'What is needed',
  paragraphs: ['{superVisa.income.since}, {superVisa.minimum}, {superVisa.income.four}, {home.drp.share}'],
};
const valuesOf = ({ keyNumbers = [] }: Section) => keyNumbers.map(({ value }) => value);

test('two numbers of a section stand large beneath it, a day is none, and each is there once on the page', () => {
  const { sections } = withKeyNumbers({ sections: [SECTION, SECTION] }, FACTS);
  expect(sections.map(valuesOf)).toEqual([['$100,000', '$56,724'], ['90%']]);
});

test('a number that stands large elsewhere on the page is left out', () => {
  const { sections } = withKeyNumbers({ sections: [SECTION] }, FACTS, ['superVisa.minimum']);
  expect(sections.map(valuesOf)).toEqual([['$56,724', '90%']]);
});

test('what is no section of text stays as it is', () => {
  const page = { covers: { intro: '{superVisa.minimum}' }, columns: ['{home.drp.share}'] };
  expect(withKeyNumbers(page, FACTS)).toEqual(page);
});

test.each(['2019', 'fall 2023', 'January 1, 2027', '2018 and 2019', 'Bill 27 of 2026', 'five years'])(
  '%s does not stand large',
  (value) => expect(isLargeNumber(value)).toBe(false),
);
