import { businessName } from '#content/brand.ts';
import { type Sender, senderOf, wordingNow } from '#content/senders.ts';

/**
 * Every wording people have agreed to, newest first. A change of words is a new one; old ones stay, so that a page
 * opened before the change can still be sent, and so that old consents can be read. Who asks is part of a version.
 */
const DATES = ['2026-11-25', '2026-11-20'] as const;

const asked = ({ name, email, mailingAddress, ...business }: Sender, mail: 'email' | 'e-mail') =>
  `Please ${mail} me the ${name} newsletter with plain-language notes on insurance in Alberta. I can unsubscribe at any time with the link in every ${mail} or by writing to ${email}. It is sent by ${businessName(business)}, ${mailingAddress}.`;

const WORDINGS: Record<string, (sender: Sender) => string> = {
  '2026-11-25': (sender) => asked(sender, 'email'),
  '2026-11-20': (sender) => asked(sender, 'e-mail'),
};

/** The version that is asked for now. */
export function currentNewsletterWording(): string {
  return wordingNow(DATES[0]);
}

/** Whether people were ever asked in this version. */
export function isNewsletterWording(version: string): boolean {
  return senderOf(version, DATES) !== null;
}

/** What somebody agrees to when they confirm, in exactly the words they see. */
export function newsletterWording(version: string = currentNewsletterWording()): string {
  const sender = senderOf(version, DATES);
  return sender ? (WORDINGS[version.split('.')[0] ?? '']?.(sender) ?? '') : '';
}
