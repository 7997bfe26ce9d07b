import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { SubjectPage } from './subject-page.ts';

export const buildersRisk: SubjectPage = {
  slug: 'builders-risk',
  name: 'Builders’ risk insurance',
  summary: 'A building while it is being built or rebuilt: fire, wind, theft of materials.',
  imageUrl: '/illustrations/construction.svg',
  under: 'business',
  path: '/insurance/builders-risk',
  title: 'Builders’ risk insurance for projects in Alberta',
  description:
    'Course of construction insurance in Alberta: who buys it, what it pays from the first shovel to the keys, large renovations, and the home warranty.',
  heading: 'Builders’ risk insurance',
  lead: 'Between the first shovel and the keys a building belongs to a policy of its own.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCE_PAGES.newHomeWarranty, SOURCE_PAGES.builderLicence],
  related: [
    { label: 'Insurance for construction', to: '/business/construction' },
    { label: 'Insurance for contractors', to: '/business/contractors' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'General liability', to: '/business/general' },
  ],
  parts: [
    {
      kind: 'timeline',
      heading: 'From the first shovel to the keys',
      steps: [
        {
          when: 'Before work begins',
          what: 'Policy in place, at the full value of the finished building. Lenders ask to see it before the first draw.',
        },
        {
          when: 'Foundation',
          what: 'Excavation, water in the hole, a neighbour’s wall. Liability does more here than property.',
        },
        {
          when: 'Framing',
          what: 'Fire and wind at their worst: open wood and no doors. Insurers ask about heaters, hot work and a fence.',
        },
        {
          when: 'Finishing',
          what: 'Copper, appliances and cabinets on site: theft and water. The value is at its peak.',
        },
        {
          when: 'Occupancy',
          what: 'Coverage may end when somebody moves in or the project is done. A home or commercial policy must begin that same day.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who buys it',
      intro:
        'The contract should say so. If two parties insure the same frame, or nobody does, it shows on the worst day.',
      columns: ['Project', 'Who usually buys'],
      rows: [
        ['A new house by a builder, to be sold', 'The builder'],
        ['A new house on your own land', 'The owner or the builder, as the contract says'],
        ['You build it yourself', 'You'],
        [
          'An addition or a large renovation',
          'The owner, often as an endorsement to the home policy; else a policy of its own',
        ],
        ['A commercial building', 'The owner or the general contractor, with the trades named as insureds'],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What it pays',
      intro: 'Most wordings are “all risks”: what is not excluded is covered.',
      rows: [
        {
          cover: 'The building as it stands',
          what: 'Work in place, at what it costs to do again.',
          standing: 'included',
        },
        {
          cover: 'Materials on site',
          what: 'Lumber, windows and appliances that wait to go in.',
          standing: 'included',
        },
        {
          cover: 'Materials on the road or stored elsewhere',
          what: 'Within limits you choose.',
          standing: 'optional',
        },
        {
          cover: 'Soft costs',
          what: 'Interest, permits and fees that go on while an insured loss is repaired.',
          standing: 'optional',
        },
        {
          cover: 'Testing and start-up',
          what: 'Boilers and machines, the first time they run.',
          standing: 'optional',
        },
        { cover: 'Flood, sewer backup, earthquake', what: 'Added one by one.', standing: 'optional' },
        {
          cover: 'Injury to others',
          what: 'General or wrap-up liability, beside this policy.',
          standing: 'separate',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Wind on a Thursday',
      example: {
        story: [
          'The trusses of a house are up and not yet braced. A gust brings half of them down on new framing. The policy has a deductible of $5,000 and soft costs of $20,000.',
        ],
        lines: [
          { what: 'Trusses and framing, again', amount: '$58,000' },
          { what: 'Clearing the site', amount: '$6,500' },
          { what: 'Six weeks of interest and a new permit fee', amount: '$4,800' },
          { what: 'Deductible', amount: '−$5,000' },
          { what: 'Paid by the insurer', amount: '$64,300' },
        ],
        result: 'If the bracing was wrong, making it right is not paid. What the fall broke usually is.',
      },
    },
    {
      heading: 'The warranty of a new home is something else',
      paragraphs: [
        'A new home in Alberta needs a warranty before its building permit: for homes permitted since {business.warranty.since}. It covers labour and materials for {business.warranty.labour}, and gas, plumbing and electrical systems for {business.warranty.systems}. The building envelope is covered for {business.warranty.envelope}, the structure for {business.warranty.structure}.',
        'Residential builders have also needed a licence since {business.warranty.builders}. A warranty answers for how the house was built. Builders’ risk answers for what happens to it on the way.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'In most wordings:',
      items: [
        'Poor work or design itself; what it then damages may be covered.',
        'Penalties for being late.',
        'Tools and machines of the trades.',
        'Money, plans and the existing house, unless it is named.',
        'Loss while work has stopped for a month or more, unless the insurer agreed.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Drawings help more than words.',
      items: [
        'Address, and who owns the land',
        'Finished value, with labour, fees and profit',
        'Start and planned end',
        'Frame, concrete or steel, and the number of storeys',
        'Who builds, and what they have built before',
        'Fence, lights, cameras, hydrant and fire hall',
        'What the lender wants to see',
      ],
    },
  ],
  questions: [
    'builders-risk-renovation',
    'builders-risk-who-buys',
    'builders-risk-value',
    'builders-risk-delay',
    'builders-risk-own-build',
    'builders-risk-tools',
  ],
  nextStep: {
    text: 'Tell us about the project. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a project quote',
  },
};
