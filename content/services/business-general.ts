import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SkeletonPage } from '#content/pages/skeleton-page.ts';

export const businessGeneral: SkeletonPage = {
  path: '/business/general',
  alsoAt: ['/insurance/business/general'],
  title: 'Commercial general liability in Alberta, explained',
  description:
    'What general liability pays for an Alberta business, what it never pays, how limits and deductibles work, and which contract words to send a broker.',
  heading: 'Commercial general liability',
  lead: 'It is the coverage most firms buy first, and the one most contracts ask for. Here is what stands behind the three letters CGL.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ibc, SOURCES.wcb, SOURCES.aic],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Professionals', to: '/business/professionals' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  order: [
    'whatItIs',
    'doesNotCover',
    'covers',
    'sections',
    'change',
    'before',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Commercial general liability, CGL for short, answers when your business is blamed for hurting someone or damaging their property. It pays the sum you owe, up to a limit, and it usually pays for the lawyers too.',
    'No general law in Alberta makes every business buy it. Leases, loans, tenders and licences often do.',
    'It looks outward. It does not repair your own things, and it does not pay your own staff.',
  ],
  covers: {
    intro: 'The usual parts of a CGL policy:',
    rows: [
      {
        cover: 'Bodily injury',
        what: 'A customer slips on a wet floor; a sign falls on a passer-by.',
        standing: 'included',
      },
      {
        cover: 'Property damage',
        what: "You burst a pipe in a client's house; a spark sets fire to a fence.",
        standing: 'included',
      },
      {
        cover: 'Personal and advertising injury',
        what: "Claims such as libel, wrongful eviction, or use of another firm's slogan.",
        standing: 'included',
      },
      {
        cover: "Tenant's legal liability",
        what: 'Damage to the space you rent, for which the landlord holds you responsible.',
        standing: 'included',
      },
      {
        cover: 'Medical payments',
        what: 'Small costs of an injured visitor, whoever was to blame.',
        standing: 'included',
      },
      {
        cover: 'Products and completed work',
        what: 'Harm by something you sold, or by a job after you have left.',
        standing: 'included',
      },
      {
        cover: 'Umbrella or excess',
        what: 'A second layer on top, when a contract asks for more than the CGL gives.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Other policies exist for most of these.',
    items: [
      'Injury to your own workers: WCB-Alberta.',
      'Bad advice or design: professional liability.',
      'Cars and trucks: commercial auto.',
      'Your own building, stock and tools: commercial property.',
      'The cost of doing faulty work again.',
      'Data breaches, in most wordings: cyber.',
      'Pollution, beyond narrow exceptions.',
      'Harm done on purpose, and fines.',
    ],
  },
  sections: [
    {
      heading: 'Limits and deductibles',
      paragraphs: [
        'The limit is the most the insurer pays for one event; a second figure caps the year. Landlords and general contractors often ask for {business.liability.usualRequest}. The deductible is your part of each claim. In most Canadian wordings the lawyers are paid on top of the limit; in some policies they use it up.',
      ],
    },
    {
      heading: 'An example',
      paragraphs: [
        "A painter leaves a rag soaked with oil in a client's garage. It catches fire in the night. The garage and a neighbour's fence burn. CGL may pay for both, less the deductible, because it is damage to the property of others. It would not pay to paint the garage again, nor for the painter's own sprayer.",
      ],
    },
    {
      kind: 'timeline',
      heading: 'A certificate of insurance, from request to paper',
      intro: 'A landlord or a general contractor asks for one before you may begin.',
      steps: [
        {
          when: 'They ask',
          what: 'Have the clause in writing: limit, who is to be named, how many days’ notice of cancellation.',
        },
        {
          when: 'You send it on',
          what: 'The exact legal name and address, and the clause, to the broker who wrote your policy.',
        },
        {
          when: 'The broker checks',
          what: 'A certificate can only say what the policy says. A higher limit or an additional insured is a change first.',
        },
        {
          when: 'You get it',
          what: 'Often the same day when nothing has to change, later when the insurer must agree.',
        },
        { when: 'At renewal', what: 'It shows one policy period. Whoever asked wants a new one.' },
      ],
    },
    {
      heading: 'Words in contracts',
      paragraphs: [
        'Three phrases deserve a call to the broker before you sign. "Additional insured" gives the other side rights under your policy. "Hold harmless" may make you pay for what they did. "Waiver of subrogation" stops your insurer from claiming the money back. Your policy may not follow every promise you make.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers start from the trade and work outward.',
    items: [
      { factor: 'What you do', why: 'And what you do rarely: one roofing job a year still counts.' },
      { factor: 'Revenue', why: 'The usual yardstick for the size of the risk.' },
      { factor: 'Subcontractors', why: 'With or without their own insurance.' },
      { factor: 'Limits', why: 'Set by your contracts more than by you.' },
      { factor: 'Claims', why: 'Number, size and what you have changed since.' },
    ],
  },
  checklist: {
    intro: 'Rough figures are fine. Contracts are best word for word.',
    items: [
      'What you do, in your own words, with the share of each kind of work',
      'Revenue and payroll last year, and a guess for next year',
      'Contracts and leases that name insurance',
      'Certificates of your subcontractors',
      'Claims history letters from earlier insurers',
      'The date by which you need a certificate',
    ],
  },
  questions: [
    'business-what-is-a-certificate',
    'business-faulty-work',
    'business-is-wcb-included',
    'business-which-covers-first',
  ],
  nextStep: {
    text: 'Say what you do and what your contracts ask for. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a liability quote',
  },
};
