import type { Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
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

/** A screen that does not ask for it again. */
export function withoutItem(screen: Screen): Screen {
  return { ...screen, asked: screen.asked.filter((question) => !isAboutItem(question)) };
}

function isAboutItem({ name }: { name: string }): boolean {
  return `answers.specialty.${name}` === ITEM;
}
