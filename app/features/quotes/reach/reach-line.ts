import { CONTACT_METHODS } from '#app/features/quotes/questions/everyone.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { whenWords } from './contact-preference.ts';

type Reach = {
  method: string;
  phone: string;
  email: string;
  windows: readonly string[];
  earliestOn: string | null;
};

const WAYS: Record<string, { way: string; not: string }> = {
  phone: { way: 'By phone', not: 'No text messages.' },
  text: { way: 'By text', not: 'No calls.' },
  email: { way: 'By email', not: 'No calls or text messages.' },
};

/**
 * What will happen, for who chose it: `By text to (403) 555-0142, on weekdays after 5 pm. No calls.` Null while no way
 * is chosen, or where to is not known.
 */
export function reachLine({ method, phone, email, windows, earliestOn }: Reach): string | null {
  const words = CONTACT_METHODS.some(({ value }) => value === method) ? WAYS[method] : undefined;
  const to = method === 'email' ? email.trim() : formatPhone(phone);
  const isWhole = method === 'email' ? to.includes('@') : phone.replaceAll(/\D/g, '').length >= 10;
  if (!words || !isWhole) return null;
  const at = method === 'phone' ? `at ${to}` : `to ${to}`;
  return `${words.way} ${at}, ${whenWords({ method, windows, earliestOn })} ${words.not}`;
}
