import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { Page } from './page.ts';

export const blogPage: Page & {
  listHeading: string;
  /** Stands under every article. */
  notice: string;
} = {
  path: '/blog',
  alsoAt: ['/resources'],
  title: 'Resources: articles about insurance in Alberta',
  description:
    'Longer reads on hail, water, wildfire, condos, contractors, rideshare, Super Visa and the auto reform, with sources and review dates.',
  heading: 'Resources',
  lead: 'Articles about insurance in Alberta. Each one names its sources and the day it was last checked. Those most useful now come first; the date is the day an article came out.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCES.ibc],
  related: [
    { label: 'Questions and answers', to: '/faq' },
    { label: 'Newsletter', to: '/newsletter' },
    { label: 'All kinds of insurance', to: '/insurance/all' },
  ],
  listHeading: 'All articles',
  notice:
    'This article is general information for Alberta, not insurance, legal or tax advice. If it differs from the law or your policy, go by the law and your policy.',
};
