import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { namesOf } from './coverage-names.ts';

const EXCLUDED = /^not covered: /i;

/**
 * What a quote says of a row below the name of that row, without saying the name again, nor another name of the same:
 * `$40,000` of `Contents $40,000.`, `Included` where the name alone stands there, and `Not covered` of `Not covered: Glass.`
 */
export function rowValue(words: string | undefined, subject: string, type?: InsuranceType): string {
  if (words === undefined) return 'See its coverage';
  const isExcluded = EXCLUDED.test(words);
  const told = words.replace(EXCLUDED, '');
  const name = [subject, ...(namesOf(subject, type) ?? [])]
    .toSorted((a, b) => b.length - a.length)
    .find((one) => isNamed(told, one));
  if (name === undefined) return upperFirst(words);
  const value = told
    .slice(name.length)
    .replace(/^[\s:;,–-]+/, '')
    .replace(/[\s.;,]+$/, '');
  if (isExcluded) return value ? words : 'Not covered';
  return value ? upperFirst(value) : 'Included';
}

/** As long as the words are. */
const plain = (words: string) => words.toLowerCase().replaceAll('-', ' ');

/** The name must end there: `Glass` is not the beginning of `Glassware`, and `Flood and earthquake` is about more. */
function isNamed(told: string, name: string): boolean {
  return (
    plain(told).startsWith(plain(name)) && !/^(?:[\p{L}\d]|\s+(?:and|or)\b)/u.test(told.slice(name.length))
  );
}
