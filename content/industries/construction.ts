import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const construction: IndustryPage = {
  id: 'construction',
  name: 'Construction',
  summary: "Builders and developers: builders' risk, wrap-up liability, bonds and the payment clock.",
  imageUrl: '/illustrations/construction.svg',
  path: '/business/construction',
  alsoAt: ['/insurance/business/construction'],
  title: "Construction insurance in Alberta: builders' risk, bonds",
  description:
    "Builders' risk, wrap-up liability, surety bonds and the payment deadlines of Alberta law, for builders, developers and general contractors.",
  heading: 'Insurance for construction',
  lead: 'A building is at its most fragile before it is finished. Project insurance holds until the keys are handed over.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.wcb],
  related: [
    { label: 'Builders’ risk insurance', to: '/insurance/builders-risk' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability in detail', to: '/business/general' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['A site brings many firms together on something that is still open to the weather.'],
    bullets: [
      'Fire or wind before the walls and the roof are closed.',
      'Hail on a roof that was finished last week.',
      'Water from a line that was tested with nobody watching.',
      'Theft of copper, tools and machines.',
      "A neighbour's foundation moves.",
      'One trade goes bankrupt in the middle of the job.',
    ],
  },
  whatItIs: [
    "Construction insurance looks at the project, not only at the firm. Builders' risk covers the work itself while it goes up. Liability covers harm to others. Bonds stand behind the promise to finish and to pay.",
    'Contracts decide who buys what. Read the insurance section before you price the job, and give it to the broker.',
  ],
  covers: {
    intro: 'The building blocks of a project:',
    rows: [
      {
        cover: "Builders' risk",
        what: 'The building, materials and temporary works during construction.',
        standing: 'optional',
      },
      {
        cover: 'Wrap-up liability',
        what: 'One liability policy for the owner, the contractor and all trades on the project.',
        standing: 'optional',
      },
      { cover: 'General liability', what: 'Your own firm, on this job and others.', standing: 'included' },
      {
        cover: 'Equipment',
        what: 'Machines you own or rent, on site and on the road.',
        standing: 'optional',
      },
      {
        cover: 'Delay in start-up',
        what: 'Income lost when an insured loss pushes the opening back.',
        standing: 'optional',
      },
      {
        cover: 'Bid, performance and payment bonds',
        what: 'A promise by a surety to the owner or the trades. It is credit: the surety claims the money back from you.',
        standing: 'separate',
      },
      {
        cover: 'New home warranty',
        what: 'Set by law for new homes with a permit applied for after {business.warranty.since}. It comes from a warranty provider.',
        standing: 'required',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'The cost of fixing a bad design or bad work itself; damage that follows from it may be covered.',
      'Wear, rust and slow seepage.',
      'Loss after you occupy the building, unless the insurer has agreed.',
      'Penalties for finishing late.',
      'Vehicles licensed for the road.',
    ],
  },
  sections: [
    {
      heading: 'The payment clock',
      paragraphs: [
        'The Prompt Payment and Construction Lien Act has set deadlines since {business.prompt.since}. A proper invoice starts the clock and goes out at least every {business.prompt.invoiceEvery}.',
      ],
      bullets: [
        'The owner pays within {business.prompt.ownerPays}',
        'An owner who disputes the invoice says so within {business.prompt.dispute}',
        'The contractor pays the subcontractor within {business.prompt.subcontractor} of being paid',
      ],
    },
    {
      kind: 'table',
      heading: 'New homes: warranty and licence',
      intro:
        'For homes with a building permit applied for after {business.warranty.since}. Residential builders have needed a licence since {business.warranty.builders}.',
      columns: ['Part', 'Covered for at least'],
      rows: [
        ['Labour and materials', '{business.warranty.labour}'],
        ['Gas, plumbing and electrical systems', '{business.warranty.systems}'],
        ['Building envelope', '{business.warranty.envelope}'],
        ['Structure', '{business.warranty.structure}'],
      ],
    },
    {
      heading: 'When does the coverage end?',
      paragraphs: [
        "Builders' risk usually ends at completion, at occupancy or on the date in the policy, whichever comes first. Projects run late. Ask for an extension before that date, not after it. Then put the finished building on a property policy from the same hour.",
      ],
    },
  ],
  priceDrivers: {
    intro: 'The insurer rates the project as much as the builder.',
    items: [
      { factor: 'Value and length', why: 'Hard costs, soft costs and months on site.' },
      { factor: 'Type of structure', why: 'Wood frame costs more to insure than concrete.' },
      { factor: 'Site safety', why: 'Fence, cameras, watch service, water and fire plans.' },
      { factor: 'Location', why: 'Neighbours, slope, flood, hail, distance to a fire hall.' },
      { factor: 'Your record', why: 'Similar projects, claims and, for bonds, your finances.' },
    ],
  },
  checklist: {
    intro: 'What is not final yet can follow later.',
    items: [
      'Address, drawings and a description of the structure',
      'Budget, schedule and start date',
      'Contract pages on insurance and bonds',
      'List of trades and who insures what',
      'Site safety and water damage plan',
      'Financial statements, if the contract asks for bonds',
    ],
  },
  questions: [
    'construction-builders-risk-who-buys',
    'construction-bond-or-insurance',
    'construction-wrap-up',
    'construction-prompt-payment',
  ],
  nextStep: {
    text: 'Tell us about the project and its start date. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a construction quote',
  },
};
