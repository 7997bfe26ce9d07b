import { brand } from '#content/brand.ts';

/**
 * Every wording people have agreed to, newest first. A change of words is a new version; old ones stay, so that a
 * page opened before the change can still be sent, and so that old consents can be read.
 */
export const NEWSLETTER_WORDING_VERSIONS = ['2026-11-20'] as const;

type NewsletterWordingVersion = (typeof NEWSLETTER_WORDING_VERSIONS)[number];

const WORDINGS: Record<NewsletterWordingVersion, string> = {
  '2026-11-20': `Please e-mail me the ${brand.name} newsletter with plain-language notes on insurance in Alberta. I can unsubscribe at any time with the link in every e-mail or by writing to ${brand.email}. It is sent by ${brand.name}, ${brand.mailingAddress}.`,
};

export const CURRENT_NEWSLETTER_WORDING: NewsletterWordingVersion = NEWSLETTER_WORDING_VERSIONS[0];

/** What somebody agrees to when they confirm, in exactly the words they see. */
export function newsletterWording(version: NewsletterWordingVersion = CURRENT_NEWSLETTER_WORDING): string {
  return WORDINGS[version];
}
