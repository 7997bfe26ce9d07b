import type { SummaryError } from '#app/ui/error-summary.tsx';
import { fieldId } from './form-values.ts';

/** Messages that do not say what they are about. */
const VAGUE = new Set(['Please choose an option', 'Please choose a number', 'Please enter a valid date']);

/** The summary's lines. A message that is vague or stands there twice says which question it belongs to. */
export function summaryErrors(found: readonly { name: string; message: string }[]): SummaryError[] {
  return found.map(({ name, message }) => {
    const id = fieldId(name);
    const isClear = !VAGUE.has(message) && found.filter((other) => other.message === message).length === 1;
    const label = isClear ? undefined : questionText(id);
    return { fieldId: id, message: label ? `${label}: ${message}` : message };
  });
}

/** The words of the question as they stand on the page. */
function questionText(id: string): string | undefined {
  const control = document.getElementById(id);
  const isOneOfSeveral = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
  const question = isOneOfSeveral
    ? control.closest('fieldset')?.querySelector('legend')
    : document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return question?.firstChild?.textContent ?? undefined;
}
