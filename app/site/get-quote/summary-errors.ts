import { nameQuestions } from '#app/features/quotes/answers/summary-words.ts';
import { fieldId, type QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import type { SummaryError } from '#app/ui/forms/error-summary.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';

/** `12 answers are missing`, `1 answer needs another look`, or both. */
export function summaryTitle(found: readonly { name: string }[], values: QuoteValues): string {
  const missing = found.filter(({ name }) => isBlank(valueAt(values, name))).length;
  const wrong = found.length - missing;
  const parts = [
    missing > 0 && (missing === 1 ? '1 answer is missing' : `${missing} answers are missing`),
    wrong > 0 && (wrong === 1 ? '1 answer needs another look' : `${wrong} answers need another look`),
  ];
  return parts.filter(Boolean).join(', and ');
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === false || String(value).trim() === '';
}

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
