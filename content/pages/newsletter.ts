import { SOURCES } from '#content/facts/reading/sources.ts';
import { brand, businessName } from '../brand.ts';
import type { Page } from './page.ts';

export const newsletterPage: Page & {
  whatYouGet: { heading: string; items: readonly string[] };
  form: { heading: string; label: string; button: string; consent: string; confirm: string };
  leaving: { heading: string; text: string };
} = {
  path: '/newsletter',
  title: 'Newsletter: insurance in Alberta, in plain words',
  description:
    'Short notes on rule changes, hail and winter, and how to read a policy. You confirm by email, and every issue carries a link to leave.',
  heading: 'The newsletter',
  lead: 'Short notes on insurance in Alberta, sent when there is something worth knowing.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.airb],
  related: [
    { label: 'Resources', to: '/blog' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Questions and answers', to: '/faq' },
  ],
  whatYouGet: {
    heading: 'What you get',
    items: [
      '{before reform.start: Changes to the rules before they begin, such as the auto insurance law of {reform.start}}{from reform.start: Changes to the rules, such as the auto insurance law of {reform.start}}',
      'What to do before and after hail, a cold snap or an evacuation',
      'One policy term explained, with an example',
      'A few issues a year, and only when there is something to say',
    ],
  },
  form: {
    heading: 'Sign up',
    label: 'Email address',
    button: 'Subscribe',
    consent: `By pressing Subscribe you agree that ${brand.name} may email you this newsletter. You can withdraw at any time with the link in every issue or by writing to ${brand.email}. Sender: ${businessName()}, ${brand.mailingAddress}.`,
    confirm:
      'We send one email first. The newsletter begins only when you confirm on the page that its link opens.',
  },
  leaving: {
    heading: 'Unsubscribing',
    text: 'Every issue has a link to choose topics or unsubscribe, with no login and no questions. An address that nobody confirms is deleted after {privacy.keep.unconfirmed}. A quote request by itself never signs you up.',
  },
};
