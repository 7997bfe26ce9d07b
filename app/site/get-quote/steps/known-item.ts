import type { Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';

/** The field for what is to be insured, of those that have no type of their own. */
export const ITEM = 'answers.specialty.item';

/** What it is, such as a motorcycle, in the words of the first screen of its type; undefined where that does not know it. */
export function itemName(first: Screen | undefined, values: QuoteValues): string | undefined {
  const question = first?.asked.find(isAboutItem);
  const value = valueAt(values, ITEM);
  if (question?.kind !== 'choice') return undefined;
  return question.options.find((option) => option.value === value)?.label;
}

/** The screen that asks for it, when it is known: named by it, as `Your motorcycle`, and without the question. Others stay. */
export function knowingItem(screen: Screen, item: string): Screen {
  const asked = screen.asked.filter((question) => !isAboutItem(question));
  if (asked.length === screen.asked.length) return screen;
  // RV and ATV keep their capitals; something else has no name.
  const name = /^[A-Z]{2}/.test(item) ? item : lowerFirst(item);
  return { ...screen, asked, ...(item !== 'Other' && { title: `Your ${name}` }) };
}

function isAboutItem({ name }: { name: string }): boolean {
  return `answers.specialty.${name}` === ITEM;
}
