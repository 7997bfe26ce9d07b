import { MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';

/** A whole word or nothing: half of an address with another letter in it would be somebody else's. */
export const EMAIL =
  /(?<![^\s<>()[\],;:"'=])[A-Za-z0-9_'+-][A-Za-z0-9_'+.-]*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}/;
/** An optional +1 and ten digits, with or without separators between them. */
export const PHONE = /(?<!\d)(?:\+?1[\s./-]{0,3})?\(?\d{3}\)?[\s./-]{0,3}\d{3}[\s./-]{0,3}\d{4}(?!\d)/;
const POSTAL_CODE = /\b([a-z]\d[a-z])[ -]?(\d[a-z]\d)\b/i;

/** What people put around their contact data. One word more may tell something else, even danger. */
const AROUND = new Set(
  'hi hello ok okay fine sure yes alright well then use my the its it is s here and or at on me you can could please thanks thank call text write phone number cell mobile home work email mail address postal code reach contact'.split(
    ' ',
  ),
);

export type ContactFound = { email?: string; phone?: string; postalCode?: string };

/** The email address in a reply, wherever it stands, or null. */
export function emailIn(text: string): string | null {
  return EMAIL.exec(text.slice(0, MESSAGE_CHARACTERS))?.[0].replace(/^['.]+/, '') ?? null;
}

/** The phone number in a reply as `(403) 555-0123`, or null. */
export function phoneIn(text: string): string | null {
  // Phones write long hyphens, and pages put spaces that do not look like one.
  const plain = text
    .slice(0, MESSAGE_CHARACTERS)
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-');
  const digits = PHONE.exec(plain)?.[0].replaceAll(/\D/g, '').slice(-10);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null;
}

/** The postal code in a text as `T2P 1J9`, or null. */
export function postalCodeIn(text: string): string | null {
  const [, first, second] = POSTAL_CODE.exec(text) ?? [];
  return first && second ? `${first} ${second}`.toUpperCase() : null;
}

/** The contact data that a reply holds, wherever they stand in it. */
export function contactIn(text: string): Pick<ContactFound, 'email' | 'phone'> {
  const [email, phone] = [emailIn(text), phoneIn(text)];
  return { ...(email && { email }), ...(phone && { phone }) };
}

/** What somebody gives who types nothing but contact data; null where a reply says anything else. */
export function contactAlone(typed: string): ContactFound | null {
  const text = typed
    .slice(0, MESSAGE_CHARACTERS)
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-');
  const postalCode = postalCodeIn(text);
  const found = { ...contactIn(text), ...(postalCode && { postalCode }) };
  const words = text
    .replace(EMAIL, ' ')
    .replace(PHONE, ' ')
    .replace(POSTAL_CODE, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d?]+/u)
    .filter(Boolean);
  return Object.keys(found).length > 0 && words.every((word) => AROUND.has(word)) ? found : null;
}
