export const DAY_PARTS = ['day', 'month', 'year'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const PLACE: Record<DayPart, number> = { year: 0, month: 1, day: 2 };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What stands in one of the three fields of a day, YYYY-MM-DD; also of one that is not complete. */
export function partOf(day: string, part: DayPart): string {
  return day.split('-')[PLACE[part]] ?? '';
}

/** The day with another part; nothing once all three are empty. */
export function withPart(day: string, part: DayPart, typed: string): string {
  const parts = [0, 1, 2].map((place) => day.split('-')[place] ?? '');
  const text = part === 'month' ? (monthOf(typed) ?? typed.trim()) : typed.trim();
  parts[PLACE[part]] = part !== 'year' && /^\d$/.test(text) ? `0${text}` : text;
  return parts.every((one) => one === '') ? '' : parts.join('-');
}

/**
 * A whole day that was pasted: 1988-04-17, 17/04/1988, April 17, 1988 or 17 Apr 1988. Null for anything else, and for
 * 04/05/1988, which can be read in two ways.
 */
export function dayFromText(text: string): string | null {
  const [first = '', second = '', third = ''] = text.trim().split(/[\s,./-]+/);
  const month = (word: string) => monthOf(word) ?? '';
  if (/^\d{4}$/.test(first)) return dayOf(first, second, third);
  if (!/^\d{4}$/.test(third)) return null;
  if (/^[a-z]/i.test(first)) return dayOf(third, month(first), second);
  if (/^[a-z]/i.test(second)) return dayOf(third, month(second), first);
  if (Number(first) > 12) return dayOf(third, second, first);
  if (Number(second) > 12) return dayOf(third, first, second);
  return first === second ? dayOf(third, first, second) : null;
}

/** The number of a month that is written as a word, `April` or `apr`; null for anything else. */
function monthOf(word: string): string | null {
  const place = MONTHS.indexOf(word.trim().slice(0, 3).toLowerCase());
  return place < 0 ? null : String(place + 1);
}

function dayOf(year: string, month: string, day: string): string | null {
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  const isDay = Number(day) >= 1 && Number(day) <= 31;
  return isMonth && isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}
