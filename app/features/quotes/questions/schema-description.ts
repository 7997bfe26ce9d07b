import { z } from 'zod';
import { consentWordings, currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { thisYear } from '#app/platform/clock/calendar-day.ts';
import { questionsFor, sectionsFor } from './catalogue.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS, POSTAL_CODE_OPTIONAL } from './everyone.ts';
import type { Condition, FieldQuestion, Question } from './question.ts';
import { QUOTE_TYPE_NAMES, type QuoteType, quoteTypeLabel } from './quote-types.ts';

const option = z.strictObject({ value: z.string(), label: z.string() });
const condition = z.strictObject({ field: z.string(), is: z.array(z.string()) });

const field = z.strictObject({
  name: z.string(),
  kind: z.string(),
  label: z.string(),
  help: z.string().optional(),
  why: z.string(),
  required: z.boolean(),
  /** Also required when another answer is one of these. */
  requiredWhen: condition.optional(),
  showWhen: condition.optional(),
  /** Not required when `when` holds and all of these are answered. */
  instead: z.strictObject({ when: condition, fields: z.array(z.string()), message: z.string() }).optional(),
  message: z.string(),
  options: z.array(option).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional(),
  unknownAllowed: z.boolean().optional(),
});

const question = field.extend({ fields: z.array(field).optional() });

/** The answer to `GET /api/quotes/schema/{type}`. */
export const schemaDescriptionOutput = z.strictObject({
  type: z.enum(QUOTE_TYPE_NAMES),
  label: z.string(),
  sections: z.array(
    z.strictObject({ title: z.string(), intro: z.string().optional(), questions: z.array(question) }),
  ),
  /** Every name that `answers` may hold, in order. */
  answers: z.array(z.string()),
  contact: z.strictObject({
    methods: z.array(option),
    windows: z.array(option),
    postalCodeRequired: z.boolean(),
  }),
  consents: z.array(
    z.strictObject({ field: z.string(), purpose: z.string(), required: z.boolean(), text: z.string() }),
  ),
  wordingVersion: z.string(),
});

export type SchemaDescription = z.output<typeof schemaDescriptionOutput>;

/** What to ask for a type, how to ask it and why: enough to build another form from. */
export function schemaDescription(type: QuoteType): SchemaDescription {
  return {
    type,
    label: quoteTypeLabel(type),
    sections: sectionsFor(type).map(({ title, intro, questions }) => ({
      title,
      intro,
      questions: questions.map(describeQuestion),
    })),
    answers: questionsFor(type).map(({ name }) => name),
    contact: {
      methods: CONTACT_METHODS.map(({ value, label }) => ({ value, label })),
      windows: CONTACT_WINDOWS.map(({ value, label }) => ({ value, label })),
      postalCodeRequired: !POSTAL_CODE_OPTIONAL.some((name) => name === type),
    },
    consents: consentWordings().map(({ field, purpose, required, text }) => ({
      field,
      purpose,
      required,
      text,
    })),
    wordingVersion: currentConsentWording(),
  };
}

function describeQuestion(asked: Question): SchemaDescription['sections'][number]['questions'][number] {
  switch (asked.kind) {
    case 'group':
      return { ...describeBasics(asked), fields: asked.fields.map(describeField) };
    case 'list':
      return {
        ...describeBasics(asked),
        min: asked.min,
        max: asked.max,
        fields: asked.fields.map(describeField),
      };
    default:
      return describeField(asked);
  }
}

function describeBasics(asked: Question) {
  const { name, kind, label, help, why, message, instead } = asked;
  const year = String(thisYear() + (asked.kind === 'year' ? asked.max : 0));
  return {
    name,
    kind,
    label,
    help,
    why,
    message: message.replace('{year}', year),
    required: asked.required === true,
    requiredWhen: typeof asked.required === 'object' ? describeCondition(asked.required) : undefined,
    showWhen: asked.showWhen ? describeCondition(asked.showWhen) : undefined,
    instead: instead && {
      ...{ when: describeCondition(instead.when), fields: [...instead.fields] },
      message: instead.message,
    },
  };
}

function describeCondition({ field: name, is }: Condition) {
  return { field: name, is: [...is] };
}

function describeField(asked: FieldQuestion) {
  const basics = describeBasics(asked);
  switch (asked.kind) {
    case 'choice':
    case 'choices':
      return { ...basics, options: asked.options.map(({ value, label }) => ({ value, label })) };
    case 'number':
      return {
        ...basics,
        min: asked.min,
        max: asked.max,
        unit: asked.unit,
        unknownAllowed: asked.unknown === true,
      };
    case 'year':
      return {
        ...basics,
        min: asked.min,
        max: thisYear() + asked.max,
        unknownAllowed: asked.unknown === true,
      };
    case 'text':
    case 'long-text':
      return { ...basics, min: asked.min, max: asked.max };
    default:
      return basics;
  }
}
