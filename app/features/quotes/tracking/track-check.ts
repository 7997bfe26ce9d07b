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
