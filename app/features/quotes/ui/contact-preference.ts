import type { ReachConsents } from '#app/features/quotes/consents/schema.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';

type Preference = { method: string | null; windows: readonly string[]; earliestOn: string | null };

const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** How and when a person wants to be contacted, as a sentence: `Prefers a phone call, weekday mornings (9 am to noon).` */
export function contactPreference(preference: Preference): string {
  const way = wayOf(preference.method);
  return [
    `${way ? `Prefers ${way}` : 'No preferred way of contact'}, ${timesOf(preference)}.`,
    ...notBefore(preference),
  ].join(' ');
}

/** The same to the person: `You asked for a phone call, on weekday mornings (9 am to noon). The broker who accepts your request sees this and your number.` */
export function askedFor(preference: Preference & { phone?: string | null | undefined }): string {
  const { method, phone } = preference;
  const number = phone ? `number, ${formatPhone(phone)}` : 'number';
  return [
    `You asked for ${wayOf(method) ?? 'contact'}, ${timesOf(preference, 'on ')}.`,
    ...notBefore(preference),
    `The broker who accepts your request sees this and your ${method === 'email' ? 'email address' : number}.`,
  ].join(' ');
}

/** What somebody has turned off who asked for that very way, to them; null while their wish holds, or is not known. */
export function turnedOff(
  { method }: Pick<Preference, 'method'>,
  consents: ReachConsents | undefined,
): string | null {
  if (!consents) return null;
  const { call, text } = consents;
  if (method === 'phone' && call === null)
    return `You have turned phone calls off. A broker can reach you by ${text ? 'text message or email' : 'email'}.`;
  if (method === 'text' && text === null)
    return `You have turned text messages off. A broker can reach you by ${call ? 'phone or email' : 'email'}.`;
  return null;
}

/** The same as a detail: `A text message, on weekdays after 5 pm`. */
export function contactDetail(preference: Preference): string {
  const words = `${wayOf(preference.method) ?? 'any way'}, ${timesOf(preference, 'on ')}`;
  const [first] = notBefore(preference);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${first ? `. ${first.slice(0, -1)}` : ''}`;
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
  return when.length > 0 ? listWords(when) : 'at any time';
}

function notBefore({ earliestOn }: Preference): string[] {
  if (!earliestOn || !isCalendarDay(earliestOn)) return [];
  return [`Not before ${DAY.format(new Date(`${earliestOn}T00:00:00Z`))}.`];
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
