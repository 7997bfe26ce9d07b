import { type Answers, isAsked, isRequired, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

type Change = {
  /** The dotted name of the answer that is changed: `use`, `vehicle.year`, `travellers.0.age`. */
  name: string;
  /** The answers as they were, and as they stand in the form. */
  before: Answers;
  now: Answers;
  /** The dotted names of answers that cannot be taken. */
  wrong: readonly string[];
};

/**
 * The questions to show while one answer is changed, in the order of the form: its own, those that are asked or needed
 * only because of the change, and those whose answers cannot be taken any more. Rows of a list are changed together.
 */
export function changedTogether(type: QuoteType, { name, before, now, wrong }: Change): Question[] {
  return questionsFor(type)
    .filter((question) => isAsked(question, now))
    .flatMap((question) => {
      const isNew =
        !isAsked(question, before) || (isRequired(question, now) && !isRequired(question, before));
      return isNew ? [question] : concerned(question, [name, ...wrong]);
    });
}

/** The question if one of the answers is its; of a group the fields that are. */
function concerned(question: Question, names: readonly string[]): Question[] {
  const isAbout = (root: string) => names.some((one) => one === root || one.startsWith(`${root}.`));
  if (!isAbout(question.name)) return [];
  if (question.kind !== 'group' || names.includes(question.name)) return [question];
  return [
    { ...question, fields: question.fields.filter((field) => isAbout(`${question.name}.${field.name}`)) },
  ];
}
