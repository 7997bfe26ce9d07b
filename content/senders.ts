import { type Brand, brand } from './brand.ts';

/** Who asks for a consent: the part of its wording that an administrator can change. */
export type Sender = Pick<Brand, 'name' | 'legalName' | 'tradeName' | 'email' | 'mailingAddress'>;

/** Who we were under each number before. The server keeps them; a page knows only who we are now. */
const EARLIER = new Map<number, Sender>();

export function keepEarlierSenders(senders: ReadonlyMap<number, Sender>): void {
  EARLIER.clear();
  for (const [number, sender] of senders) EARLIER.set(number, sender);
}

/** A wording as it is asked for now: its date, and behind a dot the number of who asks, once that has changed. */
export function wordingNow(date: string): string {
  return brand.sender === 0 ? date : `${date}.${brand.sender}`;
}

/** Who asked under a version of a wording; null where nobody ever did, or the wording is none of `dates`. */
export function senderOf(version: string, dates: readonly string[]): Sender | null {
  const [date = '', number = '0'] = version.split('.');
  if (!dates.includes(date) || !/^\d{1,6}$/.test(number)) return null;
  return Number(number) === brand.sender ? brand : (EARLIER.get(Number(number)) ?? null);
}
