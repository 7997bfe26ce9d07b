import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';

type Preference = { method: string | null; windows: readonly string[]; earliestOn: string | null };

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** How and when a person wants to be contacted, as a sentence: `Prefers a phone call, on weekday mornings (9 am to noon).` */
export function contactPreference({ method, windows, earliestOn }: Preference): string {
  const how = labelOf(CONTACT_METHODS, method ?? '');
  const when = windows.map((window) => inSentence(labelOf(CONTACT_WINDOWS, window)));
  const parts = [
    how ? `Prefers ${withArticle(lowerFirst(how))}` : 'No preferred way of contact',
    when.length > 0 ? listWords(when) : 'at any time',
  ];
  const notBefore =
    earliestOn && isCalendarDay(earliestOn)
      ? ` Not before ${DAY.format(new Date(`${earliestOn}T00:00:00Z`))}.`
      : '';
  return `${parts.join(', ')}.${notBefore}`;
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
