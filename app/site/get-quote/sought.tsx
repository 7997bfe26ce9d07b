import { useEffect } from 'react';
import { fieldId } from '#app/features/quotes/ui/questions/question-form.ts';

/** The id of the button on the review that leads to the field of this name. */
export function changeId(name: string): string {
  return `change-${fieldId(name)}`;
}

/** Seeks a field once it is there: it stands after the fields. */
export function Sought({ name }: { name: string }) {
  useEffect(() => seekField(name), [name]);
  return null;
}

/** Brings a field, by its name, or anything else by its id, into view with focus, and opens the fold around it. */
export function seekField(name: string): void {
  const fields = [...document.getElementsByName(name)].filter((field) => !field.matches(':disabled'));
  const found =
    fields.find((field) => field.matches(':checked')) ?? fields[0] ?? document.getElementById(name);
  found?.closest('details')?.setAttribute('open', '');
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
