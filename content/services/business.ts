import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const businessService: ServicePage = {
  id: 'business',
  path: '/business',
  alsoAt: ['/insurance/business', '/business-legacy'],
  title: 'Business insurance in Alberta: the main coverages',
  description:
    'Liability, property, business interruption, cyber and more: what each business coverage does in Alberta, what the law requires, and what WCB covers.',
  heading: 'Business insurance in Alberta',
  lead: 'This page explains what each kind of business insurance is for, which kinds the law requires, and which ones leases and contracts ask for.',
  reviewedOn: '2026-11-26',
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
    description: 'Liability, property, lost-income and cyber coverage for businesses of any size.',
    imageUrl: '/illustrations/business.svg',
    features: [
      'What each coverage is for, and what the law requires',
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
      "Business insurance is a set of coverages put together for your trade. Most packages are built on general liability and property. Business interruption, professional liability and cyber can be added. Workers' compensation is separate and comes from WCB-Alberta. A licensed broker partner can look at what your contracts require, and quote a price.",
  },
  whatItIs: [
    'Business insurance is a set of coverages, often sold as a package. It deals with three kinds of loss: harm to other people or their property, damage to your own property, and income lost while the business is closed.',
    'The law requires auto insurance on any vehicle driven on the road. It also requires most employers to have a workers’ compensation (WCB) account, which is separate from business insurance. Landlords, lenders, general contractors, clients and professional bodies often require more.',
    'A home policy usually limits or excludes a business. If you run a business from home, tell your home insurer.',
  ],
  covers: {
    intro:
      'There is no standard business policy. Many packages combine liability and property; which other coverages apply depends on the trade.',
    rows: [
      {
        cover: 'Commercial auto',
        what: 'Vehicles the business owns and drives on the road. Non-owned auto, a separate coverage, is for the firm’s liability when staff use their own cars for work.',
        standing: 'required',
      },
      {
        cover: "Workers' compensation",
        what: 'Injury to your workers. Mandatory in most industries. WCB-Alberta provides it; a business policy does not.',
        standing: 'required',
      },
      {
        cover: 'Commercial general liability',
        what: 'Injury to others, damage to their property, and the cost of defending a claim. Often includes liability for rented premises.',
        standing: 'core',
      },
      {
        cover: 'Commercial property',
        what: 'Damage to your building or leased space, contents, stock and equipment by fire, theft, hail and other insured causes.',
        standing: 'core',
      },
      {
        cover: 'Business interruption',
        what: 'Income you lose, and costs that continue, when damage that the policy covers keeps you closed. Policies differ in the waiting period and in how long they pay.',
        standing: 'optional',
      },
      {
        cover: 'Professional liability (errors and omissions)',
        what: "A client's financial loss because of your advice or service, which general liability does not cover. Some professions must carry it.",
        standing: 'separate',
      },
      {
        cover: 'Cyber',
        what: 'The cost of a data breach: restoring data, lost income, and claims by the people affected.',
        standing: 'optional',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Sudden failure of boilers, refrigeration, or electrical and production equipment.',
        standing: 'optional',
      },
      {
        cover: 'Crime',
        what: 'Theft by employees, forged payments and some kinds of fraud.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers',
        what: 'Claims against the people who run a company, a non-profit or a condo board, over their decisions.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'A package of liability and property usually does not pay for:',
    items: [
      'Injury to your workers, which WCB usually covers.',
      'The cost of doing faulty work again. Liability coverage may pay for the harm that faulty work does.',
      'Professional mistakes, which need professional liability.',
      'Collisions involving your registered vehicles. Those need auto insurance.',
      'Harm done on purpose.',
      'Flood, sewer backup and earthquake, unless added.',
      'Part of a loss, if you insured for too little. If the policy has a co-insurance clause, you must insure most of the value of your property. If you did not, even a small claim is paid only in part.',
    ],
  },
  sections: [
    {
      heading: 'WCB and clearance letters',
      paragraphs: [
        'A clearance letter from WCB shows whether a contractor’s account is in good standing. Ask for one before you hire a contractor, and again before the last payment. Without it, you may owe the premiums (what WCB charges) that the contractor left unpaid. In most industries, an unincorporated contractor without a WCB account counts as your worker, and you pay the premiums.',
      ],
    },
    {
      heading: 'Certificates of insurance',
      paragraphs: [
        'A certificate of insurance shows which coverage you have. Landlords and general contractors ask for one, often with {business.liability.usualRequest} of general liability. They often also ask to be an “additional insured”, so that your policy covers them for claims from your work. Before you sign, check which limit the contract requires and who must be named in the policy. Check too how many days before a cancellation the other party must be told.',
      ],
    },
    {
      kind: 'table',
      heading: 'A breach of personal data',
      intro:
        'Under the Personal Information Protection Act (PIPA), a breach means that personal information is lost, or seen or given out without permission. Physicians and others who keep health records (custodians) have a stricter duty.',
      columns: ['Law', 'Must be reported', 'To whom'],
      rows: [
        [
          'PIPA',
          'as soon as reasonably possible, if there is a real risk of significant harm to somebody',
          'Alberta’s Information and Privacy Commissioner',
        ],
        [
          'Health Information Act',
          'if there is any risk of harm to somebody',
          'the Commissioner, the minister for that Act, and the person whose information it is',
        ],
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at how often claims happen in your trade and how large they are.',
    items: [
      {
        factor: 'What you do',
        why: 'Roofers have more and larger claims than bookkeepers, and pay more.',
        scale: ['bookkeeping', 'roofing'],
      },
      {
        factor: 'Revenue and payroll',
        why: 'Insurers use them to gauge the size of your operation.',
        scale: ['smaller business', 'larger business'],
      },
      {
        factor: 'Subcontractors',
        why: 'A claim about their work can reach you, especially if they are uninsured.',
        scale: ['none, or insured', 'uninsured'],
      },
      {
        factor: 'Place and building',
        why: 'How the building is made, whether it has sprinklers, what is next door, and the risk of hail and flood.',
        scale: ['sprinklers', 'hail, flood, old wiring'],
      },
      {
        factor: 'Claims',
        why: 'Insurers look at your claims over recent years.',
        scale: ['no claims', 'several claims'],
      },
      {
        factor: 'Limits and deductibles',
        why: 'Contracts may set the minimum limit. A higher deductible, the part of each loss that you pay, usually lowers the price.',
        scale: ['higher deductible', 'higher limits'],
      },
      {
        factor: 'Loss prevention',
        why: 'A safety program, maintenance, backups and training.',
        scale: ['measures in place', 'no measures'],
      },
    ],
  },
  checklist: {
    intro: 'A broker usually asks about these:',
    items: [
      'Legal name, years in business and what you do, in two or three sentences',
      'Revenue, payroll and number of employees',
      'Use of subcontractors, with their certificates',
      'Premises: owned, leased or at home; size and safety systems',
      'Value of stock, tools and equipment',
      'Claims in the last few years',
      'Contracts or leases with insurance requirements, and the date you need a certificate',
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
  ],
  nextStep: {
    text: 'Tell us what you do and which coverages you have in mind; "not sure" is fine. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a business quote',
  },
};
