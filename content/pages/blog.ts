import type { Page } from '../page.ts';
import type { PostCategory } from '../post.ts';
import { SOURCES } from '../sources.ts';

export const blogPage: Page & {
  listHeading: string;
  categoryNames: Readonly<Record<PostCategory, string>>;
  /** Labels around the date, the source list and the review day of a post. */
  labels: { published: string; updated: string; reviewed: string; sources: string; notice: string };
} = {
  path: '/blog',
  alsoAt: ['/resources'],
  title: 'Resources: reading on insurance in Alberta',
  description:
    'Longer reads on hail, water, wildfire, condos, contractors, ride apps, Super Visa and the auto reform, with sources and review dates.',
  heading: 'Resources',
  lead: 'Longer reads for a quiet evening, before you need them. Each article names its sources and the day it was last checked.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.ibc],
  related: [
    { label: 'Questions and answers', to: '/faq' },
    { label: 'Newsletter', to: '/newsletter' },
    { label: 'All kinds of insurance', to: '/insurance/all' },
  ],
  listHeading: 'All articles',
  categoryNames: {
    auto: 'Auto',
    home: 'Home, condo and tenant',
    'super-visa': 'Super Visa',
    'commercial-auto': 'Commercial auto and rideshare',
    business: 'Business',
    general: 'How it works',
  },
  labels: {
    published: 'Published',
    updated: 'Updated',
    reviewed: 'To be checked again by',
    sources: 'Sources',
    notice:
      'This article is general information for Alberta, not insurance, legal or tax advice. The wording of a policy decides, and a licensed broker can look at yours.',
  },
};
