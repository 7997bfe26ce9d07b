import parsePhoneNumber from 'libphonenumber-js/min';

/** A phone number as +14035550142 (E.164), read as a Canadian one when it names no country; null when it can be none. */
export function toE164(phone: string): string | null {
  const number = parsePhoneNumber(phone, 'CA');
  return number?.isValid() ? number.number : null;
}
