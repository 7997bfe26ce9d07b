import { expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { factsOn } from '#content/facts/facts.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { faqCategories } from '#content/faqs/faq-categories.ts';
import { faqsById, faqsOf } from '#content/faqs/faqs.ts';
import { industries } from '#content/industries/industries.ts';
import { businessGeneral } from '#content/services/business-general.ts';
import { services } from '#content/services/services.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { EXPLAINED_TERMS } from './explained-terms.ts';
import { textsIn } from './texts-in.ts';

const posts = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Each page with the answers that stand on it, as on a day before and a day after the rules change. */
const pages = [...services, businessGeneral, ...industries, ...subjects, ...cities].map((page) => ({
  path: page.path,
  content: { ...page, card: undefined, onPage: undefined, answers: faqsById(page.questions) } as unknown,
}));
const answers = faqCategories.map(({ path, category }) => ({ path, content: faqsOf(category) as unknown }));
const articles = Object.entries(posts).map(([path, text]) => ({
  path,
  content: text.replace(/^---\n[\s\S]*?\n---\n/, '') as unknown,
}));

test.each([...pages, ...answers, ...articles])('$path explains the terms it uses', ({ content }) => {
  for (const day of ['2026-12-31', '2027-01-01']) {
    const text = textsIn(fillFactsIn([content], factsOn(day)))
      .map((found) => found.text)
      .join('\n');
    const unexplained = EXPLAINED_TERMS.filter(
      ({ term, explained }) => term.test(text) && !explained.test(text),
    ).map(({ id }) => id);
    expect(unexplained).toEqual([]);
  }
});
