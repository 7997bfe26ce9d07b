import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';

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

/** Every message of the form by field name, in the order in which they were found. */
export function listErrors(errors: Readonly<Record<string, string>>): { name: string; message: string }[] {
  return Object.entries(errors).map(([name, message]) => ({ name, message }));
}

/** The text of the field with this dotted name, as it was typed. */
export function textAt(values: QuoteValues, name: string): string {
  return String(valueAt(values, name) ?? '');
}

/** The good times that were chosen. An email has none: what was ticked for a call does not go along. */
export function timesIn(values: QuoteValues): string[] {
  return textAt(values, 'contact.contactMethod') === 'email' ? [] : listAt(values, 'windows');
}

/** What is chosen of several. */
export function listAt(values: QuoteValues, name: string): string[] {
  const chosen = valueAt(values, name);
  return Array.isArray(chosen) ? chosen.map(String) : [];
}
