import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const visitorsToCanada: SubjectPage = {
  slug: 'visitors-to-canada',
  name: 'Visitors to Canada insurance',
  summary: 'Emergency medical coverage for guests, newcomers and people between health plans.',
  imageUrl: '/illustrations/travel.svg',
  under: 'travel',
  path: '/insurance/visitors-to-canada',
  title: 'Visitors to Canada insurance for guests and newcomers',
  description:
    'Emergency medical insurance for visitors to Alberta, new residents and workers: who has the provincial plan, what a policy pays, and when to buy it.',
  heading: 'Insurance for visitors to Canada',
  lead: 'A visitor has no Alberta health card. A hospital will treat an emergency and send the bill.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCE_PAGES.ahcipMoving, SOURCE_PAGES.ahcipTemporary, SOURCES.ircc],
  related: [
    { label: 'Super Visa insurance', to: '/super-visa' },
    { label: 'Travel insurance for Albertans', to: '/insurance/travel' },
    { label: 'Questions about travel insurance', to: '/faq/travel' },
    { label: 'Insurance by city', to: '/locations' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Who needs it',
      intro: 'What counts is the health plan that covers a person on a given day.',
      columns: ['Who', 'Alberta health plan', 'What usually fits'],
      rows: [
        ['Parents here for a few weeks', 'No', 'A visitors policy for the stay'],
        ['Parents or grandparents with a Super Visa', 'No', 'A policy that meets the Super Visa rules'],
        [
          'A family that moved from another province',
          'Usually after a waiting period; the old province pays until then',
          'Often none for hospital and doctors; ask the old plan about the gap',
        ],
        [
          'New permanent residents from abroad',
          'Once they have applied and qualify',
          'A policy for the days in between',
        ],
        [
          'Workers and students with permits',
          'Depends on the permit and how long they will stay',
          'A policy until the card is there, or for the whole stay',
        ],
        [
          'Canadians moving home',
          'Once they live here again and have applied',
          'A policy for the days in between',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What a policy pays',
      intro: 'All of it for emergencies. Limits are chosen when you buy.',
      rows: [
        {
          cover: 'Hospital and doctors',
          what: 'Care for a sudden illness or injury, up to the chosen sum.',
          standing: 'included',
        },
        {
          cover: 'Ambulance',
          what: 'Ground ambulance; air ambulance within a limit, or when the insurer has agreed.',
          standing: 'included',
        },
        {
          cover: 'Prescriptions after an emergency',
          what: 'For a set number of days.',
          standing: 'included',
        },
        {
          cover: 'Emergency dental care',
          what: 'A blow to the mouth, or sudden pain, within small limits.',
          standing: 'included',
        },
        {
          cover: 'Going home',
          what: 'Return of a patient, or of a body, within a limit.',
          standing: 'included',
        },
        {
          cover: 'Existing conditions',
          what: 'By choice in many plans, when they were stable for a set time.',
          standing: 'optional',
        },
        {
          cover: 'Trips to the United States',
          what: 'Some plans include side trips from Canada, some exclude them.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'When to buy, and what happens then',
      steps: [
        {
          when: 'Before the flight',
          what: 'The widest choice. Coverage can begin the moment the plane lands.',
        },
        {
          when: 'After arrival',
          what: 'Most insurers still sell it. Illness may then be covered only after a waiting period of some days.',
        },
        {
          when: 'In an emergency',
          what: 'Go to the hospital first. Call the assistance number on the policy as soon as somebody can: many policies pay less if nobody calls.',
        },
        {
          when: 'When the stay grows longer',
          what: 'Ask for an extension before the last day of the policy. After that it is a new policy, with a new waiting period.',
        },
        {
          when: 'Going home early',
          what: 'Many insurers refund unused days if there was no claim. Keep the boarding pass.',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A fall on the ice',
      example: {
        story: [
          'An aunt visits Red Deer for six weeks in winter and breaks her wrist on the driveway. She has a policy of $100,000 with a deductible of $250.',
        ],
        lines: [
          { what: 'Emergency department and x-ray', amount: '$2,900' },
          { what: 'Surgery and one night in hospital', amount: '$11,400' },
          { what: 'Follow-up visit', amount: '$600' },
          { what: 'Deductible', amount: '−$250' },
          { what: 'Paid by the insurer', amount: '$14,650' },
        ],
        result:
          'A second follow-up at home is not covered: once the doctor says she can travel, the emergency is over.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'This is insurance for the unexpected, not a health plan.',
      items: [
        'Check-ups, vaccinations and care that can wait until the person is home.',
        'A condition that changed, or was being examined, in the weeks before.',
        'Travel to get treatment.',
        'Pregnancy and birth, in whole or after a certain week.',
        'Illness that began in the waiting period of a policy bought after arrival.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro:
        'Please leave diagnoses out of the form. The broker partner talks about existing conditions with you.',
      items: [
        'Birth date of each visitor',
        'Days of arrival and departure',
        'Where they come from and where they stay',
        'Visa or permit, if there is one',
        'Trips to other provinces or countries during the stay',
        'The sum and the deductible you have in mind',
      ],
    },
  ],
  questions: [
    'visitors-after-arrival',
    'visitors-super-visa-same',
    'visitors-health-card-newcomer',
    'visitors-parents-conditions',
    'visitors-leave-early',
    'visitors-students-workers',
  ],
  nextStep: {
    text: 'Tell us who comes, when and for how long. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'travel',
    label: 'Ask for a visitors quote',
  },
};
