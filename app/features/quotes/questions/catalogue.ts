import { everyone } from './everyone.ts';
import { auto } from './kinds/auto.ts';
import { business } from './kinds/business.ts';
import { commercialAuto } from './kinds/commercial-auto.ts';
import { general } from './kinds/general.ts';
import { groupBenefits } from './kinds/group-benefits.ts';
import { home } from './kinds/home.ts';
import { life } from './kinds/life.ts';
import { specialty } from './kinds/specialty.ts';
import { supervisa } from './kinds/supervisa.ts';
import { travel } from './kinds/travel.ts';
import {
  type Condition,
  isStart,
  type NoneOfThese,
  type Question,
  type Section,
  type TypeQuestions,
} from './question.ts';
import type { QuoteType } from './quote-types.ts';

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
  const { sections, covers = [], hasLongEnd }: TypeQuestions = CATALOGUE[type];
  const questions = everyone.questions.filter((question) => !covers.includes(question.name));
  const intro = questions.length === 1 ? 'It helps a broker partner prepare.' : everyone.intro;
  const end = { ...everyone, title: endTitle(questions), ...(intro && { intro }), questions };
  return [...sections, { ...end, isOpen: !hasLongEnd }];
}

/** Says what it holds, also where it is folded. */
function endTitle(questions: readonly Question[]): string {
  const has = (name: string) => questions.some((question) => question.name === name);
  if (has('renewalOn')) return everyone.title;
  return has('startOn') ? 'Start date and notes' : 'Your note';
}

/**
 * One screen of a form: what answers other questions of it, the questions that somebody may have to answer or should
 * see, those that help but are never needed, and the sections that end it because nothing in them is ever needed. `none` answers some of the questions with one press.
 */
export type Screen = {
  title: string;
  none?: NoneOfThese;
  start: readonly Question[];
  asked: readonly Question[];
  more: readonly Question[];
  also: readonly Section[];
};

/** The screens of a type. A subject in which nothing is ever needed has no screen of its own: it ends the last one. */
export function screensFor(type: QuoteType): Screen[] {
  const sections = sectionsFor(type);
  const hasNeeded = ({ questions }: Section) =>
    questions.some((question) => part(question, isNeeded).length > 0);
  const also = sections.filter((section) => !hasNeeded(section));
  const needed = sections.filter(hasNeeded);
  return needed.map(({ title, screenTitle = title, none, questions }, place) => ({
    title: screenTitle,
    ...(none && { none }),
    start: questions.flatMap((question) => part(question, isStart)),
    asked: questions.flatMap((question) => part(question, isShown)),
    more: questions.flatMap((question) => part(question, (one) => !isShown(one) && !isStart(one))),
    also: place === needed.length - 1 ? also : [],
  }));
}

function isNeeded({ required }: Question): boolean {
  return required !== false;
}

function isShown(question: Question): boolean {
  return isNeeded(question) || question.isSeen === true;
}

/** The question if it is one of those; of a group the fields that are. */
function part(question: Question, isOne: (question: Question) => boolean): Question[] {
  if (question.kind !== 'group') return isOne(question) ? [question] : [];
  const fields = question.fields.filter(isOne);
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

/** Whether a broker misses the answer where there is none. Who has not said yet what decides it may be concerned. */
export function isMissed(question: Question, answers: Answers): boolean {
  const { concerns } = question;
  return isAsked(question, answers) && (!concerns || !answers[concerns.field] || holds(concerns, answers));
}

export function isRequired(question: Question, answers: Answers): boolean {
  if (!isAsked(question, answers)) return false;
  const { instead } = question;
  if (instead && holds(instead.when, answers) && instead.fields.every((field) => answers[field]))
    return false;
  return typeof question.required === 'boolean' ? question.required : holds(question.required, answers);
}
