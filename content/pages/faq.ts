import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { Page } from './page.ts';

export const faqPage: Page & { listHeading: string; notFound: { heading: string; text: string } } = {
  path: '/faq',
  alsoAt: ['/insurance-faq'],
  title: 'Insurance questions and answers for Alberta',
  description:
    'Plain answers about auto, home, business, life, travel and Super Visa insurance in Alberta, with sources, and about how this site works.',
  heading: 'Questions and answers',
  lead: 'Short answers in plain words. The sources of the figures are at the end of the page, with a date where the source has one. Your own policy says what applies to you.',
  reviewedOn: '2026-11-29',
  pointers: [SOURCE_PAGES.airbCareFirst, SOURCE_PAGES.insurableDisasters, SOURCES.ibc],
  related: [
    { label: 'Resources', to: '/blog' },
    { label: 'All kinds of insurance', to: '/insurance/all' },
    { label: 'Contact us', to: '/contact' },
  ],
  listHeading: 'Choose a subject',
  notFound: {
    heading: 'Is your question missing?',
    text: 'If it is about this site, write to us. If it is about a policy you have, ask your own broker or insurer. If you want a quote, send a request.',
  },
};
