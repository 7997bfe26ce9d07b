import { contactPreference } from './contact-preference.ts';
import { fitForBroker } from './contact-window.ts';
import { isGoodTime, type Wanted } from './good-time.ts';

type Contact = { method: string; outcome: string };
type About = {
  wanted: Wanted & { method: string | null };
  /** The end of the promise of first contact, while it is open. */
  promisedBy: Date | null;
  now: Date;
};

/**
 * What a broker is reminded of who notes a call or a text message outside the times that their client chose: what those are,
 * and what the client was told. Null within them, for an email, and where any time is good.
 */
export function outsideTimes(
  { method, outcome }: Contact,
  { wanted, promisedBy, now }: About,
): string | null {
  const way = outcome === 'no_answer' ? 'phone' : method;
  if (way === 'email' || isGoodTime(wanted, now)) return null;
  const told = promisedBy && fitForBroker(wanted, { from: now, by: promisedBy });
  return [contactPreference(wanted), told, 'If you have not contacted them yet, wait until then.']
    .filter(Boolean)
    .join(' ');
}
