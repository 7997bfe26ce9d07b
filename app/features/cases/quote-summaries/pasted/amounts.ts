import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';

/** An amount of money as it stands in a line. */
export type Amount = { text: string; cents: number; from: number; to: number };

/** With a sign, or with cents. What goes on behind it, such as `$12,50` or `$2 184,50`, is written in another way: it is not guessed at. */
const AMOUNT =
  /(?:(?:CA|CAD)? ?\$ ?(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d\d)?|(?<![\d.,$])(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})\.\d\d)(?!,?\d|\.\d| \d{3}\b| ?%)/g;

export function amountsIn(line: string): Amount[] {
  return [...line.matchAll(AMOUNT)].flatMap(({ index, 0: text }) => {
    const cents = centsOf(text.replace(/^CAD?/, ''));
    return cents ? [{ text: text.trim(), cents, from: index, to: index + text.length }] : [];
  });
}
