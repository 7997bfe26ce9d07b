import { NUMBER_WORDS } from '#content/number-words.ts';
import type { Fact } from './fact.ts';

/**
 * The number that a fact prints: "$50,000" is 50000, "five years" is 5. Pictures reckon with it, so that they cannot
 * differ from the text. Refuses a value that holds none, or more than one.
 */
export function amountIn({ key, value }: Pick<Fact, 'key' | 'value'>): number {
  const found = value.match(new RegExp(`\\d[\\d,.]*|\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'g')) ?? [];
  const [only, another] = found;
  if (only === undefined || another !== undefined) throw new RangeError(`${key} is not one number: ${value}`);
  const word = NUMBER_WORDS.indexOf(only);
  return word < 0 ? Number(only.replaceAll(',', '')) : word;
}
