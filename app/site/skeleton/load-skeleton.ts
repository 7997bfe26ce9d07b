import { dayWords } from '#app/platform/clock/day-words.ts';
import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { faqsById } from '#content/faqs/faqs.ts';
import type { SkeletonPage } from '#content/pages/skeleton-page.ts';
import { loadFigures } from '../figures/load-figures.ts';
import { showChange } from './change/show-change.ts';
import { withKeyNumbers } from './parts/key-numbers.ts';
import { quotePathFrom } from './quote-way/quote-path.ts';
import { setPage, setTypeIn } from './set-type.ts';

/**
 * What a service, industry or city page needs in the browser, with its facts filled in. For loaders only: they run
 * while the site is built, so the book of facts and the questions of other pages never travel.
 */
export function loadSkeleton<Content extends SkeletonPage>(
  content: Content,
  crumbs: readonly Crumb[],
  facts: FactBook,
  /** Facts that stand large in a part of their own. */
  elsewhere: readonly string[] = [],
) {
  const questions = faqsById(content.questions);
  const { whatItIs, ...more } = content;
  const numbered = withKeyNumbers({ what: { paragraphs: whatItIs }, ...more }, facts, elsewhere);
  const { pointers, reviewedOn, change, ...page } = fillFactsIn(numbered, facts);
  return {
    page: setPage({ ...page, ...(change && { change: showChange(change, facts.day) }) }),
    questions: setTypeIn(
      fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    ),
    crumbs,
    quotePath: quotePathFrom(content.nextStep.quoteType, crumbs.at(-1)?.to),
    figures: loadFigures(content, facts),
    sources: {
      reviewed: { day: reviewedOn, words: dayWords(reviewedOn) },
      pointers,
      facts: setTypeIn(sourcesOf([content, questions], facts)),
    },
  };
}
