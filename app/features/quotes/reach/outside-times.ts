import { contactPreference } from './contact-preference.ts';
import { fitForBroker } from './contact-window.ts';
import { isGoodTime, type Wanted } from './good-time.ts';

type About = {
  wanted: Wanted & { method: string | null };
  /** The end of the promise of first contact, while it is open. */
  promisedBy: Date | null;
  now: Date;
};

/**
 * What a broker is reminded of who notes a contact outside the times that their client chose: what those are, and what the
 * client was told. Null within them, and where any time is good. Emails may be written at any time.
 */
export function outsideTimes({ wanted, promisedBy, now }: About): string | null {
  if (isGoodTime(wanted, now)) return null;
  const told = promisedBy && fitForBroker(wanted, { from: now, by: promisedBy });
  return [contactPreference(wanted), told, 'Until then, write an email.'].filter(Boolean).join(' ');
}
