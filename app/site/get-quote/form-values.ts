import { get, useFormContext } from 'react-hook-form';

/**
 * What the form holds: text as typed. Answers stand under their type (`answers.auto.vehicle.year`), so that
 * looking at another type and coming back loses nothing.
 */
export const EMPTY_FORM = {
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
export const STEP_FIELDS: Record<Step, readonly string[]> = {
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

/** The message beside a field. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const message: unknown =
    get(formState.errors, `${name}.message`) ??
    // A finding about a list as a whole stands under `root`, beside those of its rows.
    get(formState.errors, `${name}.root.message`);
  return typeof message === 'string' ? message : undefined;
}

/** Every message of the form by field name, in the order they were found. */
export function listErrors(errors: unknown, prefix = ''): { name: string; message: string }[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const message: unknown = Reflect.get(errors, 'message');
  if (typeof message === 'string') return [{ name: prefix.replace(/\.root$/, ''), message }];
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, inner]) => listErrors(inner, prefix === '' ? key : `${prefix}.${key}`));
}
