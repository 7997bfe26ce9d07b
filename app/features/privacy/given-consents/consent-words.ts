import type { ConsentMethod, ConsentPurpose } from '#app/features/ledger/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { unbrokenPhone } from '#app/platform/contact/format-phone.ts';
import type { GivenConsent } from './schema.ts';

const TITLES = {
  share_broker: 'Sharing your request with a broker partner',
  call: 'Phone calls',
  text: 'Text messages',
  newsletter: 'Newsletter',
  terms: 'Terms and privacy policy',
  chat_ai: 'Chat assistant',
  testimonial: 'Showing what you said about your request',
} as const satisfies Record<ConsentPurpose, string>;

const RENEWED = 'Sharing your request again, when you reopened it';

/** The box in a request alone brings no issue. */
const BEGINS = 'Only once the email we send for it is confirmed';

/** A consent is for one number only. */
const REPLACED = 'No, but it no longer counts: this number is not on your request anymore';

const HOW = {
  web_form: 'You chose it there',
  web_form_no_script: 'You chose it there, without JavaScript',
  chat: 'In the chat there',
  email: 'By email',
  phone: 'By phone',
} as const satisfies Record<ConsentMethod, string>;

export type ConsentWords = {
  title: string;
  /** The words that were agreed to. */
  text: string;
  facts: { term: string; detail: string }[];
};

/** A consent for the person who gave it: the same words on their page and in their download. Times are Alberta time. */
export function consentWords(consent: GivenConsent): ConsentWords {
  const { purpose, text, textVersion, phone, page, method, at, isRenewal } = consent;
  const { isForOtherNumber, withdrawnAt } = consent;
  // Only what is about a telephone is for its number.
  const number = (purpose === 'call' || purpose === 'text') && phone ? unbrokenPhone(phone) : null;
  const standing = isForOtherNumber ? REPLACED : 'No';
  return {
    title: isRenewal ? RENEWED : TITLES[purpose],
    text: text ?? 'We do not find these words by their version. Please ask us for them.',
    facts: [
      { term: 'Agreed', detail: time(at) },
      { term: 'Page', detail: pageWords(page) },
      { term: 'How', detail: HOW[method] },
      { term: 'For', detail: [number, addressOf(consent)].filter(Boolean).join(', ') },
      { term: 'Wording', detail: `Version ${textVersion}` },
      ...(purpose === 'newsletter' ? [{ term: 'Begins', detail: BEGINS }] : []),
      { term: 'Withdrawn', detail: withdrawnAt ? time(withdrawnAt) : standing },
    ],
  };
}

/** The address it was given for, and what that was corrected to: the first stays beside the other. */
function addressOf({ email, firstEmail, carriedAt }: GivenConsent): string | null {
  return firstEmail && carriedAt ? `${firstEmail}, corrected to ${email} on ${time(carriedAt)}` : email;
}

/** Where the pages are on which somebody can agree, by how their path begins, the longest first. */
const PAGES = [
  ['/get-quote', 'The quote form'],
  ['/track/receipt', 'The page of the request, right after sending it'],
  ['/track', 'The tracking page'],
  ['/portal/cases', 'The page of the request in your account'],
  ['/portal/register', 'The registration form'],
  ['/portal/invitation', 'The page of an invitation'],
] as const;

/** A page as people call it; one that has no name here by its path. */
function pageWords(page: string): string {
  return PAGES.find(([path]) => page === path || page.startsWith(`${path}/`))?.[1] ?? page;
}

const time = (at: string) => formatAlbertaTime(new Date(at), 'dateTime');
