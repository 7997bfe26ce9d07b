import { flushSync } from 'react-dom';
import { controlsOf } from './controls.ts';
import type { HeldForm } from './form-state.ts';
import { valueAt } from './value-at.ts';

/** Shows the fields with other values, or as they were at the beginning, and nothing as wrong. */
export function resetForm<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
  values: Held,
): void {
  form.set({ errors: {}, problem: undefined });
  fillForm(form, values);
}

/** Shows the fields with other values; what was found wrong stays at those that are as they were. */
export function fillForm<Held extends object, Input, Answer>(
  { set, element, latest }: HeldForm<Held, Input, Answer>,
  values: Held,
): void {
  const { errors, values: before } = latest.current;
  const left = Object.entries(errors).filter(([name]) => valueAt(before, name) === valueAt(values, name));
  flushSync(() => set({ values, errors: Object.fromEntries(left) }));
  if (!element.current) return;
  element.current.reset();
  // A list remembers what was chosen in it at first.
  for (const control of controlsOf(element.current)) {
    if (!(control instanceof HTMLSelectElement)) continue;
    const chosen = String(valueAt(values, control.name) ?? '');
    // Where it offers no empty choice, nothing chosen is what it stood at first.
    if ([...control.options].some(({ value }) => value === chosen)) control.value = chosen;
  }
}
