import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryId } from '#content/industries/industry-page.ts';
import type { Page } from '#content/pages/page.ts';
import type { SubjectSlug } from '#content/subjects/subject-page.ts';
import type { ServiceId } from './service-page.ts';

type ServiceGroup = {
  heading: string;
  text: string;
  services: readonly ServiceId[];
  subjects: readonly SubjectSlug[];
  industries?: readonly IndustryId[];
};

/** /insurance/all: every kind of insurance somebody can ask about here. */
export const serviceList: Page & {
  groups: readonly ServiceGroup[];
  nextStep: { heading: string; text: string; label: string };
} = {
  path: '/insurance/all',
  title: 'All kinds of insurance you can ask about in Alberta',
  description:
    'Personal, business and specialty insurance on one page: read what each kind is for, then ask one licensed Alberta broker partner about it.',
  heading: 'All kinds of insurance',
  lead: 'Each page says what the insurance covers, what it leaves out, and what to have ready for a quote.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCES.aic, SOURCES.ibc],
  related: [
    { label: 'Insurance by city', to: '/locations' },
    { label: 'Questions and answers', to: '/faq' },
    { label: 'How we work', to: '/about' },
  ],
  groups: [
    {
      heading: 'For you and your family',
      text: 'Insurance for your car, your home or farm, your belongings, your trips, your income and your life.',
      services: ['auto', 'home', 'life', 'travel', 'supervisa', 'specialty'],
      subjects: [
        'condo',
        'tenant',
        'rental-property',
        'seasonal-and-acreage',
        'motorcycle',
        'rv-and-trailer',
        'boat',
        'farm',
        'disability-and-critical-illness',
        'visitors-to-canada',
      ],
    },
    {
      heading: 'For your business',
      text: 'Insurance for liability, property, vehicles and your team. Many lines of work have their own pages too.',
      services: ['business', 'commercial-auto', 'group-benefits'],
      subjects: ['professional-liability', 'cyber', 'builders-risk'],
      industries: [
        'professionals',
        'contractors',
        'restaurants',
        'manufacturers',
        'construction',
        'rideshare',
        'medical',
        'liquor',
        'retail',
      ],
    },
  ],
  nextStep: {
    heading: 'Not sure which one?',
    text: 'Describe what you want to insure in your own words. Your request goes to one licensed broker at a time, always one who handles that kind of insurance where you live.',
    label: 'Get a Free Quote',
  },
};
