import { addDays, daysBetween, isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import type { PastedLine } from './lines/pasted-lines.ts';

/** A day in a text, and which field it is of; null where the text does not say. */
export type DayFound = {
  text: string;
  day: string;
  as: 'validUntil' | 'effectiveOn' | null;
  /** Why it is offered and not filled in. */
  caveat?: string;
};
export type DaysFound = {
  days: DayFound[];
  /** Days of the quote that go into no field, each with why. */
  unsure: string[];
};

export const DAY_NAMES = { validUntil: 'Valid until', effectiveOn: 'Effective date' } as const;

const MOST = 4;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}\\.?`;

/** `2026-12-05`, `2026/12/05`, `December 5th, 2026`, `Dec 5/26`, `5 December 2026`, `05-Dec-2026`, `12/25/2026`. */
const DAY = new RegExp(
  [
    String.raw`\b(?<isoYear>20\d\d)[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})\b`,
    String.raw`\b(?<nameMonth>${MONTH}) (?<nameDay>\d{1,2})(?:(?:st|nd|rd|th)?,? (?<nameYear>20\d\d)|/(?<shortYear>(?:20)?\d\d))\b`,
    String.raw`\b(?<firstDay>\d{1,2})(?:st|nd|rd|th)?[- ](?:of )?(?<secondMonth>${MONTH}),?[- ](?<thirdYear>20\d\d|(?<=-)\d\d)\b`,
    String.raw`\b(?<one>\d{1,2})/(?<two>\d{1,2})/(?<year>20\d\d)\b`,
  ].join('|'),
  'gi',
);
/** `Quote valid for 30 days`, with what they are counted from. */
const COUNTED =
  /\b(?:valid(?:ity)?|good|expires?|open|held|hold|guaranteed|firm|stands?)\b[^.\d]{0,40}?(\d{1,3})\)?[- ](?:calendar )?days?\b(?: (?:from|after|of|following) (.{1,40}))?/i;
const FROM_TODAY = /^(?:today|now)\b/i;
/** What a quote is counted from that names no day of its own: the day on which it was written. */
const FROM_QUOTE =
  /^(?:(?:the|this|our|its|date|day|of|quote|quotation|proposal|offer|issued?|issuance|issuing|preparation|receipt|above|writing)[ ,.;)]*)+$/i;
/** The day on which a quote was written. */
const WRITTEN =
  /\b(?:prepared|issued?|created|generated|printed|quoted|sent|received|(?:quot(?:e|ation)|proposal|offer|issue|prepared) date|date of (?:the |this )?(?:quot(?:e|ation)|proposal|issue|offer)|(?:quot(?:e|ation)|proposal|offer) of|dated)\b[^.\d]{0,20}$|^(?:date:?|on) ?(?:[a-z]{3,9}, ?)?$/i;
/** Stands before a day that heads a letter, and behind it. */
const HEADS_LETTER = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?$/i;

const OTHER =
  /\b(?:birth|dob|sent|received|issued?|printed|prepared|created|generated|quoted on|quot(?:e|ation) date|as of|renewal|purchased?|built|licen[cs]\w*|claim\w*|retroactive|expiring|cancel\w*|expir\w* (?:date )?of (?:the |your )?policy|policy (?:expir\w+|end\w*))\b/i;
const VALID =
  /\b(?:valid(?:ity)?|stands?|held|good|guaranteed|open|firm|offer|expires?|expiry|accept(?:ed)? by)\b/i;
const OF_QUOTE =
  /\b(?:valid(?:ity)?|stands?|good|guaranteed|open|firm|offer|terms|quot(?:e|ation)|accept)\b/i;
const EFFECTIVE =
  /\b(?:effective|eff|depart(?:ure|s)?|arrivals?|starts?|starting|begins?|commenc\w+|in force|inception|from|policy (?:term|period)|term|period of insurance)\b/i;
/** The last words before a second day that make it the end of what the first begins. */
const UNTIL = /^[\s,]*(?:to|until|through|thru|[-–—])[\s,]*(?:12:01 ?a\.?m\.?,? )?$/i;
/** The same behind a count of days, where it says with which day they end. */
const AND_SO_UNTIL = /\b(?:to|until|till|through|thru|ending(?: on)?)[\s,]*(?:the )?$/i;
/** A quote does not stand that long, its policy does. */
const LONGEST_OPEN_DAYS = 120;

/**
 * The days of the quote in these lines; those of people, papers and the end of a term are none. Days that are counted begin with the
 * day on which the quote was written, where the text says it. `today` is Alberta's day.
 */
export function daysIn(lines: readonly PastedLine[], today: string): DaysFound {
  const read = lines.map(({ said }) => daysOf(said, today));
  const writtenOn = onlyOne(lines.flatMap(({ said }) => writtenDays(said, today)));
  // A day that is said wins over one that is counted, also where it cannot be read.
  const isSaid = read.some(({ saysUntil }) => saysUntil);
  const counted = isSaid ? [] : lines.flatMap(({ said }) => countedDay(said, today, writtenOn) ?? []);
  const found = [...read.flatMap(({ days }) => days), ...counted];
  const known = found.filter(({ as }) => as !== null);
  // A day that nothing is said of is a guess, and one guess is enough.
  const all = (known.length > 0 || found.length > 1 ? known : found).filter(({ day }) => day >= today);
  const passed = counted.filter(({ day }) => day < today);
  const days = all
    .filter(({ day, as }, at) => all.findIndex((one) => one.day === day && one.as === as) === at)
    .slice(0, MOST);
  return {
    days,
    unsure: [
      ...read.flatMap(({ unsure }) => unsure),
      ...passed.map(({ text, day }) => `“${text}” ended on ${dayWords(day)}.`),
      ...days.flatMap(({ text, caveat }) =>
        caveat ? [`“${text}” does not say from which day. Choose the day above, or enter it yourself.`] : [],
      ),
      ...(['validUntil', 'effectiveOn'] as const).flatMap((as) => severalWords(days, as)),
    ].slice(0, MOST),
  };
}

/** Of several days for one field none is filled in. */
function severalWords(days: readonly DayFound[], as: 'validUntil' | 'effectiveOn'): string[] {
  const own = days.filter((one) => one.as === as);
  return own.length < 2
    ? []
    : [
        `${DAY_NAMES[as]}: the text says ${andWords(own.map(({ day }) => dayWords(day)))}. Choose one of them.`,
      ];
}

/** Whether a line says a day. */
export const saysDay = (said: string): boolean => said.search(DAY) !== -1;

function daysOf(said: string, today: string): DaysFound & { saysUntil: boolean } {
  const found = { days: [] as DayFound[], unsure: [] as string[], saysUntil: false };
  let end = 0;
  let isAfterCount = false;
  for (const match of said.matchAll(DAY)) {
    const before = said.slice(end, match.index);
    const endsCount = (isAfterCount || COUNTED.test(before)) && AND_SO_UNTIL.test(before);
    const isEnd = end > 0 && !endsCount && UNTIL.test(before);
    // What is counted from this day ends on another one.
    const isCounted =
      COUNTED.test(said.slice(0, match.index)) && /\b(?:from|after|of|following) (?:the )?$/i.test(before);
    isAfterCount = isCounted;
    end = match.index + match[0].length;
    const isWritten = WRITTEN.test(said.slice(0, match.index));
    if (isEnd || isCounted || (isWritten && !endsCount) || (OTHER.test(before) && !endsCount)) continue;
    const after = said.slice(end, end + 40).split(/[,;.]/)[0] ?? '';
    const meaning = endsCount ? 'validUntil' : meaningOf(before, after);
    const day = dayOf(match.groups ?? {});
    found.saysUntil ||= meaning === 'validUntil' && day !== null;
    if (day === 'unsure') {
      if (meaning) found.unsure.push(eitherWords(match[0], match.groups ?? {}, meaning));
      continue;
    }
    // A quote neither begins nor stands until a day that has passed.
    if (!day || day < today) {
      if (day && meaning === 'validUntil' && VALID.test(before))
        found.unsure.push(`“${said}”: ${dayWords(day)} has passed.`);
      continue;
    }
    const isOfPolicy =
      meaning === 'validUntil' && !OF_QUOTE.test(said) && daysBetween(today, day) > LONGEST_OPEN_DAYS;
    if (!isOfPolicy) found.days.push({ text: match[0], day, as: meaning });
  }
  return found;
}

/** `05/06/2027`, which one program means by month and another by day. */
function eitherWords(
  text: string,
  parts: Record<string, string | undefined>,
  as: 'validUntil' | 'effectiveOn',
): string {
  const { one = '', two = '', year = '' } = parts;
  const days = [real(year, Number(one), Number(two)), real(year, Number(two), Number(one))];
  return `${DAY_NAMES[as]}: “${text}” may be ${days.map((day) => dayWords(day ?? '')).join(' or ')}. Enter it yourself.`;
}

/** The days on which a line says the quote was written: they are not to come. */
function writtenDays(said: string, today: string): string[] {
  return [...said.matchAll(DAY)].flatMap(({ index, 0: text, groups }) => {
    const before = said.slice(0, index);
    const isWritten =
      WRITTEN.test(before) || (HEADS_LETTER.test(before) && said.length <= before.length + text.length);
    const day = isWritten ? dayOf(groups ?? {}) : null;
    return day && day !== 'unsure' && day <= today ? [day] : [];
  });
}

const onlyOne = (days: readonly string[]): string | null => {
  const [day = null, ...others] = new Set(days);
  return others.length === 0 ? day : null;
};

/** The day with which counted days end: from the day that the line names, else from the one on which the quote was written. */
function countedDay(said: string, today: string, writtenOn: string | null): DayFound | null {
  const [text, count, from = ''] = COUNTED.exec(said) ?? [];
  if (text === undefined) return null;
  const days = Number(count);
  const [named] = [...from.matchAll(DAY)];
  const start = named ? dayOf(named.groups ?? {}) : null;
  if (start === 'unsure') return null;
  if (start) return { text, day: addDays(start, days), as: 'validUntil' };
  const words = from.split(/[.;]/)[0] ?? '';
  if (words !== '' && !FROM_TODAY.test(words) && !FROM_QUOTE.test(words)) return null;
  if (writtenOn) return { text, day: addDays(writtenOn, days), as: 'validUntil' };
  return { text, day: addDays(today, days), as: 'validUntil', caveat: `${days} days from today` };
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

/** Null for a day that does not exist; `05/06/2026` may be one of two. */
function dayOf(parts: Record<string, string | undefined>): string | 'unsure' | null {
  const { one = '', two = '', year } = parts;
  if (year) {
    const [first, second] = [Number(one), Number(two)];
    if (first <= 12 && second <= 12 && first !== second) return 'unsure';
    return real(year, Math.min(first, second), Math.max(first, second));
  }
  const name = parts.nameMonth ?? parts.secondMonth;
  const month = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(parts.isoMonth);
  const day = Number(parts.isoDay ?? parts.nameDay ?? parts.firstDay);
  return real(parts.isoYear ?? parts.nameYear ?? parts.shortYear ?? parts.thirdYear ?? '', month, day);
}

function real(year: string, month: number, day: number): string | null {
  const written = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}
