import { z } from 'zod';
import {
  type Answers,
  holds,
  isAsked,
  isRequired,
  questionsFor,
} from '#app/features/quotes/questions/catalogue.ts';
import { isAlwaysRequired, type Question } from '#app/features/quotes/questions/question.ts';
import { questionSchema, withoutEmpty } from '#app/features/quotes/questions/question-schema.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { ageToday, daysBetween, isCalendarDay, today } from '#app/platform/clock/calendar-day.ts';

type Finding = { path: string[]; message: string };

const YOUNGEST_LICENCE_AGE = 14;
const LONGEST_TRIP_DAYS = 365;
const STILL_TO_COME =
  'This day is still to come, and you say they are in Canada already: enter the day they arrived, or change that answer';

/** Rules between two answers, by type. They see answers that may still be wrong by themselves. */
const RULES: Partial<Record<QuoteType, (answers: Answers) => Finding[]>> = {
  auto: ({ driver }) => {
    const { birthDate, yearLicensed } = asAnswers(driver);
    if (!isDay(birthDate) || typeof yearLicensed !== 'number') return [];
    const first = Number(birthDate.slice(0, 4)) + YOUNGEST_LICENCE_AGE;
    // Whoever is too young is told so beside the date of birth.
    if (yearLicensed >= first || ageToday(birthDate) < YOUNGEST_LICENCE_AGE) return [];
    return [
      {
        path: ['driver', 'yearLicensed'],
        message: `Year first licensed must be ${first} or later, the year of the 14th birthday: check both years`,
      },
    ];
  },
  supervisa: ({ visaState, arrivalOn }) => {
    if (visaState !== 'in-canada' || !isDay(arrivalOn) || arrivalOn <= today()) return [];
    return [{ path: ['arrivalOn'], message: STILL_TO_COME }];
  },
  travel: ({ departOn, returnOn }) => {
    if (!isDay(departOn) || !isDay(returnOn)) return [];
    const days = daysBetween(departOn, returnOn);
    if (days <= 0) return [{ path: ['returnOn'], message: 'Return date must be after departure date' }];
    if (days <= LONGEST_TRIP_DAYS) return [];
    return [{ path: ['returnOn'], message: `A trip can last at most ${LONGEST_TRIP_DAYS} days` }];
  },
};

/**
 * The answers to one type's questions. Refuses unknown fields by name, also fields of another type.
 * Answers to questions that the other answers make meaningless are left out of the result.
 */
export function answersSchema(type: QuoteType) {
  const questions = questionsFor(type);
  const shape = Object.fromEntries(questions.map((question) => [question.name, questionSchema(question)]));
  return z
    .strictObject(shape, {
      error: (issue) => (issue.code === 'invalid_type' ? 'Please answer the questions' : undefined),
    })
    .superRefine(
      (answers, check) => {
        const findings = [
          ...missing(questions, answers),
          ...past(questions, answers),
          ...(RULES[type]?.(answers) ?? []),
        ];
        for (const { path, message } of findings) check.addIssue({ code: 'custom', path, message });
      },
      // Said together with the other findings, so that a form can show everything at once.
      { when: ({ value }) => isRecord(value) },
    )
    .overwrite((answers) => withoutEmpty(onlyAsked(questions, answers)));
}

/** Questions that other answers make required; the ones always required are the schema's own. */
function missing(questions: readonly Question[], answers: Answers): Finding[] {
  return questions
    .filter((question) => !isAlwaysRequired(question))
    .filter((question) => isRequired(question, answers) && isEmpty(answers[question.name]))
    .map((question) => ({ path: [question.name], message: messageOf(question, answers) }));
}

/** Days that have passed and, by another answer, must not have. */
function past(questions: readonly Question[], answers: Answers): Finding[] {
  return questions.flatMap((question) => {
    if (question.kind !== 'date' || !question.pastWhen || holds(question.pastWhen, answers)) return [];
    const day = answers[question.name];
    return isDay(day) && day < today() ? [{ path: [question.name], message: question.message }] : [];
  });
}

function messageOf(question: Question, answers: Answers): string {
  const { instead } = question;
  if (instead && holds(instead.when, answers)) return instead.message;
  const needed = { ...question, required: true, showWhen: undefined, instead: undefined };
  const found = questionSchema(needed).safeParse(undefined);
  return found.error?.issues[0]?.message ?? question.message;
}

function onlyAsked<T extends Answers>(questions: readonly Question[], answers: T): T {
  const kept: T = { ...answers };
  for (const question of questions) {
    if (!isAsked(question, answers)) Reflect.deleteProperty(kept, question.name);
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asAnswers(value: unknown): Answers {
  return isRecord(value) ? value : {};
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDay(value);
}
