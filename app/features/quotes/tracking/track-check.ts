/**
 * The second thing a tracking link asks for, so that a forwarded or overheard link alone opens nothing: the last
 * 4 digits of the phone; for people who gave none, the last 3 characters of the postal code. Who gave neither is
 * known by an email address alone: for them the link is the proof, as it went to that mailbox only.
 */
type Contact = { contactPhone: string | null; postalCode: string | null };

/** The same for every link that asks: which of the two is kept is not told. */
export const TRACK_QUESTION =
  'Please enter the last 4 digits of your phone number. If you gave no phone number, enter the last 3 characters of your postal code.';

/** Whether the link asks at all; who gave neither opens it as it is, so that there is nothing to tell or to guess. */
export function hasTrackQuestion({ contactPhone, postalCode }: Contact): boolean {
  return Boolean(contactPhone || postalCode);
}

/** For the mail with the link: what its page asks first. The mailbox may know which of the two it is. */
export function howItOpens({ contactPhone, postalCode }: Contact): string {
  if (contactPhone) return 'It first asks for the last 4 digits of your phone number.';
  return postalCode ? 'It first asks for the last 3 characters of your postal code.' : '';
}

/** Whether the answer is right: spaces, dashes and letter case do not matter, and a whole number will do too. */
export function passesTrackCheck({ contactPhone, postalCode }: Contact, answer: string): boolean {
  if (contactPhone) {
    const digits = answer.replaceAll(/\D/g, '');
    return digits.length >= 4 && digits.slice(-4) === contactPhone.replaceAll(/\D/g, '').slice(-4);
  }
  if (!postalCode) return true;
  const code = compact(answer);
  return code.length >= 3 && code.slice(-3) === compact(postalCode).slice(-3);
}

function compact(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}
