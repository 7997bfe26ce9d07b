import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';

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

/** Every message of the form by field name, in the order in which they were found. */
export function listErrors(errors: Readonly<Record<string, string>>): { name: string; message: string }[] {
  return Object.entries(errors).map(([name, message]) => ({ name, message }));
}
