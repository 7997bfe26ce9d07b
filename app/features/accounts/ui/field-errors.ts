import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#app/platform/http/api-client.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/** Puts what the server found beside its fields; false when there is something that belongs to no field here. */
export function showFieldErrors<Values extends FieldValues>(form: Form<Values>, error: unknown): boolean {
  const errors = error instanceof ApiError ? Object.entries(error.body.errors ?? {}) : [];
  if (errors.length === 0) return false;
  const values = form.getValues();
  const isField = (name: string): name is Path<Values> => name in values;
  let areAllShown = true;
  for (const [name, message] of errors) {
    if (isField(name)) form.setError(name, { message }, { shouldFocus: name === errors[0]?.[0] });
    else areAllShown = false;
  }
  return areAllShown;
}
