import { createContext, use } from 'react';
import type { useForm } from '#app/ui/forms/use-form.ts';

/**
 * A form that asks questions of the catalogue, as it holds them: text as typed. Answers stand under their type
 * (`answers.auto.vehicle.year`), so that looking at another type and coming back loses nothing.
 */
export type QuoteValues = Record<string, unknown>;
export type QuoteForm = ReturnType<typeof useForm<QuoteValues, unknown, unknown, string>>;

/** The id of a field's control, which the error summary leads to. */
export function fieldId(name: string): string {
  return name.replaceAll('.', '-');
}

/** `answers.vehicle.year`, as schema and server say it, is `answers.auto.vehicle.year` in the form. */
export function formName(path: string, type: string): string {
  return path.startsWith('answers.') ? path.replace('answers.', `answers.${type}.`) : path;
}

const QuoteFormContext = createContext<QuoteForm | null>(null);
export const QuoteFormProvider = QuoteFormContext;

/** The form that a question belongs to: what is entered, and the props of its fields. */
export function useQuoteForm() {
  const form = use(QuoteFormContext);
  if (!form) throw new Error('A question stands outside of its form');
  const { values, errors, held } = form;
  return {
    values,
    errors,
    held,
    field: (name: string) => ({ ...form.field(name), id: fieldId(name) }),
    box: (name: string) => ({ ...form.box(name), id: fieldId(name) }),
  };
}
