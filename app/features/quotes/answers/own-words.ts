import { findSensitive, type Sensitive } from '#app/features/messages/rules/sensitive-words.ts';
import { type Answers, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** Said of words that were pointed out and are neither changed nor confirmed. */
export const CONFIRM_OR_CHANGE = 'Please take it out, or check the box that you want the broker to read it';

/** What somebody ticks to send words that were pointed out. */
export const MEANT_LABEL = 'I want the broker to read this';

/** The name of that tick, for the answer of this name in a form. */
export const meantName = (name: string) => `meant.${name}`;

/** What stands in somebody's own words, and better does not; null when there is nothing of the kind. */
export function foundIn(question: Question, value: unknown): Sensitive | null {
  if (question.kind !== 'long-text' || !question.isOwnWords || typeof value !== 'string') return null;
  return findSensitive(value);
}

/** What is said beside such words: what they look like, why they could go, and what happens to them if they stay. */
export function ownWordsHint({ what, why }: Sensitive): string {
  return `This looks like ${what}. ${why} If you leave it in, it is kept with your request and read by the broker who takes it. No broker sees it before that.`;
}

/** The names of the questions in whose answers something was found. */
export function wordsToConfirm(type: QuoteType, answers: Answers): string[] {
  return questionsFor(type)
    .filter((question) => foundIn(question, answers[question.name]))
    .map(({ name }) => name);
}

/** The ticks as a form holds them whose answers were sent before. */
export function confirmedBefore(type: QuoteType, answers: Answers): Record<string, unknown> {
  const ticks = Object.fromEntries(wordsToConfirm(type, answers).map((name) => [name, true]));
  return { meant: { answers: { [type]: ticks } } };
}
