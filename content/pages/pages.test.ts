import { expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { factsOn } from '#content/facts/facts.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFacts, fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { FAQ_CATEGORIES } from '#content/faqs/faq.ts';
import { faqs, faqsById, faqsOf } from '#content/faqs/faqs.ts';
import { industries, industryById } from '#content/industries/industries.ts';
import { INDUSTRY_IDS } from '#content/industries/industry-page.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { serviceList } from '#content/services/list.ts';
import { SERVICE_IDS, serviceCardPath } from '#content/services/service-page.ts';
import { serviceById, serviceCards, services } from '#content/services/services.ts';
import { countWords } from '#content/wording/check-wording.ts';
import { textsIn } from '#content/wording/texts-in.ts';
import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { homePage } from './home.ts';
import { newsletterPage } from './newsletter.ts';
import type { Page } from './page.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { SKELETON_ORDER, type SkeletonPage } from './skeleton-page.ts';

/** Either side of the day that changes most texts. */
const SIDES = ['2026-12-31', '2027-01-01'].map(factsOn);

const modules = import.meta.glob<Record<string, unknown>>(['/content/**/*.ts', '!/content/**/*.test.ts'], {
  eager: true,
});
const posts = import.meta.glob<string>('../posts/*.md', { eager: true, query: '?raw', import: 'default' });

function isPage(value: unknown): value is Page {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'heading' in value &&
    'reviewedOn' in value
  );
}

const pages = [...new Set(Object.values(modules).flatMap((exported) => Object.values(exported)))].filter(
  isPage,
);
const skeletonPages: readonly SkeletonPage[] = [...services, ...industries, businessGeneral];

/** Cards stand elsewhere, and the before-and-after box comes on top. */
const NOT_BODY = new Set(['card', 'onPage', 'change', 'title', 'description']);

function wordsOf(page: SkeletonPage, facts: FactBook): number {
  const body = Object.fromEntries(Object.entries(page).filter(([name]) => !NOT_BODY.has(name)));
  return textsIn(fillFactsIn(body, facts)).reduce((sum, { text }) => sum + countWords(text), 0);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every service, industry and single page is here', () => {
  expect(services.map(({ id }) => id)).toEqual([...SERVICE_IDS]);
  expect(industries.map(({ id }) => id)).toEqual([...INDUSTRY_IDS]);
  expect(industryById('retail').path).toBe('/business/retail');
  for (const page of [...skeletonPages, serviceList, aboutPage, contactPage, newsletterPage]) {
    expect(pages).toContain(page);
  }
});

test.each(SIDES)('titles and descriptions are short, whole and unique on $day', (facts) => {
  const heads = pages.map(({ path, title, description }) => ({
    path,
    title: fillFacts(title, facts),
    description: fillFacts(description, facts),
  }));
  expect(heads.filter(({ title }) => title.length > 60 || title.length < 15)).toEqual([]);
  const unfit = heads.filter(({ description }) => description.length > 155 || description.length < 70);
  expect(unfit.map(({ path, description }) => `${path}: ${description.length}`)).toEqual([]);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
  expect(repeated(pages.map(({ heading }) => heading))).toEqual([]);
  expect(repeated(pages.map(({ path }) => path))).toEqual([]);
});

test('every link leads to a public path', () => {
  const known = new Set(PUBLIC_PATHS);
  const linked = [
    // The chat also leads into the portals and the form: app/features/assistant/entries/entries.test.ts looks there.
    ...Object.entries(modules).flatMap(([file, exported]) =>
      file.startsWith('/content/chat/') ? [] : linksIn(exported),
    ),
    ...Object.values(posts).flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)#]*)/g)].flatMap(([, to]) => to ?? []),
    ),
  ];
  expect(linked.length).toBeGreaterThan(60);
  expect(linked.filter((to) => !known.has(to))).toEqual([]);
  const placed = pages.flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt]);
  expect(placed.filter((path) => !known.has(path))).toEqual([]);
});

function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'to' && typeof inner === 'string' ? [inner] : linksIn(inner),
  );
}

test.each(SIDES)('every page says where to check and when it was read on $day', (facts) => {
  const unsourced = pages.filter(
    (page) =>
      page.pointers.length + sourcesOf(page, facts).length < 2 ||
      !/^\d{4}-\d{2}-\d{2}$/.test(page.reviewedOn),
  );
  expect(unsourced.map(({ path }) => path)).toEqual([]);
});

test('the nine cards have the shape and the links of the specification', () => {
  expect(serviceCards.map(({ id }) => id)).toEqual([...SERVICE_IDS]);
  for (const card of serviceCards) {
    expect(card.imageUrl).toBe(`/illustrations/${card.id}.svg`);
    expect(card.features.length).toBeGreaterThanOrEqual(3);
    expect(card.coverages.length).toBeGreaterThanOrEqual(5);
  }
  expect(serviceCardPath('business')).toBe('/business');
  expect(serviceCardPath('supervisa')).toBe('/insurance/supervisa');
});

test('the home page begins with auto, business and home', () => {
  expect(homePage.featured.services.map((id) => serviceById(id).path)).toEqual([
    '/insurance/auto',
    '/business',
    '/insurance/home',
  ]);
});

test('the list page shows every service and every industry once', () => {
  expect(serviceList.groups.flatMap((group) => group.services).sort()).toEqual([...SERVICE_IDS].sort());
  expect(serviceList.groups.flatMap(({ industries: listed = [] }) => listed)).toEqual([...INDUSTRY_IDS]);
});

test('only specialty has a second variant', () => {
  const withVariant = services.filter(({ onPage }) => onPage).map(({ id }) => id);
  expect(withVariant).toEqual(['specialty']);
});

test.each(SIDES)('no page of a kind of insurance or a trade is thin on $day', (facts) => {
  const lengths = [
    ...services.map((page) => ({ path: page.path, words: wordsOf(page, facts), least: 700 })),
    ...industries.map((page) => ({ path: page.path, words: wordsOf(page, facts), least: 450 })),
  ];
  expect(lengths.filter(({ words, least }) => words < least)).toEqual([]);
});

test('a page with an order of its own names every block once, and sections that it has', () => {
  const ordered = [...skeletonPages, ...cities].flatMap(({ path, order, sections }) =>
    order ? [{ path, order, sections }] : [],
  );
  expect(ordered.length).toBeGreaterThan(8);
  for (const { path, order, sections } of ordered) {
    const blocks = order.filter((place) => typeof place === 'string');
    expect(blocks.toSorted(), path).toEqual([...SKELETON_ORDER].sort());
    const named = order.flatMap((place) => (typeof place === 'string' ? [] : place.section));
    expect(repeated(named), path).toEqual([]);
    expect(sections.map(({ heading }) => heading)).toEqual(expect.arrayContaining(named));
  }
});

test('who has a first car or a new licence finds it on the page about cars, under a fold that says so', () => {
  const auto = services.find(({ id }) => id === 'auto');
  const part = 'A first car, or a new licence';
  const section = auto?.sections.find(({ heading }) => heading === part);
  expect(section).toMatchObject({ kind: 'table', foldedAs: expect.stringContaining('buy a car') });
});

test('coverage tables and questions are complete', () => {
  for (const page of services) {
    expect(page.covers.rows.length, page.path).toBeGreaterThanOrEqual(6);
    expect(page.covers.rows.length, page.path).toBeLessThanOrEqual(10);
    expect(page.questions.length, page.path).toBeGreaterThanOrEqual(6);
    expect(page.questions.length, page.path).toBeLessThanOrEqual(8);
  }
  for (const page of industries) expect(page.questions, page.path).toHaveLength(4);
  for (const page of skeletonPages) expect(() => faqsById(page.questions)).not.toThrow();
});

test.each(SIDES)('questions are unique, short and ask on $day', (facts) => {
  expect(repeated(faqs.map(({ id }) => id))).toEqual([]);
  expect(repeated(faqs.map(({ question }) => question))).toEqual([]);
  const unfit = faqs.filter(
    ({ question, answer }) =>
      question.length > 160 || !question.endsWith('?') || fillFacts(answer, facts).length > 1500,
  );
  expect(unfit.map(({ id }) => id)).toEqual([]);
});

test('every category that has questions has six to ten', () => {
  const sizes = FAQ_CATEGORIES.map((category) => ({ category, size: faqsOf(category).length }));
  expect(sizes.filter(({ size }) => size !== 0 && (size < 6 || size > 10))).toEqual([]);
  expect(faqsOf('home')).toHaveLength(6);
});

test('every industry question stands on an industry page', () => {
  const asked = new Set(industries.flatMap(({ questions }) => questions));
  const orphans = faqs.filter(({ id, category }) => category === 'industry' && !asked.has(id));
  expect(orphans.map(({ id }) => id)).toEqual([]);
});
