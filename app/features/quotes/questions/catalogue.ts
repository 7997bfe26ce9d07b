import { auto } from './auto.ts';
import { business } from './business.ts';
import { commercialAuto } from './commercial-auto.ts';
import { everyone } from './everyone.ts';
import { general } from './general.ts';
import { groupBenefits } from './group-benefits.ts';
import { home } from './home.ts';
import { life } from './life.ts';
import type { Condition, NoneOfThese, Question, Section, TypeQuestions } from './question.ts';
import type { QuoteType } from './quote-types.ts';
import { specialty } from './specialty.ts';
import { supervisa } from './supervisa.ts';
import { travel } from './travel.ts';

/** Answers by question name, as the schema lets them in: text, numbers, lists of text, groups and lists of groups. */
export type Answers = { readonly [name: string]: unknown };

const CATALOGUE = {
  auto,
  home,
  business,
  'commercial-auto': commercialAuto,
  life,
  travel,
  supervisa,
  'group-benefits': groupBenefits,
  specialty,
  general,
} as const satisfies Record<QuoteType, TypeQuestions>;

/** The sections a form shows for a type, common questions last. */
export function sectionsFor(type: QuoteType): Section[] {
  const { sections, covers = [] }: TypeQuestions = CATALOGUE[type];
  const common = everyone.questions.filter((question) => !covers.includes(question.name));
  return [...sections, { ...everyone, questions: common }];
}

/**
 * One screen of a form: the questions that somebody may have to answer, and those that help but are never needed.
 * `none` answers some of the questions with one press.
 */
export type Screen = {
  title: string;
  none?: NoneOfThese;
  asked: readonly Question[];
  more: readonly Question[];
};

/** The screens of a type. A subject in which nothing is ever needed has no screen of its own: it ends the last one. */
export function screensFor(type: QuoteType): Screen[] {
  const parts = sectionsFor(type).map(({ title, none, questions }) => ({
    title,
    ...(none && { none }),
    asked: questions.flatMap((question) => part(question, true)),
    more: questions.flatMap((question) => part(question, false)),
  }));
  const screens = parts.filter(({ asked }) => asked.length > 0);
  const left = parts.filter(({ asked }) => asked.length === 0).flatMap(({ more }) => more);
  return screens.map((screen, place) =>
    place === screens.length - 1 ? { ...screen, more: [...screen.more, ...left] } : screen,
  );
}

/** The question if it may be needed (or never is); of a group the fields that are. */
function part(question: Question, isNeeded: boolean): Question[] {
  if (question.kind !== 'group') return (question.required !== false) === isNeeded ? [question] : [];
  const fields = question.fields.filter((field) => (field.required !== false) === isNeeded);
  return fields.length > 0 ? [{ ...question, fields }] : [];
}

/** Every question an answer may be given to, in order: those of the form and the common ones it leaves out. */
export function questionsFor(type: QuoteType): Question[] {
  const own = CATALOGUE[type].sections.flatMap((section): readonly Question[] => section.questions);
  const names = new Set(own.map((question) => question.name));
  return [...own, ...everyone.questions.filter((question) => !names.has(question.name))];
}

export function holds(condition: Condition, answers: Answers): boolean {
  const value = answers[condition.field];
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  return given.some((one) => typeof one === 'string' && condition.is.includes(one));
}

export function isAsked(question: Question, answers: Answers): boolean {
  return question.showWhen === undefined || holds(question.showWhen, answers);
}

export function isRequired(question: Question, answers: Answers): boolean {
  if (!isAsked(question, answers)) return false;
  return typeof question.required === 'boolean' ? question.required : holds(question.required, answers);
}
