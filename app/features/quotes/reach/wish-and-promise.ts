import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { contactDetail } from './contact-preference.ts';
import { fitWords } from './contact-window.ts';

type Wish = { method: string | null; windows: readonly string[]; earliestOn: string | null };

/** What the chosen times, and the first day, mean for the promise that would be given now, where it may surprise: said before a request is sent. */
export function fitIfSent(wish: Wish, at: Date): string | null {
  const by = promisedBy(at, wish.earliestOn);
  const fit = fitWords(wish, { from: at, by });
  const waits = wish.earliestOn !== null && wish.earliestOn > albertaDate(at);
  if (!fit && !waits) return null;
  const promise = `If you send this now, we ask for contact by ${formatAlbertaTime(by, 'dayDateTime')}.`;
  return fit ? `${promise} ${fit}` : promise;
}

/** How and when somebody wants to be reached, for a mail that names the promise beside it; `fit` where the two may surprise. */
export function wishInWords(wish: Wish, promise: { from: Date; by: Date }) {
  return { wish: contactDetail(wish), fit: fitWords(wish, promise) };
}
