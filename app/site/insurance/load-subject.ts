import { dayWords } from '#app/platform/clock/day-words.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { faqsById } from '#content/faqs/faqs.ts';
import { serviceById } from '#content/services/services.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { withKeyNumbers } from '../skeleton/parts/key-numbers.ts';
import { quotePathFrom } from '../skeleton/quote-way/quote-path.ts';
import { setPage, setTypeIn } from '../skeleton/set-type.ts';

/** The page of a subject by its path. For loaders only. */
export function loadSubject(path: string, facts: FactBook) {
  const subject = subjects.find((page) => page.path === path);
  if (!subject) throw new RangeError(`No subject lives at ${path}.`);
  const { pointers, reviewedOn, under, ...content } = subject;
  const parent = serviceById(under);
  const questions = faqsById(content.questions);
  return {
    page: setPage(fillFactsIn(withKeyNumbers(content, facts), facts)),
    questions: setTypeIn(
      fillFactsIn(questions, facts).map(({ id, question, answer }) => ({ id, question, answer })),
    ),
    crumbs: [
      { label: 'Insurance', to: '/insurance/all' },
      { label: parent.card.name, to: parent.path },
      { label: content.name, to: path },
    ],
    quotePath: quotePathFrom(content.nextStep.quoteType, path),
    picture: under,
    sources: {
      reviewed: { day: reviewedOn, words: dayWords(reviewedOn) },
      pointers,
      facts: setTypeIn(sourcesOf([content, questions], facts)),
    },
  };
}
