import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';

type Preference = { method: string | null; windows: readonly string[]; earliestOn: string | null };

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** How and when a person wants to be contacted, as a sentence: `Prefers a phone call, on weekday mornings (9 am to noon).` */
export function contactPreference({ method, windows, earliestOn }: Preference): string {
  const how = labelOf(CONTACT_METHODS, method ?? '');
  const parts = [
    how ? `Prefers ${withArticle(lowerFirst(how))}` : 'No preferred way of contact',
    windows.length > 0 ? listWords(timesOf(windows)) : 'at any time',
  ];
  return `${parts.join(', ')}.${notBefore(earliestOn)}`;
}

/** When a person wants to be contacted: `on weekdays after 5 pm or on Saturdays. Not before Monday, November 30, 2026.` */
export function whenWords({ windows, earliestOn }: Omit<Preference, 'method'>): string {
  const times = timesOf(windows).map((time) => `on ${time}`);
  return `${times.length > 0 ? listWords(times) : 'at any time'}.${notBefore(earliestOn)}`;
}

function timesOf(windows: readonly string[]): string[] {
  return windows.map((window) => inSentence(labelOf(CONTACT_WINDOWS, window)));
}

function notBefore(day: string | null): string {
  return day && isCalendarDay(day) ? ` Not before ${DAY.format(new Date(`${day}T00:00:00Z`))}.` : '';
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function withArticle(words: string): string {
  return words.startsWith('email') ? words : `a ${words}`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Names of days keep their capital letter. */
function inSentence(window: string): string {
  return window.startsWith('Saturday') ? window : lowerFirst(window);
}
