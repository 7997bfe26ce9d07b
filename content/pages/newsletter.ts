import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
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
    'Short notes on rule changes, hail and winter, and how to read a policy. You confirm by email, and you can unsubscribe from any issue.',
  heading: 'The newsletter',
  lead: 'Short notes on insurance in Alberta, sent when there is something worth knowing.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCE_PAGES.airbCareFirst],
  related: [
    { label: 'Resources', to: '/blog' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Questions and answers', to: '/faq' },
  ],
  whatYouGet: {
    heading: 'What you get',
    items: [
      '{before reform.start: Changes to the rules before they begin, such as the new auto insurance law that starts on {reform.start}}{from reform.start: Changes to the rules, such as the auto insurance law that started on {reform.start}}',
      'What to do before and after hail, a cold snap or an evacuation',
      'One policy term explained, with an example',
      'A few issues a year',
    ],
  },
  form: {
    heading: 'Sign up',
    label: 'Email address',
    button: 'Subscribe',
    consent: `By pressing Subscribe you agree that ${brand.name} may email you this newsletter. You can withdraw your consent at any time with the unsubscribe link in every issue or by writing to ${brand.email}. Sender: ${businessName()}, ${brand.mailingAddress}.`,
    confirm:
      'We first send you one email with a link. You get the newsletter only after you open the link and confirm. If you do not confirm, we delete your address after {privacy.keep.unconfirmed}.',
  },
  leaving: {
    heading: 'Unsubscribing',
    text: 'Every issue has a link to choose topics or unsubscribe, with no login and no questions. A quote request by itself never signs you up.',
  },
};
