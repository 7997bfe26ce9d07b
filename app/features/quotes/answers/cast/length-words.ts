import { numberInWords } from '#content/number-words.ts';

/** Days of a unit. A month is a twelfth of a year, so that twelve of them are one. */
const UNIT_DAYS = { day: 1, week: 7, month: 365 / 12, year: 365 } as const;

const UNITS: Readonly<Record<string, keyof typeof UNIT_DAYS>> = {
  ...{ d: 'day', day: 'day', wk: 'week', week: 'week' },
  ...{ mo: 'month', mth: 'month', month: 'month', y: 'year', yr: 'year', year: 'year' },
};

/** One count with its unit, and a half before or after it: "18 months", "one and a half years", "a year and a half". */
const PART = /^(?:and )?(.+?)( and half)? ?\b(d|day|wk|week|mo|mth|month|y|yr|year)s?\b\.?( and half)?,? ?/;

/** How many days a length in words is, rounded up: "18 months" is 548. Undefined for what is no length, and for a bare number. */
export function lengthInDays(text: string): number | undefined {
  let rest = text
    .trim()
    .toLowerCase()
    .replaceAll('½', '.5')
    .replaceAll(/\ba half\b/g, 'half')
    .replaceAll(/\bhalf an? /g, 'half ')
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    .replaceAll(/\s+/g, ' ');
  let days = 0;
  while (rest !== '') {
    const [found, count = '', halfBefore, unit = '', halfAfter] = PART.exec(rest) ?? [];
    const perUnit = UNIT_DAYS[UNITS[unit] ?? 'day'];
    const number = countOf(count);
    if (found === undefined || number === undefined) return undefined;
    days += (number + (halfBefore || halfAfter ? 0.5 : 0)) * perUnit;
    rest = rest.slice(found.length);
  }
  return days > 0 ? Math.ceil(days) : undefined;
}

/** Of which number of months these days are the length, as `lengthInDays` counts them; undefined where of none. */
export function monthsIn(days: number): number | undefined {
  const months = Math.floor(days / UNIT_DAYS.month);
  return Math.ceil(months * UNIT_DAYS.month) === days ? months : undefined;
}

function countOf(words: string): number | undefined {
  if (words === 'a' || words === 'an') return 1;
  if (words === 'half') return 0.5;
  return /^(?:\d+|\d*\.\d+)$/.test(words) ? Number(words) : numberInWords(words);
}
