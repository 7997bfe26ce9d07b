import { type Answers, isAsked, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { FieldQuestion, ListQuestion, Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** A question that can be asked by itself: `name` is dotted for one of a group. */
export type AskedField = { name: string; question: FieldQuestion | ListQuestion };

/** The questions of a type with these names, in the order of the form, without those that other answers make meaningless. */
export function askedFields(type: QuoteType, names: readonly string[], answers: Answers): AskedField[] {
  return questionsFor(type)
    .filter((question) => isAsked(question, answers))
    .flatMap(fieldsOf)
    .filter(({ name }) => names.includes(name));
}

/** Of these names the first that no question of this type has. */
export function unknownQuestion(type: QuoteType, names: readonly string[]): string | undefined {
  const known = questionsFor(type).flatMap(fieldsOf);
  return names.find((name) => !known.some((one) => one.name === name));
}

function fieldsOf(question: Question): AskedField[] {
  if (question.kind !== 'group') return [{ name: question.name, question }];
  return question.fields.map((field) => ({ name: `${question.name}.${field.name}`, question: field }));
}

/** The answer with this dotted name. */
export function answerAt(answers: Answers, name: string): unknown {
  const [root = '', field] = name.split('.');
  const value = answers[root];
  return field === undefined ? value : (Object(value) as Answers)[field];
}

/** The same answers with this one. */
export function withAnswer(answers: Answers, name: string, value: unknown): Answers {
  const [root = '', field] = name.split('.');
  return { ...answers, [root]: field === undefined ? value : { ...Object(answers[root]), [field]: value } };
}

/** Nothing but empty fields, also in the rows of a list. */
export function isLeftEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isLeftEmpty);
  return value === undefined || value === null || value === '';
}
