import { businessName } from '#content/brand.ts';
import { type Sender, senderOf, wordingNow } from '#content/senders.ts';

/**
 * Every wording people have agreed to, newest first. A change of words is a new one; old ones stay, so that a page
 * opened before the change can still be sent, and so that old consents can be read. Who asks is part of a version.
 */
const FIRST = '2026-11-20';
const DATES = ['2026-11-30', '2026-11-26', '2026-11-25', '2026-11-23', FIRST] as const;

export type QuoteConsentPurpose = 'share_broker' | 'newsletter' | 'call' | 'text';

/** `field` is the name under `consent` in the body of a quote request. */
export type ConsentWording = {
  purpose: QuoteConsentPurpose;
  field: 'share' | 'newsletter' | 'call' | 'text';
  required: boolean;
  text: string;
};

const share = ({ name, email }: Sender, seen: string): ConsentWording => ({
  purpose: 'share_broker',
  field: 'share',
  required: true,
  text: `I agree that ${name} shares my request with a licensed broker partner so that they can contact me about it. One broker partner at a time has access. ${seen} I can see who has had access, and withdraw this at any time, on my tracking page or by writing to ${email}.`,
});

const seenFirst = (postalArea: string) =>
  `Before they accept, they see the answers that I chose from a list or gave as a number or a date (not dates of birth, and not answers about health), ${postalArea} of my postal code, and my city. Only after they accept do they see my name, my contact details, dates of birth, answers about health and what I wrote in my own words.`;

const SEEN_BEFORE_HEALTH =
  'Before they accept, they see the answers that I chose from a list or gave as a number or a date, the first half of my postal code, and my city. Only after they accept do they see my name, my contact details, dates of birth and what I wrote in my own words.';

const seenUntil = (first: string) =>
  `Until they accept, they see ${first}; after that also my name, my contact details and the rest.`;

const FACTS_FIRST = seenUntil(
  'what I chose, counted or dated in my answers, but not what I wrote in my own words; the first half of my postal code, and its city where it is known',
);

const WORDINGS: Record<string, (sender: Sender) => readonly ConsentWording[]> = {
  '2026-11-30': (sender) => [
    share(sender, seenFirst('the first three characters')),
    ...others(sender, 'email'),
  ],
  '2026-11-26': (sender) => [share(sender, seenFirst('the first half')), ...others(sender, 'email')],
  '2026-11-25': (sender) => [share(sender, SEEN_BEFORE_HEALTH), ...others(sender, 'email')],
  '2026-11-23': (sender) => [share(sender, FACTS_FIRST), ...others(sender, 'e-mail')],
  '2026-11-20': (sender) => [
    share(sender, seenUntil('my answers, my city and the first half of my postal code')),
    ...others(sender, 'e-mail'),
  ],
};

function others(
  { name, mailingAddress, email, ...business }: Sender,
  mail: 'email' | 'e-mail',
): readonly ConsentWording[] {
  return [
    {
      purpose: 'call',
      field: 'call',
      required: false,
      text: `The broker partner may phone me at this number about this request. I can withdraw this at any time by telling them or writing to ${email}.`,
    },
    {
      purpose: 'text',
      field: 'text',
      required: false,
      text: `The broker partner may send text messages to this number about this request. I can withdraw this at any time by telling them or writing to ${email}.`,
    },
    {
      purpose: 'newsletter',
      field: 'newsletter',
      required: false,
      text: `Please ${mail} me the ${name} newsletter with plain-language notes on insurance in Alberta. I can unsubscribe at any time with the link in every ${mail}. It is sent by ${businessName(business)}, ${mailingAddress}, ${email}.`,
    },
  ];
}

/** The version that is asked for now. */
export function currentConsentWording(): string {
  return wordingNow(DATES[0]);
}

/** The version that was asked for on an Alberta day (ISO), for the demo's past; on days before the first, the first. */
export function consentWordingOn(day: string): string {
  return DATES.find((date) => date <= day) ?? FIRST;
}

/** Whether people were ever asked in this version. */
export function isConsentWording(version: string): boolean {
  return senderOf(version, DATES) !== null;
}

/** Every consent of one version, in the order they are asked, in exactly the words the person saw; none when unknown. */
export function consentWordings(version: string = currentConsentWording()): readonly ConsentWording[] {
  const sender = senderOf(version, DATES);
  return sender ? (WORDINGS[version.split('.')[0] ?? '']?.(sender) ?? []) : [];
}
