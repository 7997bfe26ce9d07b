import { z } from 'zod';
import {
  addDays,
  ageToday,
  daysInMonth,
  isCalendarDay,
  thisYear,
  today,
  typedParts,
  wrongParts,
} from '#app/platform/clock/calendar-day.ts';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import {
  type BirthDateQuestion,
  type ChoicesQuestion,
  type DateQuestion,
  type FieldQuestion,
  type GroupQuestion,
  isAlwaysRequired,
  type ListQuestion,
  type NumberQuestion,
  OLDEST_AGE,
  type Question,
  type TextQuestion,
  UNSURE,
  type YearQuestion,
} from './question.ts';

const INVALID_DATE = 'Please enter a valid date';
const INVALID_BIRTH_DATE = 'Please enter a valid date of birth';
const MAX_URL = 200;

/** What one question accepts; a question that is not always asked or needed is optional here (see answers-schema). */
export function questionSchema(question: Question): z.ZodType {
  const schema = requiredSchema(question);
  return isAlwaysRequired(question) ? schema : schema.optional();
}

function requiredSchema(question: Question): z.ZodType {
  switch (question.kind) {
    case 'group':
      return groupSchema(question);
    case 'list':
      return listSchema(question);
    default:
      return fieldSchema(question);
  }
}

function groupSchema(question: GroupQuestion | ListQuestion) {
  const shape = Object.fromEntries(question.fields.map((field) => [field.name, questionSchema(field)]));
  return z
    .strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? question.message : undefined) })
    .overwrite(withoutEmpty);
}

function listSchema(question: ListQuestion) {
  return z
    .array(groupSchema(question), { error: question.message })
    .min(question.min, { error: question.message })
    .max(question.max, { error: `Please list no more than ${question.max}` });
}

function fieldSchema(question: FieldQuestion): z.ZodType {
  switch (question.kind) {
    case 'choice':
      return z.enum(valuesOf(question.options), { error: whenMissing(question) });
    case 'choices':
      return choicesSchema(question);
    case 'number':
      return numberSchema(question);
    case 'year':
      return yearSchema(question);
    case 'text':
    case 'long-text':
      return textSchema(question);
    case 'vin':
      return vinSchema(question.message);
    case 'url':
      return urlSchema(question.message);
    case 'date':
      // Whether the past is right, another answer says.
      return dateSchema(question.pastWhen ? { ...question, from: 'any' } : question);
    case 'birth-date':
      return birthDateSchema(question);
  }
}

function valuesOf(options: readonly { value: string }[]): string[] {
  return options.map((option) => option.value);
}

function choicesSchema({ options, required, message }: ChoicesQuestion) {
  return z
    .array(z.enum(valuesOf(options), { error: message }), { error: message })
    .min(required === true ? 1 : 0, { error: message })
    .max(options.length, { error: message })
    .overwrite((chosen) => withoutUnsure([...new Set(chosen)]));
}

/** Whoever chooses something beside "not sure yet" is sure of that. */
function withoutUnsure(chosen: string[]): string[] {
  return chosen.length > 1 ? chosen.filter((value) => value !== UNSURE.value) : chosen;
}

type Words = (issue: { input?: unknown }) => string;

/** What is said of a missing answer, and of one that cannot be taken. */
function whenMissing({ blank, message }: Pick<Question, 'blank' | 'message'>, otherwise = message): Words {
  return ({ input }) => (input === undefined ? (blank ?? otherwise) : otherwise);
}

function orUnknown(schema: z.ZodType, question: { unknown?: true }, message: Words): z.ZodType {
  return question.unknown ? z.union([schema, z.literal('unknown')], { error: message }) : schema;
}

function numberSchema(question: NumberQuestion) {
  const message: Words = (issue) =>
    typeof issue.input === 'string' ? 'Please enter a number, in digits' : whenMissing(question)(issue);
  const schema = z
    .number({ error: message })
    .refine(Number.isInteger, { error: 'Please enter a whole number', abort: true })
    .min(question.min, { error: question.message })
    .max(question.max, {
      error: question.above ?? `Please enter ${numberWords(question.max)} or less`,
    });
  return orUnknown(schema, question, message);
}

/** Words, or fewer digits than a year has. */
function isNoYear(input: unknown): boolean {
  return typeof input === 'string' || (typeof input === 'number' && Math.abs(input) < 1000);
}

function yearSchema(question: YearQuestion) {
  const last = () => thisYear() + question.max;
  const message: Words = (issue) =>
    isNoYear(issue.input)
      ? `Please enter the year in four digits, for example ${thisYear() - 21}`
      : whenMissing(question)(issue).replace('{year}', String(last()));
  const schema = z.number({ error: message }).refine(
    // The current year is looked up when a value is checked: the process may be older than the year.
    (year) => Number.isInteger(year) && year >= question.min && year <= last(),
    { error: message },
  );
  return orUnknown(schema, question, message);
}

function textSchema({ kind, min = 1, max, required, instead, message, isCountry }: TextQuestion) {
  const mayBeEmpty = required !== true || instead !== undefined;
  return z
    .string({ error: message })
    .overwrite(kind === 'text' ? cleanLine : cleanText)
    .refine((text) => text.length >= min || (text === '' && mayBeEmpty), { error: message })
    .refine((text) => !isCountry || text === '' || /\p{L}/u.test(text), {
      error: 'Please enter the name of the country',
    })
    .max(max, { error: `This answer must not exceed ${max} characters` });
}

function vinSchema(message: string) {
  return z
    .string({ error: message })
    .overwrite((text) => cleanText(text).replaceAll(/[\s-]/g, '').toUpperCase())
    .refine((vin) => vin === '' || /^[A-Z0-9]{17}$/.test(vin), { error: message, abort: true })
    .refine((vin) => !/[IOQ]/.test(vin), { error: 'A VIN has no letters I, O or Q' });
}

function urlSchema(message: string) {
  return z
    .string({ error: message })
    .overwrite((text) => withScheme(cleanText(text)))
    .refine((text) => text === '' || isWebAddress(text), { error: message })
    .max(MAX_URL, { error: `This answer must not exceed ${MAX_URL} characters` });
}

function withScheme(text: string): string {
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.username === '';
}

/** A day in Alberta, YYYY-MM-DD. `message` is said of the past; `days` limits how far ahead it may lie. */
export function dateSchema({
  from,
  days,
  message,
  blank,
}: Pick<DateQuestion, 'from' | 'days' | 'message' | 'blank'>) {
  return z
    .string({ error: whenMissing({ blank, message }, INVALID_DATE) })
    .refine(isCalendarDay, {
      error: ({ input }) => dateProblem(String(input), thisYear() + 1) ?? INVALID_DATE,
      abort: true,
    })
    .refine((day) => from === 'any' || day >= today(), { error: message, abort: true })
    .refine((day) => days === undefined || day <= addDays(today(), days), {
      error: `Date must be within the next ${days} days`,
    });
}

function birthDateSchema({ minAge, maxAge, message, blank }: BirthDateQuestion) {
  return z
    .string({ error: whenMissing({ blank, message }, INVALID_BIRTH_DATE) })
    .refine((day) => isCalendarDay(day) && ageToday(day) <= OLDEST_AGE && day <= today(), {
      error: ({ input }) => birthDateProblem(String(input)),
      abort: true,
    })
    .refine((day) => ageToday(day) >= minAge && ageToday(day) <= maxAge, { error: message });
}

function birthDateProblem(day: string): string {
  if (isCalendarDay(day))
    return `Please check the year (${day > today() ? 'it is still to come' : 'it is too long ago'})`;
  return dateProblem(day, 1961) ?? INVALID_BIRTH_DATE;
}

/** Everything that is wrong with a date at once, such as `Please add the month and check the year`; null for what has no three parts. */
function dateProblem(day: string, exampleYear: number): string | null {
  if (day.split('-').length < 3) return null;
  const typed = typedParts(day);
  const hints = {
    day: `1 to ${daysInMonth(day)}${wrongParts(day).includes('month') ? '' : ' in that month'}`,
    month: '1 to 12; the day comes first',
    year: `four digits, such as ${exampleYear}`,
  };
  const left = wrongParts(day).filter((part) => typed[part] === '');
  const wrong = wrongParts(day).filter((part) => typed[part] !== '');
  const asked = [
    left.length > 0 && `add ${andWords(left.map((part) => `the ${part}`))}`,
    wrong.length > 0 && `check ${andWords(wrong.map((part) => `the ${part} (${hints[part]})`))}`,
  ];
  return `Please ${asked.filter(Boolean).join(', and ')}`;
}

/** An empty text or list is no answer: it is left out rather than kept. */
export function withoutEmpty<T extends object>(record: T): T {
  const kept: T = { ...record };
  for (const [name, value] of Object.entries(kept)) {
    const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
    if (isEmpty) Reflect.deleteProperty(kept, name);
  }
  return kept;
}
