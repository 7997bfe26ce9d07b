import { dayWords } from '#app/platform/clock/day-words.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import type { Page, Section } from '#content/pages/page.ts';
import { setPage, setTypeIn } from '../skeleton/set-type.ts';

/** What a page of text needs in the browser. For loaders only. */
export function loadTextPage<Content extends Page & { sections: readonly Section[] }>(
  content: Content,
  facts: FactBook,
) {
  const { sections, ...page } = setPage(fillFactsIn(content, facts));
  return {
    page,
    sections,
    reviewed: { day: content.reviewedOn, words: dayWords(content.reviewedOn) },
    sources: setTypeIn(sourcesOf(content, facts)),
  };
}
