import {
  type Answers,
  isAsked,
  isMissed,
  isRequired,
  questionsFor,
} from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** `name` is dotted for one of a group: `vehicle.make`. */
export type MissingAnswer = { name: string; label: string };

/** What was asked of somebody and not answered, in the order it was asked: what a broker has to ask for. */
export function missingAnswers(type: QuoteType, answers: Answers): MissingAnswer[] {
  return (
    questionsFor(type)
      // Who has nothing more to say has answered that.
      .filter((question) => question.name !== 'notes' && isMissed(question, answers))
      .flatMap((question) => missingIn(question, answers[question.name]))
  );
}

/** Whether all is answered that the form requires. */
export function hasRequired(type: QuoteType, answers: Answers): boolean {
  return questionsFor(type)
    .filter((question) => isAsked(question, answers) && isRequired(question, answers))
    .every((question) => {
      const value = answers[question.name];
      if (question.kind !== 'group') return isGiven(value);
      const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
      return question.fields.every(({ name, required }) => required !== true || isGiven(given.get(name)));
    });
}

function missingIn(question: Question, value: unknown): MissingAnswer[] {
  if (question.kind === 'group') {
    const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    return question.fields.flatMap((field) =>
      missingIn(field, given.get(field.name)).map((one) => ({
        ...one,
        name: `${question.name}.${one.name}`,
      })),
    );
  }
  const { name, label } = question;
  return isGiven(value) ? [] : [{ name, label }];
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}
