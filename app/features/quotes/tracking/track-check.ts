import { lowerFirst } from '#app/platform/text/first-letter.ts';

/**
 * The second thing a tracking link asks for, so that a forwarded or overheard link alone opens nothing: the last
 * 4 digits of the phone; for people who gave none, the last 3 characters of the postal code. Who gave neither is
 * known by an email address alone: for them the link is the proof, as it went to that mailbox only.
 */
type Contact = { contactPhone: string | null; postalCode: string | null };

/** What the link asks for; null for who gave neither, and opens it as it is: there is nothing to tell or to guess. */
export function trackQuestion({ contactPhone, postalCode }: Contact): string | null {
  if (contactPhone) return 'Last 4 digits of your phone number';
  return postalCode ? 'Last 3 characters of your postal code' : null;
}

/** For the mail with the link: what its page asks first. A sentence of its own, wherever it stands. */
export function howItOpens(contact: Contact): string {
  const question = trackQuestion(contact);
  return question ? `Before your tracking page opens, we ask for the ${lowerFirst(question)}.` : '';
}

/** Said to who asks without an answer. */
export function pleaseAnswer(contact: Contact): string {
  return `Please enter the ${lowerFirst(trackQuestion(contact) ?? 'answer')}`;
}

/** Whether the answer is right: spaces, dashes and letter case do not matter, and a whole number will do too. */
export function passesTrackCheck(contact: Contact, answer: string): boolean {
  const { contactPhone, postalCode } = contact;
  const right = contactPhone ?? postalCode;
  if (!right) return true;
  const given = asCompared(contact, answer);
  return given.length >= (contactPhone ? 4 : 3) && given === asCompared(contact, right);
}

/** What counts of an answer: two that are written differently and say the same are one. */
export function asCompared({ contactPhone }: Contact, answer: string): string {
  return contactPhone
    ? answer.replaceAll(/\D/g, '').slice(-4)
    : answer.replaceAll(/\s/g, '').toLowerCase().slice(-3);
}
