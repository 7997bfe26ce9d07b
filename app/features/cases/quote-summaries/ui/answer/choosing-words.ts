import { andWords, orWords } from '#app/platform/text/list-words.ts';

/** What an interest or a choice is not, for somebody who may take it for one. */
export const NOT_A_PURCHASE =
  'It is not a purchase: the application, the payment and the start date come next, and you are not insured until a policy is in place.';

/** What the choice of one quote says to its broker, and what becomes of the others, before it is sent. */
export function choosingSays(broker: string, insurer: string, others: readonly string[]): string {
  return `${broker} is told that you want ${insurer}, and “No thanks” to ${andWords(others)}. You find ${others.length > 1 ? 'those' : 'that quote'} under “Quotes you declined”, and can change your mind while ${others.length > 1 ? 'they are' : 'it is'} valid. ${NOT_A_PURCHASE}`;
}

/** What a note with the choice answers: it stands with each quote that is declined. */
export function whyNot(others: readonly string[]): string {
  return `Why not ${orWords(others)}?`;
}

/** `Dana Whitford is told that you want Rockyview and not Prairie` */
export function wantedWords(broker: string, insurer: string, others: readonly string[]): string {
  return `${broker} is told that you want ${insurer} and not ${orWords(others)}`;
}
