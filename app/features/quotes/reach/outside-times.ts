import { contactPreference } from './contact-preference.ts';
import { fitForBroker, fitsOnce } from './contact-window.ts';
import { isGoodTime, type Wanted } from './good-time.ts';

type About = {
  wanted: Wanted & { method: string | null };
  /** How the contact is said to be made. */
  by: string;
  /** The end of the promise of first contact, while it is open. */
  promisedBy: Date | null;
  now: Date;
};

/**
 * What a broker is reminded of who notes a contact outside the times that their client chose: what those are, and what the
 * client was told. Null within them, where any time is good, and for an email to whom it does not surprise: emails may be
 * written at any time. `isWarning` is not set where the broker does what was asked for, only sooner.
 */
export function outsideTimes({ wanted, by, promisedBy, now }: About): OutsideTimes | null {
  if (isGoodTime(wanted, now)) return null;
  if (by === 'email') {
    const when = promisedBy && wanted.method === 'email' && fitsOnce(wanted, { from: now, by: promisedBy });
    return when ? { isWarning: false, words: `They expect your email ${when}. You can write now.` } : null;
  }
  const told = promisedBy && fitForBroker(wanted, { from: now, by: promisedBy });
  const instead =
    wanted.method === 'email' ? 'An email can be written at any time.' : 'Until then, write an email.';
  return { isWarning: true, words: [contactPreference(wanted), told, instead].filter(Boolean).join(' ') };
}

type OutsideTimes = { isWarning: boolean; words: string };
