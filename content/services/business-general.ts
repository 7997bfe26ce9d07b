import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SkeletonPage } from '#content/pages/skeleton-page.ts';

export const businessGeneral: SkeletonPage = {
  path: '/business/general',
  alsoAt: ['/insurance/business/general'],
  title: 'Commercial general liability in Alberta, explained',
  description:
    'What general liability covers for an Alberta business, what it does not, how limits and deductibles work, and which contract terms affect it.',
  heading: 'Commercial general liability',
  lead: 'Commercial general liability (CGL) is a coverage that many leases and contracts require. It pays when your business is legally responsible for injuring someone or damaging their property.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCES.ibc, SOURCES.wcb, SOURCES.aic],
  related: [
    { label: 'Business insurance', to: '/business' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Professionals', to: '/business/professionals' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  order: [
    'whatItIs',
    'covers',
    'doesNotCover',
    'sections',
    'change',
    'before',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'CGL pays claims against you up to a limit, and usually the cost of your legal defence too.',
    'Alberta law does not require every business to have it. Leases, loans, tenders and licences often do.',
  ],
  covers: {
    intro: 'The usual parts of a CGL policy:',
    rows: [
      {
        cover: 'Bodily injury',
        what: 'Injury to other people: a customer slips on a wet floor, or a sign falls on a passer-by.',
        standing: 'included',
      },
      {
        cover: 'Property damage',
        what: "Damage to other people's property: you burst a pipe in a client's house, or a spark from your work sets fire to a fence.",
        standing: 'included',
      },
      {
        cover: 'Personal and advertising injury',
        what: "Harm other than to a body: for example, untrue statements that hurt somebody's reputation (libel), wrongful eviction, or use of another firm's slogan.",
        standing: 'included',
      },
      {
        cover: "Tenant's legal liability",
        what: 'Damage to the space you rent, if you are responsible for it.',
        standing: 'included',
      },
      {
        cover: 'Medical payments',
        what: 'Modest medical costs of an injured visitor, regardless of fault.',
        standing: 'included',
      },
      {
        cover: 'Products and completed work',
        what: 'Harm caused by something you sold, or by your work after the job is finished.',
        standing: 'included',
      },
      {
        cover: 'Umbrella or excess',
        what: 'Extra liability coverage when a contract requires a higher limit than the CGL policy has.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'CGL usually does not pay for these, though other coverage exists for most of them:',
    items: [
      'Injury to your own workers, which workers’ compensation (WCB-Alberta) usually covers.',
      'Bad advice or design, which professional liability covers.',
      'Accidents with cars and trucks, which commercial auto covers.',
      'Your own building, stock and tools, which commercial property covers.',
      'The cost of doing faulty work again.',
      'Data breaches, which cyber insurance covers.',
      'Theft by your own staff, for example while they clean a client’s office. Crime insurance covers that.',
      'Pollution, with narrow exceptions.',
      'Harm done on purpose, and fines.',
    ],
  },
  sections: [
    {
      heading: 'Limits and deductibles',
      paragraphs: [
        'The limit is the most the insurer pays for one event; a second figure often limits what it pays in a year. Landlords and general contractors often require {business.liability.usualRequest}. The deductible is your share of each claim. Most Canadian policies pay legal costs on top of the limit; in some, legal costs reduce the limit.',
      ],
    },
    {
      heading: 'An example',
      paragraphs: [
        "A painter who works in a client's kitchen leaves an oil-soaked rag in the garage. At night the rag catches fire, and the garage and a neighbour's fence burn. CGL may pay for both, minus the deductible, because they are other people's property. It would not pay to replace the painter's own sprayer, which burned too.",
      ],
    },
    {
      kind: 'timeline',
      heading: 'How you get a certificate of insurance',
      intro:
        'A certificate of insurance is a short form that shows your coverage, limits and dates. A landlord or a general contractor usually asks for one before you begin.',
      steps: [
        {
          when: 'You are asked',
          what: 'The insurance clause in the lease or contract says which limit is required and who must be named. It may also say how many days’ notice the insurer must give before it cancels the policy.',
        },
        {
          when: 'You send the clause on',
          what: 'The broker who arranged your policy needs the clause, and the exact legal name and address of the party that asks for the certificate.',
        },
        {
          when: 'The broker checks',
          what: 'A certificate can only say what the policy says. If the contract requires a higher limit, or that somebody else be insured too, the policy must be changed first.',
        },
        {
          when: 'The certificate is issued',
          what: 'If nothing has to change, the certificate can usually be issued right away. If the insurer must agree to a change, it takes longer.',
        },
        {
          when: 'At renewal',
          what: 'A certificate shows one policy period, so you are usually asked for a new one.',
        },
      ],
    },
    {
      heading: 'Contract terms that affect your insurance',
      paragraphs: [
        'An “additional insured” clause requires you to have the other party added to your policy, with rights under it. A “hold harmless” clause may make you pay for harm that the other party caused. After your insurer pays a claim, it can sometimes get the money back from whoever caused the loss (subrogation). A “waiver of subrogation” gives up that right against the other party. Your policy might not cover everything you promise in a contract. A broker can compare the contract with your policy before you sign.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers ask about:',
    items: [
      {
        factor: 'What you do',
        why: 'Work you rarely do counts too, such as one roofing job a year.',
        scale: ['office work', 'roofing'],
      },
      {
        factor: 'Revenue',
        why: 'Insurers often use it to measure the size of the risk.',
        scale: ['lower revenue', 'higher revenue'],
      },
      {
        factor: 'Subcontractors',
        why: 'How much work they do, and whether they have insurance of their own.',
        scale: ['with insurance', 'without insurance'],
      },
      {
        factor: 'Limits',
        why: 'Higher limits cost more, and contracts often set the minimum.',
        scale: ['lower limits', 'higher limits'],
      },
      {
        factor: 'Claims',
        why: 'How many claims you had, how large they were, and what you have changed since.',
        scale: ['no claims', 'several claims'],
      },
    ],
  },
  checklist: {
    intro: 'Rough figures are enough to begin.',
    items: [
      'What you do, in your own words, with the share of each kind of work',
      'Revenue and payroll last year, and an estimate for next year',
      'The insurance clauses of your contracts and leases, word for word',
      'Certificates of your subcontractors',
      'A letter from each earlier insurer that lists your claims',
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
    text: 'Say what you do and what your contracts require. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a liability quote',
  },
};
