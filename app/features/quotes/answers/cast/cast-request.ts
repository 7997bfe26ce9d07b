import { type Answers, isAsked, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { FieldQuestion, Question } from '#app/features/quotes/questions/question.ts';
import { isQuoteType, type QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { formatPostalCode } from '#app/platform/contact/format-postal-code.ts';
import { numberInWords } from '#content/number-words.ts';
import { lengthInDays } from './length-words.ts';
import { modelWords } from './model-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The body of a quote request from what form controls hold: text, arrays of text, ticks.
 * Turns text into numbers where a number is asked, leaves out what is empty or no longer asked, and corrects
 * nothing but the capitals of a make or model, and how a postal code is written: what does not fit stays as it is, so that the schema can say so.
 */
export function castRequest(form: Fields): Record<string, unknown> {
  const type = isQuoteType(form.type) ? form.type : undefined;
  const consent = fieldsOf(form.consent);
  const contact = castContact(form.contact);
  return withoutBlanks({
    type: form.type,
    answers: type ? { ...ownName(type, contact), ...castAnswers(type, form.answers) } : {},
    contact,
    windows: listOf(form.windows),
    earliestOn: form.earliestOn,
    consent: {
      share: isTicked(consent.share),
      newsletter: isTicked(consent.newsletter),
      call: isTicked(consent.call),
      text: isTicked(consent.text),
      wordingVersion: consent.wordingVersion,
    },
    attribution: form.attribution,
    website: form.website,
    startedAt: form.startedAt,
  });
}

/** Who works under their own name may leave the name of the business empty. */
function ownName(type: QuoteType, { fullName }: Fields): Fields {
  const left = questionsFor(type).filter(({ orFullName }) => orFullName);
  return fullName === undefined ? {} : Object.fromEntries(left.map(({ name }) => [name, fullName]));
}

/**
 * The answers to the questions of a type, with what stands there as chosen where nothing was; fields it does not know
 * are left out.
 */
export function castAnswers(type: QuoteType, given: unknown): Answers {
  const questions = questionsFor(type);
  const fields = fieldsOf(given);
  const cast = Object.fromEntries(
    questions.map((question) => [
      question.name,
      orStanding(question, castAnswer(question, fields[question.name])),
    ]),
  );
  const asked = questions.filter((question) => isAsked(question, cast)).map((question) => question.name);
  return withoutBlanks(Object.fromEntries(asked.map((name) => [name, cast[name]])));
}

function orStanding({ whenBlank }: Question, value: unknown): unknown {
  const isLeft = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isLeft && whenBlank !== undefined ? whenBlank : value;
}

function castAnswer(question: Question, value: unknown): unknown {
  switch (question.kind) {
    case 'group':
      return castFields(question.fields, value);
    case 'list': {
      const items = listOf(value).map((item) => castFields(question.fields, item));
      return items.filter((item) => question.min > 0 || Object.keys(item).length > 0);
    }
    case 'choices':
      return listOf(value);
    case 'number':
      return (question.unit === 'days' && lengthFrom(value)) || numberFrom(withoutUnit(value, question.unit));
    case 'year':
      return numberFrom(value);
    case 'text':
      return question.isModel && typeof value === 'string' ? modelWords(value) : value;
    default:
      return value;
  }
}

function castFields(questions: readonly FieldQuestion[], value: unknown): Fields {
  const fields = fieldsOf(value);
  return withoutBlanks(
    Object.fromEntries(
      questions.map((question) => [question.name, castAnswer(question, fields[question.name])]),
    ),
  );
}

function castContact(value: unknown): Fields {
  const { fullName, email, contactMethod, phone, postalCode } = fieldsOf(value);
  return withoutBlanks({
    ...{ fullName, email, contactMethod, phone },
    postalCode: typeof postalCode === 'string' ? formatPostalCode(postalCode) : postalCode,
  });
}

/** How the unit that stands in the field is typed once more. */
const TYPED_UNITS: Record<string, RegExp> = { '%': /(?:%|per ?cent)$/i, years: /years?$/i };

function withoutUnit(value: unknown, unit = ''): unknown {
  const typed = TYPED_UNITS[unit];
  return typed && typeof value === 'string' ? value.trim().replace(typed, '') : value;
}

/** A thousand as it is written: `1,200` or `1 200`; a comma before one or two digits is a decimal one. */
const IN_THOUSANDS = /^-?\d{1,3}(?:[\s,]\d{3})+(?:\.\d+)?$/;

/** '1,200', ' 12 ' and 'six' are numbers to the person who typed them, and '2,5' is two and a half. */
function numberFrom(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  const plain = IN_THOUSANDS.test(typed) ? typed.replaceAll(/[\s,]/g, '') : typed.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : (numberInWords(value) ?? typed);
}

/** '18 months' is a number of days where days are asked for. */
function lengthFrom(value: unknown): number | undefined {
  return typeof value === 'string' ? lengthInDays(value) : undefined;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' || value === false ? [] : [value];
}

function isTicked(value: unknown): boolean {
  return value === true || value === 'on' || value === 'true' || value === 'yes';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function withoutBlanks(fields: Fields): Record<string, unknown> {
  const isBlank = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));
}
