import { createContext, use } from 'react';
import type { useForm } from '#app/ui/forms/use-form.ts';

export type QuoteValues = Record<string, unknown>;
export type QuoteForm = ReturnType<typeof useForm<QuoteValues, unknown, unknown, string>>;

/**
 * What the form holds: text as typed. Answers stand under their type (`answers.auto.vehicle.year`), so that
 * looking at another type and coming back loses nothing.
 */
export const EMPTY_FORM: QuoteValues = {
  answers: {},
  contact: { fullName: '', email: '', contactMethod: '', phone: '', postalCode: '' },
  windows: [],
  earliestOn: '',
  consent: { share: false, newsletter: false, call: false, text: false },
  website: '',
};

export const STEPS = ['what', 'details', 'contact', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Record<Step, string> = {
  what: 'What to insure',
  details: 'Details',
  contact: 'Contact',
  review: 'Review',
};

/** The fields that must be right before a step is left. */
const STEP_FIELDS: Record<Step, readonly string[]> = {
  what: ['type'],
  details: ['answers'],
  contact: ['contact', 'windows', 'earliestOn'],
  review: ['consent'],
};

export function isStep(value: unknown): value is Step {
  return STEPS.some((step) => step === value);
}

/** Undefined for what no step shows, such as the trap for robots. */
export function stepOfField(name: string): Step | undefined {
  const root = name.split('.')[0] ?? '';
  return STEPS.find((step) => STEP_FIELDS[step].includes(root));
}

/** The id of a field's control, which the error summary leads to. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}

/** `answers.vehicle.year`, as schema and server say it, is `answers.auto.vehicle.year` in the form. */
export function formName(path: string, type: string): string {
  return path.startsWith('answers.') ? path.replace('answers.', `answers.${type}.`) : path;
}

/** Every message of the form by field name, in the order in which they were found. */
export function listErrors(errors: Readonly<Record<string, string>>): { name: string; message: string }[] {
  return Object.entries(errors).map(([name, message]) => ({ name, message }));
}

const QuoteFormContext = createContext<QuoteForm | null>(null);
export const QuoteFormProvider = QuoteFormContext;

/** The form that a step belongs to: what is entered, and the props of its fields. */
export function useQuoteForm() {
  const form = use(QuoteFormContext);
  if (!form) throw new Error('A step of the quote form stands outside of it');
  const { values, errors, held } = form;
  return {
    values,
    errors,
    held,
    field: (name: string) => ({ ...form.field(name), id: fieldId(name) }),
    box: (name: string) => ({ ...form.box(name), id: fieldId(name) }),
  };
}
