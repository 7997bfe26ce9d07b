import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const motorcycle: SubjectPage = {
  slug: 'motorcycle',
  name: 'Motorcycle insurance',
  summary: 'What the law asks of riders, winter lay-up, gear and passengers.',
  imageUrl: '/illustrations/specialty.svg',
  under: 'specialty',
  path: '/insurance/motorcycle',
  title: 'Motorcycle insurance in Alberta: riding season and lay-up',
  description:
    'Class 6, what the law asks of riders in Alberta, winter lay-up, gear and passengers, and what {before reform.start: changes}{from reform.start: changed} for injuries on {reform.start}.',
  heading: 'Motorcycle insurance in Alberta',
  lead: 'The season is short, the rider is exposed, and the bike sleeps half the year. The policy follows all three.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCES.alberta, SOURCE_PAGES.airbCareFirst],
  related: [
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'What changes for drivers', to: '/blog/alberta-care-first' },
  ],
  parts: [
    {
      kind: 'timeline',
      heading: 'A riding year',
      steps: [
        {
          when: 'Before the first ride',
          what: 'A Class 6 licence, registration, and insurance in force that day. A bike you have just bought must be insured before you ride it.',
        },
        {
          when: 'Spring',
          what: 'Road coverages back in force. Gravel and potholes make the first weeks the hardest on riders and windshields.',
        },
        {
          when: 'Summer',
          what: 'Theft and hail. Comprehensive or specified perils pay for both, at home and on the road.',
        },
        {
          when: 'Fall: lay-up',
          what: 'Many insurers let you pause the road coverages and keep fire, theft and a falling roof. Do not ride until they are back.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'What the law asks for, and what you may add',
      intro: 'On the road a motorcycle is a motor vehicle like any other.',
      rows: [
        {
          cover: 'Third-party liability',
          what: 'Injury and damage you cause to others. Many riders carry {auto.liability.common}.',
          standing: 'required',
        },
        {
          cover: 'Accident benefits',
          what: 'Care and income after an injury, whoever was at fault. The amounts {before reform.start: change}{from reform.start: changed} on {reform.start}.',
          standing: 'required',
        },
        {
          cover: 'Direct compensation (DCPD)',
          what: 'Damage to your bike for the share that is not your fault, when the other vehicle is known and insured.',
          standing: 'required',
        },
        {
          cover: 'Collision',
          what: 'Your own share of a crash, or a slide on gravel.',
          standing: 'optional',
        },
        {
          cover: 'Comprehensive or specified perils',
          what: 'Theft, fire, hail, vandalism, an animal on the road.',
          standing: 'optional',
        },
        {
          cover: 'Gear and accessories',
          what: 'Helmet, leathers, bags and chrome, above a small built-in limit.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'If you are hurt',
      paragraphs: [
        'Riders are injured more often than drivers, so accident benefits matter more to them. For a collision up to {reform.lastDay}, care is limited to {auto.benefits.medical} and to {auto.benefits.medicalPeriod}. For one from {reform.start} on, eligible care has no money limit, and income replacement is {reform.incomeShare} of net income up to a limit.',
        'Most lawsuits against the driver at fault {before reform.start: close}{from reform.start: closed} on the same day. The auto page shows both sides.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Common reasons for a refused claim:',
      items: [
        'Track days, races and timed events.',
        'A rider without Class 6, or a learner outside the learner’s rules.',
        'Riding while the road coverages are paused.',
        'Delivering for pay.',
        'Accessories nobody listed.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'The registration has most of it.',
      items: [
        'Year, make, model and engine size',
        'Class 6 since when, and any training course',
        'Claims and tickets, on two wheels and on four',
        'Where it is kept, summer and winter',
        'Accessories and gear, with values',
        'Distance in a year, and passengers',
      ],
    },
  ],
  questions: [
    'motorcycle-lay-up',
    'motorcycle-learner',
    'motorcycle-gear',
    'motorcycle-stolen',
    'motorcycle-united-states',
    'motorcycle-dirt-bike',
  ],
  nextStep: {
    text: 'Tell us about the bike and the rider. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'specialty',
    label: 'Ask for a motorcycle quote',
  },
};
