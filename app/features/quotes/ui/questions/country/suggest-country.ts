import { isOneSlip } from '#app/platform/text/one-slip.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that stand for no country. */
const NO_COUNTRY = /^(?:X[ABK]|EU|EZ|UN|QO|ZZ)$/;

let known: Map<string, string> | undefined;

/** The names of all countries as the browser knows them, by themselves in small letters. */
function countries(): Map<string, string> {
  if (known) return known;
  const names = new Intl.DisplayNames('en-CA', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const found = codes.flatMap((code) => (NO_COUNTRY.test(code) ? [] : (names.of(code) ?? [])));
  known = new Map(found.map((name) => [name.toLowerCase(), name]));
  return known;
}

/** What a field offers while a country is typed, by the alphabet. */
export function countryNames(): string[] {
  return [...countries().values()].toSorted((one, other) => one.localeCompare(other, 'en-CA'));
}

/** The country that is one slip away from what was typed; null where it is one, or nothing is near. */
export function suggestCountry(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  if (name.length < 4 || countries().has(name)) return null;
  for (const [known, country] of countries()) if (isOneSlip(name, known)) return country;
  return null;
}
