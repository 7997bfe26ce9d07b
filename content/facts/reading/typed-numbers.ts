/** Names and fixed words that hold a digit without stating a limit, a date, a price or a statistic. */
export const NAMES_WITH_DIGITS: readonly { pattern: RegExp; reason: string }[] = [
  { pattern: /\bSEF \d+[A-Z]*(?:\(L\))?/g, reason: 'number of a standard endorsement form' },
  { pattern: /\b43R\(L\)|\b43R\b/g, reason: 'number of a standard endorsement form' },
  { pattern: /\bSPF No\. 9\b/g, reason: 'number of a standard policy form' },
  {
    pattern: /\bClass \d(?:-GDL)?(?:(?:, | or | and )\d)*/g,
    reason: 'class of a driver licence or of a shingle',
  },
  { pattern: /\bAB-1\b/g, reason: 'name of a claim form' },
  { pattern: /\b(?:Highway|Hwy) \d+[A-Z]?/g, reason: 'name of a road' },
  { pattern: /\bBill \d+/g, reason: 'name of a law' },
  { pattern: /\b[Ss]ections? \d+(?:\.\d+)*/g, reason: 'place in a law' },
  { pattern: /\bTerm to 100\b/g, reason: 'name of a product' },
  { pattern: /\b9-1-1\b/g, reason: 'the emergency number' },
  { pattern: /\b9-8-8\b/g, reason: 'the Suicide Crisis Helpline of Canada' },
  { pattern: /\b8-1-1\b/g, reason: 'Health Link, the health line of Alberta' },
  { pattern: /\b1-844-227-5422\b/g, reason: 'phone number of the Insurance Bureau of Canada' },
  { pattern: /\b310-1818\b/g, reason: 'the Family Violence Info Line of Alberta' },
  { pattern: /\bSR-22\b/g, reason: 'name of an American form' },
  { pattern: /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/g, reason: 'postal code' },
];

const PLACEHOLDER = /\{[^{}]+\}/g;
const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a )?hundred|(?:a )?thousand';
const UNIT =
  'per ?cent|percent|dollars?|cents?|millions?|billions?|thousand|hundred|(?:business )?(?:hours?|days?|weeks?|months?|years?)|minutes?|kilomet(?:re|er)s?|kilograms?|km|kg';
const IN_WORDS = new RegExp(`\\b(?:${NUMBER})[ -](?:or (?:${NUMBER}) )?(?:${UNIT})\\b`, 'gi');

/** Numbers typed by hand: digits outside allowed names, and number words with a unit. Facts hold those. */
export function findTypedNumbers(text: string): string[] {
  let rest = text.replace(PLACEHOLDER, ' ');
  for (const { pattern } of NAMES_WITH_DIGITS) rest = rest.replace(pattern, ' ');
  const digits = rest.match(/\$?\d[\d,.]*%?/g) ?? [];
  return [...digits, ...(rest.match(IN_WORDS) ?? [])];
}
