import type { Crumb } from '#app/site/frame/breadcrumb.tsx';
import type { FactBook } from '#content/fact.ts';
import { faqsById } from '#content/faqs.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import type { SkeletonPage } from '#content/skeleton-page.ts';
import { sourcesOf } from '#content/sources-of.ts';
import { formatDay } from './format-day.ts';
import { setPage, setTypeIn } from './set-type.ts';

/**
 * What a service, industry or city page needs in the browser, with its facts filled in. For loaders only: they run
 * while the site is built, so the book of facts and the questions of other pages never travel.
 */
export function loadSkeleton<Content extends SkeletonPage>(
  content: Content,
  crumbs: readonly Crumb[],
  facts: FactBook,
) {
  const questions = faqsById(content.questions);
  const { pointers, reviewedOn, ...page } = fillFactsIn(content, facts);
  return {
    page: setPage(page),
    questions: setTypeIn(
      fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    ),
    crumbs,
    sources: {
      reviewed: { day: reviewedOn, words: formatDay(reviewedOn) },
      pointers,
      facts: setTypeIn(sourcesOf([content, questions], facts)),
    },
  };
}
