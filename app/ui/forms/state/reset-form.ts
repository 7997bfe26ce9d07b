import { flushSync } from 'react-dom';
import type { HeldForm } from './form-state.ts';

/** Shows the fields with other values, or as they were at the beginning. */
export function resetForm<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
  values: Held,
): void {
  flushSync(() => form.set({ values, errors: {}, problem: undefined }));
  form.element.current?.reset();
}
