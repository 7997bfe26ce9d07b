import { facts } from '#content/facts.ts';
import { faqsById } from '#content/faqs.ts';
import { fillFactsIn } from '#content/fill-facts.ts';
import type { SkeletonPage } from '#content/skeleton-page.ts';
import { sourcesOf } from '#content/sources-of.ts';
import type { Crumb } from '../breadcrumb.tsx';
import { formatDay } from '../format-day.ts';

/**
 * What a service, industry or city page needs in the browser, with its facts filled in. For loaders only: they run
 * while the site is built, so the book of facts and the questions of other pages never travel.
 */
export function loadSkeleton<Content extends SkeletonPage>(
  content: Content,
  options: { crumbs: readonly Crumb[]; facts?: readonly string[] },
) {
  const questions = faqsById(content.questions);
  const named = (options.facts ?? []).map((key) => `{${key}}`);
  const { pointers, reviewedOn, ...page } = fillFactsIn(content, facts);
  return {
    page,
    questions: fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    crumbs: options.crumbs,
    sources: {
      reviewed: { day: reviewedOn, words: formatDay(reviewedOn) },
      pointers,
      facts: sourcesOf([content, questions, named], facts),
    },
  };
}

export type LoadedSources = ReturnType<typeof loadSkeleton>['sources'];
