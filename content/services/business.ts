import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const businessService: ServicePage = {
  id: 'business',
  path: '/business',
  alsoAt: ['/insurance/business', '/business-legacy'],
  title: 'Business insurance in Alberta: which coverage comes first',
  description:
    'Liability, property, interruption, cyber and more: what each business coverage does in Alberta, and what WCB does instead. Then ask a broker partner.',
  heading: 'Business insurance in Alberta',
  lead: 'One slip, one fire or one lost laptop can cost more than a year of work. Here are the coverages a business meets, in the order most people need them.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.wcb, SOURCES.oipc, SOURCES.ibc, SOURCES.aic],
  related: [
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Professional liability (E&O)', to: '/insurance/professional-liability' },
    { label: 'Cyber insurance', to: '/insurance/cyber' },
    { label: 'Builders’ risk insurance', to: '/insurance/builders-risk' },
    { label: 'Farm insurance', to: '/insurance/farm' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  card: {
    id: 'business',
    name: 'Business insurance',
    description: 'Liability, property, interruption and cyber coverage for firms from one person upward.',
    imageUrl: '/illustrations/business.svg',
    features: [
      'Which coverages come first, and which may follow',
      'Where to find the page for your trade',
      "What workers' compensation does, and what it does not",
    ],
    coverages: [
      'Commercial general liability',
      'Commercial property',
      'Business interruption',
      'Professional liability',
      'Cyber',
      'Directors and officers',
    ],
    longDescription:
      "Business insurance is a set of coverages, put together for your trade. General liability and property come first for most firms. Interruption, professional liability and cyber often follow. Workers' compensation is separate and comes from WCB-Alberta. A licensed broker partner can say what your contracts ask for and quote.",
  },
  whatItIs: [
    'Business insurance is not one policy. It is a set of coverages, joined in a package, that answer three questions. What if we harm someone? What if we lose our things? What if we cannot work for a while?',
    'The law requires little of it. Others require much of it: the landlord, the lender, the general contractor, the client, a professional body.',
    'A home policy usually limits or excludes a business, even a small one in a spare room. If you earn money from it, mention it.',
  ],
  covers: {
    intro: 'Most firms begin with the first three rows and add what their trade needs.',
    rows: [
      {
        cover: 'Commercial general liability',
        what: 'Injury to others, damage to their property, and the cost of defending a claim. Often includes liability for rented premises.',
        standing: 'included',
      },
      {
        cover: 'Commercial property',
        what: 'Your building or your leased space, contents, stock and equipment, after fire, theft, hail and other insured events.',
        standing: 'included',
      },
      {
        cover: 'Business interruption',
        what: 'Lost income and running costs while an insured loss keeps you closed. Check the waiting period and how long it pays.',
        standing: 'optional',
      },
      {
        cover: 'Professional liability (errors and omissions)',
        what: "A client's financial loss because of your advice or service. General liability does not do this.",
        standing: 'optional',
      },
      {
        cover: 'Cyber',
        what: 'Help after a breach, restoring data, lost income, claims of the people affected.',
        standing: 'optional',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Sudden failure of boilers, refrigeration, electrical and production equipment.',
        standing: 'optional',
      },
      {
        cover: 'Crime',
        what: 'Theft by employees, forged payments, some kinds of fraud.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers',
        what: 'Claims against the people who run a company, a non-profit or a condo board.',
        standing: 'optional',
      },
      {
        cover: 'Commercial auto',
        what: 'Vehicles the business owns, and work trips in cars it does not own.',
        standing: 'separate',
      },
      {
        cover: "Workers' compensation",
        what: 'Injury to your workers. It comes from WCB-Alberta and is mandatory for most industries.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Gaps that surprise owners most often:',
    items: [
      'Injury to your own workers; that is WCB.',
      'Faulty work itself. Liability coverage answers for the harm it does, not for doing the job again.',
      'Professional mistakes, unless you add professional liability.',
      'Vehicles licensed for the road.',
      'Harm done on purpose.',
      'Flood, sewer backup and earthquake, unless added.',
      'The full loss, if you insured for too little: a co-insurance clause may share the shortfall with you.',
    ],
  },
  sections: [
    {
      heading: 'WCB and clearance letters',
      paragraphs: [
        'WCB-Alberta covers injured workers and is separate from every policy on this page. Proprietors, partners and directors may choose personal coverage for themselves.',
        'Ask WCB for a clearance letter before you hire a contractor, and again before the last payment. Without it you may owe the premiums that the contractor did not pay. If an unincorporated contractor has no WCB account, you must cover them yourself.',
      ],
    },
    {
      heading: 'Certificates of insurance',
      paragraphs: [
        'A certificate shows that you hold certain coverage on a certain day. Landlords and general contractors ask for one, often with {business.liability.usualRequest} of liability and with their name as "additional insured". Send that clause of your contract to the broker before you sign it.',
      ],
    },
    {
      heading: 'A breach of personal data',
      paragraphs: [
        "Alberta's privacy act asks something of an organization that loses personal information. When there is a real risk of significant harm, it must tell the Commissioner without unreasonable delay. Cyber coverage may pay for the lawyers, the notices and the repair.",
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers ask how often a trade has claims, and how large they get.',
    items: [
      { factor: 'What you do', why: 'Roofing and bookkeeping have very different claims.' },
      { factor: 'Revenue and payroll', why: 'More work means more chances of a loss.' },
      { factor: 'Subcontractors', why: 'Their work can become your claim, above all if they are uninsured.' },
      { factor: 'Place and building', why: 'Construction, sprinklers, neighbours, hail and flood.' },
      { factor: 'Claims', why: 'The record of the last few years.' },
      { factor: 'Limits and deductibles', why: 'What your contracts ask for sets the floor.' },
      { factor: 'Care you take', why: 'A safety program, maintenance, backups and training.' },
    ],
  },
  checklist: {
    intro: 'With these a broker partner can start sooner.',
    items: [
      'Legal name, years in business and what you do, in two or three sentences',
      'Revenue, payroll and number of employees',
      'Use of subcontractors, with their certificates',
      'Premises: owned, leased or at home; size and safety systems',
      'Value of stock, tools and equipment',
      'Claims of the last few years',
      'Contracts or leases that name insurance, and the date a certificate is needed',
      'Current policies and renewal dates',
    ],
  },
  questions: [
    'business-which-covers-first',
    'business-is-wcb-included',
    'business-what-is-a-certificate',
    'business-contractor-bond',
    'business-liquor-liability-mandatory',
    'business-privacy-breach',
    'business-from-home',
    'business-faulty-work',
  ],
  nextStep: {
    text: 'Tell us what you do and which coverages you have in mind; "not sure" is fine. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a business quote',
  },
};
