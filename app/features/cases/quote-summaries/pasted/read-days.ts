import { addDays, daysBetween, isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import type { PastedLine } from './pasted-lines.ts';

/** A day in a text, and which field it is of; null where the text does not say. */
export type DayFound = { text: string; day: string; as: 'validUntil' | 'effectiveOn' | null };

const MOST = 4;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.?`;

/** `2026-12-05`, `2026/12/05`, `December 5th, 2026`, `5 December 2026`, `05-Dec-2026`, `12/25/2026`. */
const DAY = new RegExp(
  [
    String.raw`\b(?<isoYear>20\d\d)[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})\b`,
    String.raw`\b(?<nameMonth>${MONTH}) (?<nameDay>\d{1,2})(?:st|nd|rd|th)?,? (?<nameYear>20\d\d)\b`,
    String.raw`\b(?<firstDay>\d{1,2})(?:st|nd|rd|th)?[- ](?:of )?(?<secondMonth>${MONTH}),?[- ](?<thirdYear>20\d\d|(?<=-)\d\d)\b`,
    String.raw`\b(?<one>\d{1,2})/(?<two>\d{1,2})/(?<year>20\d\d)\b`,
  ].join('|'),
  'gi',
);
const COUNTED =
  /\b(?:valid|good|expires?|open|held|guaranteed|stands)\b[^.\d]{0,40}?(\d{1,3})\)?[- ]days?\b(?! (?:from|after|of) (?!today|now))/i;

const OTHER =
  /\b(?:birth|dob|issued?|printed|prepared|created|generated|quoted on|quot(?:e|ation) date|as of|renewal|purchased?|built|licen[cs]\w*|claim\w*|retroactive|expiring|cancel\w*|expir\w* (?:date )?of (?:the |your )?policy|policy (?:expir\w+|end\w*))\b/i;
const VALID = /\b(?:valid|good|guaranteed|open|firm|offer|expires?|expiry|accept(?:ed)? by)\b/i;
const OF_QUOTE = /\b(?:valid|good|guaranteed|open|firm|offer|terms|quot(?:e|ation)|accept)\b/i;
const EFFECTIVE =
  /\b(?:effective|eff|depart(?:ure|s)?|starts?|starting|begins?|commenc\w+|in force|inception|from|policy (?:term|period)|term|period of insurance)\b/i;
/** The last words before a second day that make it the end of what the first begins. */
const UNTIL = /^[\s,]*(?:to|until|through|thru|[-–—])[\s,]*(?:12:01 ?a\.?m\.?,? )?$/i;
/** A quote does not stand that long, its policy does. */
const LONGEST_OPEN_DAYS = 120;

/** The days of the quote in these lines; those of people, papers and the end of a term are none. `today` is Alberta's day. */
export function daysIn(lines: readonly PastedLine[], today: string): DayFound[] {
  const found = lines.flatMap(({ said }) => daysOf(said, today));
  const known = found.filter(({ as }) => as !== null);
  // A day that nothing is said of is a guess, and one guess is enough.
  const all = known.length > 0 || found.length > 1 ? known : found;
  return all
    .filter(({ day, as }, at) => all.findIndex((one) => one.day === day && one.as === as) === at)
    .slice(0, MOST);
}

/** Whether a line says a day. */
export const saysDay = (said: string): boolean => said.search(DAY) !== -1;

function daysOf(said: string, today: string): DayFound[] {
  const days: DayFound[] = [];
  let end = 0;
  for (const match of said.matchAll(DAY)) {
    const before = said.slice(end, match.index);
    const isEnd = end > 0 && UNTIL.test(before);
    end = match.index + match[0].length;
    const day = dayOf(match.groups ?? {});
    // A quote neither begins nor stands until a day that has passed.
    if (!day || day < today || isEnd || OTHER.test(before)) continue;
    const meaning = meaningOf(before, said.slice(end, end + 40).split(/[,;.]/)[0] ?? '');
    const isOfPolicy =
      meaning === 'validUntil' && !OF_QUOTE.test(said) && daysBetween(today, day) > LONGEST_OPEN_DAYS;
    if (!isOfPolicy) days.push({ text: match[0], day, as: meaning });
  }
  const [words, count] = COUNTED.exec(said) ?? [];
  return words ? [...days, { text: words, day: addDays(today, Number(count)), as: 'validUntil' }] : days;
}

/** What stands last before a day, else what follows it. */
function meaningOf(before: string, after: string): DayFound['as'] {
  for (const words of [before, after]) {
    const [valid, effective] = [lastIn(words, VALID), lastIn(words, EFFECTIVE)];
    if (valid !== effective) return valid > effective ? 'validUntil' : 'effectiveOn';
  }
  return null;
}

const lastIn = (words: string, wanted: RegExp) =>
  [...words.matchAll(new RegExp(wanted.source, 'gi'))].at(-1)?.index ?? -1;

/** Null for a day that does not exist, or that may be one of two: `05/06/2026`. */
function dayOf(parts: Record<string, string | undefined>): string | null {
  const { one = '', two = '', year } = parts;
  if (year) {
    const [first, second] = [Number(one), Number(two)];
    if (first <= 12 && second <= 12 && first !== second) return null;
    return real(year, Math.min(first, second), Math.max(first, second));
  }
  const name = parts.nameMonth ?? parts.secondMonth;
  const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(parts.isoMonth);
  const day = Number(parts.isoDay ?? parts.nameDay ?? parts.firstDay);
  return real(parts.isoYear ?? parts.nameYear ?? parts.thirdYear ?? '', month, day);
}

function real(year: string, month: number, day: number): string | null {
  const written = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}
