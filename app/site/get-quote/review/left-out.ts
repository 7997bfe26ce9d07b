import { type Answers, isAsked, isRequired, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';

/** What of a section was asked and not answered: how many, how many of them must be, and the name of the first to go to. */
export type LeftOut = { section: string; name: string; count: number; needed: number };

export function leftOut(type: QuoteType, answers: Answers): LeftOut[] {
  return sectionsFor(type).flatMap(({ title, questions }) => {
    const left = questions
      .filter((question) => isAsked(question, answers))
      .flatMap((question) => fieldsOf(question, answers))
      .filter(({ name }) => isBlank(valueAt(answers, name)));
    const needed = left.filter(({ isNeeded }) => isNeeded);
    const first = needed[0] ?? left[0];
    return first ? [{ section: title, name: first.name, count: left.length, needed: needed.length }] : [];
  });
}

/** The rows of a list are filled in or taken away as a whole. */
function fieldsOf(question: Question, answers: Answers): { name: string; isNeeded: boolean }[] {
  if (question.kind === 'list') return [];
  if (question.kind !== 'group') {
    return [{ name: question.name, isNeeded: isRequired(question, answers) }];
  }
  return question.fields.map(({ name, required }) => ({
    name: `${question.name}.${name}`,
    isNeeded: required === true,
  }));
}
