import { nameQuestions } from '#app/features/quotes/answers/summary-words.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import type { SummaryError } from '#app/ui/forms/error-summary.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { fieldId, type QuoteValues } from './question-form.ts';

type Found = { name: string; message: string };

/** `12 answers are missing`, `1 answer needs another look`, or both. */
export function summaryTitle(found: readonly { name: string }[], values: QuoteValues): string {
  const missing = found.filter(({ name }) => isLeft(valueAt(values, name))).length;
  const wrong = found.length - missing;
  const parts = [
    missing > 0 && (missing === 1 ? '1 answer is missing' : `${missing} answers are missing`),
    wrong > 0 && (wrong === 1 ? '1 answer needs another look' : `${wrong} answers need another look`),
  ];
  return parts.filter(Boolean).join(', and ');
}

function isLeft(value: unknown): boolean {
  return value === undefined || value === false || String(value).trim() === '';
}

/**
 * The summary's lines in the order of the page, each with the question it belongs to where its message does not say so,
 * and with the person or thing where the question is asked about several.
 */
export function summaryErrors(found: readonly Found[]): SummaryError[] {
  // On the server there is no page, and nothing is wrong yet.
  if (found.length === 0) return [];
  const places = new Map([...document.querySelectorAll('[id]')].map(({ id }, place) => [id, place]));
  const placeOf = ({ name }: Found) => places.get(fieldId(name)) ?? places.size;
  const sorted = found.toSorted((one, other) => placeOf(one) - placeOf(other));
  return nameQuestions(sorted, (name) => questionText(fieldId(name))).map(({ name, message }, place) => {
    const row = rowText(fieldId(name));
    const isNamed = message !== sorted[place]?.message;
    if (!row) return { fieldId: fieldId(name), message };
    return {
      fieldId: fieldId(name),
      message: isNamed ? `${row}, ${lowerFirst(message)}` : `${row}: ${message}`,
    };
  });
}

/** The words of the question as they stand on the page. */
function questionText(id: string): string | undefined {
  const control = document.getElementById(id);
  const isOneOfSeveral =
    control instanceof HTMLInputElement &&
    (['radio', 'checkbox'].includes(control.type) || control.dataset.part !== undefined);
  const question = isOneOfSeveral
    ? control.closest('fieldset')?.querySelector('legend')
    : document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return question?.firstChild?.textContent ?? undefined;
}

/** `Parent 2`, for a question that is asked about each of them. */
function rowText(id: string): string | undefined {
  return document.getElementById(id)?.closest('[data-row]')?.querySelector('legend')?.textContent;
}
