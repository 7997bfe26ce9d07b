import { brand } from '#content/brand.ts';

/**
 * Every wording people have agreed to, newest first. A change of words is a new version; old ones stay,
 * so that a page opened before the change can still be sent, and so that old consents can be read.
 */
export const CONSENT_WORDING_VERSIONS = ['2026-11-20'] as const;

export type ConsentWordingVersion = (typeof CONSENT_WORDING_VERSIONS)[number];
export type QuoteConsentPurpose = 'share_broker' | 'newsletter' | 'call' | 'text';

/** `field` is the name under `consent` in the body of a quote request. */
export type ConsentWording = {
  purpose: QuoteConsentPurpose;
  field: 'share' | 'newsletter' | 'call' | 'text';
  required: boolean;
  text: string;
};

const sender = `${brand.name}, ${brand.mailingAddress}, ${brand.email}`;

const WORDINGS: Record<ConsentWordingVersion, readonly ConsentWording[]> = {
  '2026-11-20': [
    {
      purpose: 'share_broker',
      field: 'share',
      required: true,
      text: `I agree that ${brand.name} shares my request with a licensed broker partner so that they can contact me about it. One broker partner at a time has access. Until they accept, they see my answers, my city and the first half of my postal code; after that also my name, my contact details and the rest. I can see who has had access, and withdraw this at any time, on my tracking page or by writing to ${brand.email}.`,
    },
    {
      purpose: 'call',
      field: 'call',
      required: false,
      text: `The broker partner may phone me at this number about this request. I can withdraw this at any time by telling them or writing to ${brand.email}.`,
    },
    {
      purpose: 'text',
      field: 'text',
      required: false,
      text: `The broker partner may send text messages to this number about this request. I can withdraw this at any time by telling them or writing to ${brand.email}.`,
    },
    {
      purpose: 'newsletter',
      field: 'newsletter',
      required: false,
      text: `Please e-mail me the ${brand.name} newsletter with plain-language notes on insurance in Alberta. I can unsubscribe at any time with the link in every e-mail. It is sent by ${sender}.`,
    },
  ],
};

export const CURRENT_CONSENT_WORDING: ConsentWordingVersion = CONSENT_WORDING_VERSIONS[0];

/** Every consent of one version, in the order they are asked, in exactly the words the person saw. */
export function consentWordings(
  version: ConsentWordingVersion = CURRENT_CONSENT_WORDING,
): readonly ConsentWording[] {
  return WORDINGS[version];
}
