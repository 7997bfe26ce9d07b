import { createHash } from 'node:crypto';
import { TERMS_SENTENCE } from '#app/features/accounts/sign-in/terms.ts';
import { reopeningText } from '#app/features/cases/rules/reopening/reopening-words.ts';
import type { ConsentPurpose } from '#app/features/ledger/schema.ts';
import { newsletterWording } from '#app/features/newsletter/wording.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { testimonialWording } from '#app/features/testimonials/wording.ts';

type Recorded = { purpose: ConsentPurpose; textVersion: string; textHash: string };

/**
 * The words of a consent, found by its version and proven by the hash that was kept when it was given: other words are
 * never shown for them. Null where no wording of ours has that hash.
 */
export function consentText({ purpose, textVersion, textHash }: Recorded): string | null {
  return wordingsOf(purpose, textVersion).find((text) => hashOf(text) === textHash) ?? null;
}

/** The newsletter is asked for beside a quote request and by itself, in words of its own. */
function wordingsOf(purpose: ConsentPurpose, version: string): string[] {
  switch (purpose) {
    case 'terms':
      return [TERMS_SENTENCE];
    case 'testimonial':
      return [testimonialWording(version)];
    case 'newsletter':
      return [newsletterWording(version), ...askedWithRequest(purpose, version)];
    case 'share_broker':
      return [...askedWithRequest(purpose, version), reopeningText(version) ?? []].flat();
    default:
      return askedWithRequest(purpose, version);
  }
}

const askedWithRequest = (purpose: ConsentPurpose, version: string) =>
  consentWordings(version).flatMap((one) => (one.purpose === purpose ? [one.text] : []));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
