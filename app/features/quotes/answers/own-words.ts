import { findSensitive, type Sensitive } from '#app/features/messages/rules/sensitive-words.ts';
import { type Answers, questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** What somebody ticks to send words that were pointed out. */
export const MEANT_LABEL = 'I want the broker to read this';

/** Said of words that were pointed out and are neither changed nor confirmed. */
const confirmOrChange = ({ what, isNeverNeeded }: Sensitive) =>
  `Your note seems to mention ${what}. Please take that out${isNeverNeeded ? '' : `, or check “${MEANT_LABEL}”`}`;

/** The name of that tick, for the answer of this name in a form. */
export const meantName = (name: string) => `meant.${name}`;

/** What stands in somebody's own words, and better does not; null when there is nothing of the kind. */
export function foundIn(question: Question, value: unknown): Sensitive | null {
  if (question.kind !== 'long-text' || !question.isOwnWords || typeof value !== 'string') return null;
  return findSensitive(value);
}

/** What is said beside such words: what they look like, why they could go, and what happens to them if they stay. */
export function ownWordsHint({ what, why, isNeverNeeded }: Sensitive): string {
  if (isNeverNeeded) return `This looks like ${what}. ${why} Please take it out.`;
  return `This looks like ${what}. ${why} If you leave it in, it is kept with your request and read by the broker who takes it. No broker sees it before that.`;
}

/** `mayStay`: it can be confirmed; otherwise it has to go. */
type ToConfirm = { name: string; message: string; mayStay: boolean };

/** The questions in whose answers something was found, with what is said of it. */
export function wordsToConfirm(type: QuoteType, answers: Answers): ToConfirm[] {
  return questionsFor(type).flatMap((question) => {
    const found = foundIn(question, answers[question.name]);
    if (!found) return [];
    return [{ name: question.name, message: confirmOrChange(found), mayStay: !found.isNeverNeeded }];
  });
}

/** The ticks as a form holds them whose answers were sent before. */
export function confirmedBefore(type: QuoteType, answers: Answers): Record<string, unknown> {
  const ticks = Object.fromEntries(wordsToConfirm(type, answers).map(({ name }) => [name, true]));
  return { meant: { answers: { [type]: ticks } } };
}
