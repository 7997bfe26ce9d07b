import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import type { Receipt } from './receipt.ts';

/** What becomes of a certificate that is needed by a day: one hardly comes the day after the first contact. Empty where none is. */
export function certificateWords({
  certificateNeededBy: day,
  promiseAt,
}: Pick<Receipt, 'certificateNeededBy' | 'promiseAt'>): string {
  if (!day) return '';
  const isSoon = day <= addDays(albertaDate(new Date(promiseAt)), 1);
  return `You need a certificate of insurance by ${dayWords(day)}. ${
    isSoon
      ? 'We ask for contact by the time above, so a certificate by that day might not be possible: it is issued once coverage is in place.'
      : 'It is issued once coverage is in place.'
  }`;
}

/** What becomes of the newsletter that was asked for with the request; empty where it was not. */
export function newsletterWords({
  wantsNewsletter,
  sendsMail,
}: Pick<Receipt, 'wantsNewsletter'> & { sendsMail: boolean | null }): string {
  if (!wantsNewsletter) return '';
  return sendsMail === false
    ? 'You asked for our newsletter. It begins once you confirm it by email, and this site does not send emails at the moment.'
    : 'You asked for our newsletter. If you do not get it yet, it begins once you confirm it in the email we send you for it.';
}
