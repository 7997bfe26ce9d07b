import { type Answers, isAsked, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';

/** Of each section in which something asked was not answered, the name of the first such question. */
export function leftOut(type: QuoteType, answers: Answers): { section: string; name: string }[] {
  return sectionsFor(type).flatMap(({ title, questions }) => {
    const names = questions.filter((question) => isAsked(question, answers)).flatMap(namesOf);
    const name = names.find((one) => isBlank(valueAt(answers, one)));
    return name === undefined ? [] : [{ section: title, name }];
  });
}

/** The rows of a list are filled in or taken away as a whole. */
function namesOf(question: Question): string[] {
  if (question.kind === 'list') return [];
  return question.kind === 'group'
    ? question.fields.map(({ name }) => `${question.name}.${name}`)
    : [question.name];
}
