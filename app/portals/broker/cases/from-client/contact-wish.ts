import { contactDetail } from '#app/features/quotes/reach/contact-preference.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';

type Wished = { method?: string | null; windows: readonly string[]; earliestOn: string | null };

/** `They asked for a phone call, on weekday mornings (9 am to noon).` Null where that is not known. */
export function contactWish(contact: Wished | null): string | null {
  if (!contact?.method) return null;
  return `They asked for ${lowerFirst(contactDetail({ ...contact, method: contact.method }))}.`;
}
