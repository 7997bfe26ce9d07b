import { nameQuestions } from '#app/features/quotes/answers/summary-words.ts';
import { fieldId } from '#app/features/quotes/ui/questions/question-form.ts';
import type { SummaryError } from '#app/ui/forms/error-summary.tsx';

/** The summary's lines, each with the question it belongs to where its message does not say so. */
export function summaryErrors(found: readonly { name: string; message: string }[]): SummaryError[] {
  return nameQuestions(found, (name) => questionText(fieldId(name))).map(({ name, message }) => ({
    fieldId: fieldId(name),
    message,
  }));
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
