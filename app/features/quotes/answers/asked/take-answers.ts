import { answersSchema } from '#app/features/quotes/answers/answers-schema.ts';
import { type Answers, isAsked, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { questionSchema } from '#app/features/quotes/questions/question-schema.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { type AskedField, answerAt, askedFields, isLeftEmpty, withAnswer } from './asked-fields.ts';

/** What somebody answers to questions of the form that were asked of them later, by their dotted names. */
export type GivenAnswers = {
  answers: Readonly<Record<string, unknown>>;
  /** Those to which they know no answer. */
  notKnown: readonly string[];
  /** They answer a question in words beside them. */
  hasWords: boolean;
};

type Finding = { name: string; message: string };
type Taken = { answers: Answers; findings: Finding[] };

export const NOTHING_ANSWERED = 'Please answer at least one of these, or say that you don’t know it';

/**
 * The answers of a request with those that are given now to the questions of these `names`. What is left empty stays as it
 * was: part of it may be answered. Findings are about what is given; of the other answers none is complained of, as they
 * are not on this form.
 */
export function takeAnswers(
  type: QuoteType,
  { names, before, given }: { names: readonly string[]; before: Answers; given: GivenAnswers },
): Taken {
  const named = askedFields(type, names, { ...before, ...given.answers });
  const fields = named.filter(
    ({ name }) => !given.notKnown.includes(name) && !isLeftEmpty(given.answers[name]),
  );
  const [first] = named;
  if (first && fields.length === 0 && given.notKnown.length === 0 && !given.hasWords) {
    return { answers: before, findings: [{ name: first.name, message: NOTHING_ANSWERED }] };
  }
  const merged = fields.reduce((all, { name }) => withAnswer(all, name, given.answers[name]), before);
  const findings = findingsOf(type, { fields, before, merged });
  if (findings.length > 0) return { answers: before, findings };
  const answers = fields.reduce(
    (all, { name, question }) =>
      withAnswer(all, name, questionSchema(question).parse(answerAt(merged, name))),
    before,
  );
  const meant = questionsFor(type).filter((question) => isAsked(question, answers));
  return {
    answers: Object.fromEntries(
      meant.flatMap(({ name }) => (answers[name] === undefined ? [] : [[name, answers[name]]])),
    ),
    findings: [],
  };
}

type Merged = { fields: readonly AskedField[]; before: Answers; merged: Answers };

/** What the form finds in the answers that are given: in themselves, and in others that they do not go with. */
function findingsOf(type: QuoteType, { fields, before, merged }: Merged): Finding[] {
  const earlier = new Set(found(type, before).map(({ name }) => name));
  return found(type, merged).flatMap(({ name, message }) => {
    if (fields.some((field) => isWithin(name, field.name))) return [{ name, message }];
    // Another answer than these that is wrong only now: said where it can be put right.
    const isNew = !earlier.has(name) && !isLeftEmpty(answerAt(merged, name));
    const beside = fields.find((field) => rootOf(field.name) === rootOf(name)) ?? fields[0];
    return isNew && beside ? [{ name: beside.name, message }] : [];
  });
}

function found(type: QuoteType, answers: Answers): Finding[] {
  const issues = answersSchema(type).safeParse(answers).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ name: path.join('.'), message }));
}

const isWithin = (name: string, outer: string) => name === outer || name.startsWith(`${outer}.`);
const rootOf = (name: string) => name.split('.')[0];
