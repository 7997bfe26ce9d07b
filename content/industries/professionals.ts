import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const professionals: IndustryPage = {
  id: 'professionals',
  name: 'Professionals',
  summary: 'Consultants, bookkeepers, engineers, IT firms and others who give advice.',
  imageUrl: '/illustrations/professionals.svg',
  path: '/business/professionals',
  alsoAt: ['/insurance/business/professionals'],
  title: 'Professional liability insurance in Alberta (E&O)',
  description:
    'What errors and omissions insurance covers for Alberta professionals, how claims-made policies work, and which other coverages a practice may have.',
  heading: 'Insurance for professionals',
  lead: 'Errors and omissions (E&O) insurance applies when a client says that your advice or service cost them money.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCES.aic, SOURCES.oipc],
  related: [
    { label: 'Professional liability (E&O)', to: '/insurance/professional-liability' },
    { label: 'Cyber insurance', to: '/insurance/cyber' },
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Medical and health practices', to: '/business/medical' },
    { label: 'Group benefits', to: '/group-benefits' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Claims against professionals are usually about money. These are typical:'],
    bullets: [
      'You missed a figure, a date or a clause, and the client lost money.',
      'A project ran late, and the client blames your plan.',
      'A confidential file went to the wrong person.',
      'A client who does not want to pay your fee makes a claim.',
      'A client makes a claim about work you did years ago.',
    ],
  },
  whatItIs: [
    'E&O, also called professional liability, pays when a client loses money through a mistake in your advice, design or service. It usually pays for your defence too.',
    'Some Alberta professions must have it. A regulation requires it of insurance agents, and many professional bodies (some are called colleges) have their own rules. Some of them also run an insurance program for their members.',
  ],
  covers: {
    intro: 'A package for a small practice often has these parts:',
    rows: [
      {
        cover: 'Professional liability (E&O)',
        what: "A client's financial loss because of your advice or service, and your defence.",
        standing: 'core',
      },
      {
        cover: 'General liability',
        what: "Injury to a visitor, or damage to a client's property.",
        standing: 'core',
      },
      {
        cover: 'Cyber',
        what: 'Help after a data breach: restoring data, notices, and claims by the people affected.',
        standing: 'optional',
      },
      {
        cover: 'Office contents',
        what: 'Damage to or theft of equipment and furniture, at the office or at home.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers',
        what: 'Claims against the people who run the firm, about the way they run it.',
        standing: 'optional',
      },
      { cover: 'Crime', what: "Theft by staff, including of clients' money.", standing: 'optional' },
    ],
  },
  doesNotCover: {
    intro: 'E&O policies usually do not pay for:',
    items: [
      'Claims about work outside the services named in the policy.',
      'Claims about promises that go further than the law requires, such as a promise that a permit will be granted.',
      'Fees you have to give back.',
      'Claims about work done before the retroactive date, which is explained below.',
      'Fraud and deliberate wrongs.',
    ],
  },
  sections: [
    {
      heading: 'How claims-made policies work',
      paragraphs: [
        'Most E&O policies are claims-made: the policy in force when the claim is made applies, and not the one from the year of the work. The policy in force also has a retroactive date, which says how far back it covers your work. If a new insurer sets a later date, work you did before that date is not covered.',
        'Policies usually require you to report anything that could become a claim as soon as you hear of it.',
      ],
    },
    {
      kind: 'table',
      heading: 'By profession',
      columns: ['Profession', 'What usually matters most'],
      rows: [
        [
          'Real estate and mortgages',
          'Licence holders must carry {business.realEstate.insurance} as a condition of the licence. That insurance does not cover the office, its data or its signs.',
        ],
        [
          'Engineering and architecture',
          'Whether legal costs use up the limit, whether one project has its own limit, and coverage for past work',
        ],
        [
          'Information technology',
          'Contracts that promise a system will not go down, clients in the United States, and whether one policy covers both professional and cyber claims',
        ],
        ['Accounting and bookkeeping', 'Deadlines, payroll, client money, and client data'],
        ['Consulting and training', 'Travel, rented rooms, and how the contract describes the service'],
        [
          'Photographers and designers',
          'Cameras away from the studio, copyright, and events that cannot be repeated',
        ],
      ],
    },
    {
      heading: 'Contracts with clients',
      paragraphs: [
        'A contract may limit your liability, define the scope of the work and say how changes are agreed. It may also require a certain limit of insurance. Some contracts include an indemnity, which is a promise to pay the client’s losses. Your policy might not cover that promise, so compare the two before you sign.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These raise or lower the price:',
    items: [
      {
        factor: 'Profession and services',
        why: 'Work with more or larger claims, such as engineering, usually costs more to insure.',
        scale: ['few claims', 'many claims'],
      },
      {
        factor: 'Fees',
        why: 'Your yearly income, and how much comes from the largest client.',
        scale: ['lower fees', 'higher fees'],
      },
      {
        factor: 'Retroactive date',
        why: 'More years of past work mean more risk.',
        scale: ['no past work', 'many past years'],
      },
      {
        factor: 'Limits and deductible',
        why: 'A professional body or a contract may set the minimum limit. The deductible is the part of each claim that you pay.',
        scale: ['higher deductible', 'higher limits'],
      },
      {
        factor: 'Claims and quality',
        why: 'Past claims, how work is reviewed, and training.',
        scale: ['work is reviewed', 'past claims'],
      },
    ],
  },
  checklist: {
    intro: 'Rough figures are enough to begin.',
    items: [
      'Services you provide, with the share of each',
      'Fees last year, and an estimate for next year',
      'Your professional body, and its rule on insurance',
      'Current policy, with its retroactive date',
      'Standard contract, or the letter in which you and the client agree on the work',
      'Claims and complaints so far, even small ones',
    ],
  },
  questions: [
    'professionals-who-must-carry',
    'professionals-claims-made',
    'professionals-general-liability-enough',
    'professionals-run-off',
  ],
  nextStep: {
    text: 'Describe your practice. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a professional liability quote',
  },
};
