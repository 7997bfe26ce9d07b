import type { ReachConsents } from '#app/features/quotes/consents/schema.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { weekdayWords } from '#app/platform/clock/day-words.ts';
import { unbrokenPhone } from '#app/platform/contact/format-phone.ts';
import { lowerFirst, upperFirst } from '#app/platform/text/first-letter.ts';
import { orWords } from '#app/platform/text/list-words.ts';

type Preference = { method: string | null; windows: readonly string[]; earliestOn: string | null };

/** How and when a person wants to be contacted, as a sentence: `Prefers a phone call, weekday mornings (9 am to noon).` */
export function contactPreference(preference: Preference): string {
  const way = wayOf(preference.method);
  return [
    `${way ? `Prefers ${way}` : 'No preferred way of contact'}, ${timesOf(preference)}.`,
    ...notBefore(preference),
  ].join(' ');
}

/** The same to the person: `You asked for a phone call, on weekday mornings (9 am to noon). The broker who accepts your request sees this and your number.` */
export function askedFor(
  preference: Preference & { phone?: string | null | undefined },
  who = 'The broker who accepts your request',
): string {
  const { method, phone } = preference;
  const number = phone ? `number, ${unbrokenPhone(phone)}` : 'number';
  return [
    `You asked for ${wayOf(method) ?? 'contact'}, ${timesOf(preference, 'on ')}.`,
    ...notBefore(preference),
    `${who} sees this and your ${method === 'email' ? 'email address' : number}.`,
  ].join(' ');
}

/**
 * How somebody is reached for whom the very way they asked for is off: turned off since, or not agreed to for a new number.
 * To them, what holds now first. Null while their wish holds, or is not known.
 */
export function turnedOff(preference: Preference, consents: ReachConsents | undefined): string | null {
  if (!consents) return null;
  const { method } = preference;
  const { call, text } = consents;
  const say = (left: string, off: string) =>
    [
      `A broker can reach you by ${left}.`,
      `You asked for ${wayOf(method)}, ${timesOf(preference, 'on ')}, but ${off} are off.`,
      ...notBefore(preference),
    ].join(' ');
  if (method === 'phone' && call === null)
    return say(text ? 'text message or email' : 'email', 'phone calls');
  if (method === 'text' && text === null) return say(call ? 'phone or email' : 'email', 'text messages');
  return null;
}

/** The same as a detail: `A text message, on weekdays after 5 pm`. */
export function contactDetail(preference: Preference): string {
  const words = `${wayOf(preference.method) ?? 'any way'}, ${timesOf(preference, 'on ')}`;
  const [first] = notBefore(preference);
  return `${upperFirst(words)}${first ? `. ${first.slice(0, -1)}` : ''}`;
}

/** When a person wants to be contacted: `on weekdays after 5 pm or on Saturdays. Not before Monday, November 30, 2026.` */
export function whenWords(preference: Preference): string {
  return [`${timesOf(preference, 'on ')}.`, ...notBefore(preference)].join(' ');
}

function wayOf(method: string | null): string | null {
  const how = labelOf(CONTACT_METHODS, method ?? '');
  return how ? withArticle(lowerFirst(how)) : null;
}

function timesOf({ windows }: Preference, on = ''): string {
  const when = windows.map((window) => `${on}${inSentence(labelOf(CONTACT_WINDOWS, window))}`);
  return when.length > 0 ? orWords(when) : 'at any time';
}

function notBefore({ earliestOn }: Preference): string[] {
  if (!earliestOn || !isCalendarDay(earliestOn)) return [];
  return [`Not before ${weekdayWords(earliestOn)}.`];
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

function withArticle(words: string): string {
  return words.startsWith('email') ? words : `a ${words}`;
}

/** Names of days keep their capital letter. */
function inSentence(window: string): string {
  return window.startsWith('Saturday') ? window : lowerFirst(window);
}
