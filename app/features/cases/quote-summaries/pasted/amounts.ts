import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';

/** An amount of money as it stands in a line. */
export type Amount = { text: string; cents: number; from: number; to: number };

/** With a sign, or with cents. What goes on behind it, such as `$12,50` or `$2 184,50`, is written in another way: it is not guessed at. */
const AMOUNT =
  /(?:(?:CA|CAD|C)? ?\$ ?(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d\d)?|(?<![\d.,$]|\d )(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})\.\d\d)(?!,?\d|\.\d| \d{3}\b| ?%)/g;
/** A number alone, such as `2,365`: an amount only where its line is about a price. A year is none, nor is what is counted. */
const NUMBER =
  /(?<![\d.,$#/–-]|\d |\b(?:policy|no\.?|number|quote|ref|file|form|unit|id|account|code|term)[ :]{0,2})(?!(?:19|20)\d\d\b)(?:\d{1,3},\d{3}|\d{3,5})(?![\d.,]*\d|[/–%-]|\) ?\d| ?(?:%|km|x\b|days?\b|months?\b|vehicles?\b|payments?\b|\d))/g;

export function amountsIn(line: string, isOfPrice = false): Amount[] {
  const signed = [...line.matchAll(AMOUNT)];
  const found = signed.length === 0 && isOfPrice ? [...line.matchAll(NUMBER)] : signed;
  return found.flatMap(({ index, 0: text }) => {
    const cents = centsOf(text.replace(/^ ?C(?:AD?)?/, ''));
    return cents ? [{ text: text.trim(), cents, from: index, to: index + text.length }] : [];
  });
}
