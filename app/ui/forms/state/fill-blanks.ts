import type { HeldForm } from './form-state.ts';
import { fillForm } from './reset-form.ts';
import { isBlank, valueAt } from './value-at.ts';
import { withValue } from './values.ts';

/**
 * Writes what is known of the fields below `root` into those that are still empty; what was typed stays, unless `isLess`
 * says that it is no more than a piece of what is known.
 */
export function fillBlanks<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
  root: string,
  known: Record<string, string | number | null>,
  isLess: (typed: unknown, value: string) => boolean = isBlank,
): void {
  const { values } = form.latest.current;
  const filled = Object.entries(known)
    .filter(
      ([name, value]) =>
        value !== null && value !== '' && isLess(valueAt(values, `${root}.${name}`), String(value)),
    )
    .reduce((all, [name, value]) => withValue(all, `${root}.${name}`, String(value)), values);
  if (filled !== values) fillForm(form, filled);
}
