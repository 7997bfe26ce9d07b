import {
  type Answers,
  isAsked,
  questionsFor,
  sectionsFor,
} from '#app/features/quotes/questions/catalogue.ts';
import {
  type FieldQuestion,
  type GroupQuestion,
  type Question,
  rowName,
  UNKNOWN,
} from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { dayWords, monthsWords } from '#app/platform/clock/day-words.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { monthsIn } from './cast/length-words.ts';

/** `name` is that of the answer, dotted: `vehicle.year`, `travellers.0.age`. */
export type DescribedAnswer = { section: string; name: string; label: string; value: string };

/**
 * The answers in words, in the order they were asked: for reviews, broker pages and emails.
 * Answers that were not given are left out. The values are plain text and need escaping like any other. `say` puts what
 * was asked in the words of whoever reads.
 */
export function describeAnswers(type: QuoteType, answers: Answers, say: Saying = asAsked): DescribedAnswer[] {
  const sections = sectionsFor(type).map(({ title, questions }) => ({ title, questions: [...questions] }));
  const shown = new Set(sections.flatMap((section) => section.questions.map((question) => question.name)));
  const unshown = questionsFor(type).filter((question) => !shown.has(question.name));
  sections.at(-1)?.questions.push(...unshown);
  return sections.flatMap((section) =>
    section.questions
      .filter((question) => isAsked(question, answers))
      .flatMap((question) => describe(question, answers[question.name], say))
      .map((answer) => ({ section: say(section.title), ...answer })),
  );
}

/** The same for the person: where a form sent their own name for that of a business (`orFullName`), it says so. */
export function describeForPerson(type: QuoteType, answers: Answers, fullName: unknown): DescribedAnswer[] {
  const ownName = questionsFor(type).find(({ orFullName }) => orFullName)?.name;
  return describeAnswers(type, answers).map((answer) =>
    answer.name === ownName && answer.value === fullName
      ? { ...answer, value: `Your own name, ${answer.value}` }
      : answer,
  );
}

type Labelled = Omit<DescribedAnswer, 'section'>;
type Saying = (words: string) => string;
const asAsked: Saying = (words) => words;

function describe(question: Question, value: unknown, say: Saying): Labelled[] {
  switch (question.kind) {
    case 'group':
      return describeFields(question.fields, value, question.name, say);
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((item, place) =>
        describeFields(question.fields, item, `${question.name}.${place}`, say).map(({ label, ...rest }) => ({
          ...rest,
          label: `${rowName(question, place)}: ${lowerFirst(label)}`,
        })),
      );
    default: {
      const words = valueInWords(question, value);
      return words === '' ? [] : [{ name: question.name, label: say(question.label), value: words }];
    }
  }
}

function describeFields(
  fields: GroupQuestion['fields'],
  value: unknown,
  root: string,
  say: Saying,
): Labelled[] {
  const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return fields.flatMap((field) =>
    describe(field, given.get(field.name), say).map((one) => ({ ...one, name: `${root}.${one.name}` })),
  );
}

function valueInWords(question: FieldQuestion, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  switch (question.kind) {
    case 'choice':
    case 'choices': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
      const words = chosen.map(
        (one) => question.options.find((option) => option.value === one)?.label ?? String(one),
      );
      return words.join(', ');
    }
    case 'number':
    case 'year': {
      if (typeof value !== 'number') return value === UNKNOWN.value ? UNKNOWN.label : String(value);
      if (question.kind === 'year') return String(value);
      const offer = question.offers?.find((one) => one.value === value);
      if (offer) return offer.label;
      return question.unit ? inUnit(value, question.unit) : numberWords(value);
    }
    case 'date':
    case 'birth-date':
      return dayInWords(value);
    case 'vin':
      return String(value).replaceAll(/[\s-]/g, '').toUpperCase();
    default:
      return String(value);
  }
}

/** 'November 20, 2026' for '2026-11-20'; anything else as it is. */
export function dayInWords(value: unknown): string {
  if (typeof value !== 'string' || !isCalendarDay(value)) return String(value ?? '');
  return dayWords(value);
}

/** From here on nobody counts in days. */
const MANY_DAYS = 60;

function inUnit(value: number, unit: string): string {
  if (unit === '%') return `${numberWords(value)}%`;
  const months = unit === 'days' ? monthsIn(value) : undefined;
  if (months) return `${months} months (${numberWords(value)} days)`;
  if (unit === 'days' && value >= MANY_DAYS)
    return `${numberWords(value)} days (about ${monthsWords(value)})`;
  return `${numberWords(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}

/** One answer in words, by its dotted name (`vehicle.year`, `travellers.0.age`); the value itself when it is not known. */
export function answerLabel(type: QuoteType, name: string, value: unknown): string {
  const [first, ...rest] = name.split('.');
  const question = questionsFor(type).find((one) => one.name === first);
  if (!question) return String(value ?? '');
  if (question.kind !== 'group' && question.kind !== 'list') return valueInWords(question, value);
  const field = question.fields.find((one) => one.name === rest.at(-1));
  return field ? valueInWords(field, value) : String(value ?? '');
}
