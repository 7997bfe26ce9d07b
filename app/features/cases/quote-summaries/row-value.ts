import { upperFirst } from '#app/platform/text/first-letter.ts';

const EXCLUDED = /^not covered: /i;

/**
 * What a quote says of a row below the name of that row, without saying the name again: `$40,000` of `Contents $40,000.`,
 * `Included` where the name alone stands there, and `Not covered` of `Not covered: Glass.`
 */
export function rowValue(words: string | undefined, subject: string): string {
  if (words === undefined) return 'See its coverage';
  const isExcluded = EXCLUDED.test(words);
  const told = words.replace(EXCLUDED, '');
  const rest = told.toLowerCase().startsWith(subject.toLowerCase()) ? told.slice(subject.length) : null;
  // The name must end there: `Glass` is not the beginning of `Glassware`, and `Flood and earthquake` is about more.
  if (rest === null || /^(?:[\p{L}\d]|\s+(?:and|or)\b)/u.test(rest)) return upperFirst(words);
  const value = rest.replace(/^[\s:;,–-]+/, '').replace(/[\s.;,]+$/, '');
  if (isExcluded) return value ? words : 'Not covered';
  return value ? upperFirst(value) : 'Included';
}
