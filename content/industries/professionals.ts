import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const professionals: IndustryPage = {
  id: 'professionals',
  name: 'Professionals',
  summary: 'Consultants, bookkeepers, engineers, IT firms: when advice is the product.',
  imageUrl: '/illustrations/professionals.svg',
  path: '/business/professionals',
  alsoAt: ['/insurance/business/professionals'],
  title: 'Professional liability insurance in Alberta (E&O)',
  description:
    'When advice is the product, general liability is not enough. Errors and omissions, claims-made wording and cyber for Alberta professionals.',
  heading: 'Insurance for professionals',
  lead: 'You sell judgment. When a client loses money by it, or says so, errors and omissions insurance is the coverage that responds.',
  reviewedOn: '2026-11-20',
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
    paragraphs: ['Most claims against professionals are about money, not injury.'],
    bullets: [
      'A figure, a date or a clause was missed, and the client paid for it.',
      'A project ran late and the client blames your plan.',
      'A file went to the wrong person.',
      'A client who does not want to pay your fee makes a claim instead.',
      'Work you did years ago comes back.',
    ],
  },
  whatItIs: [
    'Professional liability, also called errors and omissions or E&O, pays when a client loses money because of your advice, design or service. It also pays for the defence, which is often the larger part.',
    'Some Alberta professions must carry it. Insurance agents must, by regulation, and many colleges and associations set rules of their own. Ask yours which limit it wants and whether it has a program of its own.',
  ],
  covers: {
    intro: 'A usual package for a small practice:',
    rows: [
      {
        cover: 'Professional liability (E&O)',
        what: "A client's financial loss, and your defence.",
        standing: 'included',
      },
      {
        cover: 'General liability',
        what: "A visitor falls; you damage a client's property.",
        standing: 'included',
      },
      {
        cover: 'Cyber',
        what: 'Breach response, restored data, claims of the people affected.',
        standing: 'optional',
      },
      {
        cover: 'Office contents',
        what: 'Equipment and furniture, at the office or at home.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers',
        what: 'Claims against those who run the firm.',
        standing: 'optional',
      },
      { cover: 'Crime', what: "Theft by staff, including of clients' money.", standing: 'optional' },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Work outside the services named in the policy.',
      'Promises in a contract that go beyond the law, such as a fixed result.',
      'Fees you have to give back.',
      'Acts before the retroactive date.',
      'Fraud and deliberate wrongs.',
    ],
  },
  sections: [
    {
      heading: 'Claims-made: three dates that matter',
      paragraphs: [
        'Most E&O policies are claims-made. The policy in force when the claim arrives is the one that answers, not the one from the year of the work. The retroactive date says how far back it looks. Keep it when you change insurers.',
        'When you retire or sell, ask for run-off coverage. Without it, a late claim may find no policy at all. Report anything that could become a claim as soon as you hear of it.',
      ],
    },
    {
      kind: 'table',
      heading: 'By profession',
      columns: ['Profession', 'What usually matters most'],
      rows: [
        [
          'Real estate and mortgages',
          'Licence holders carry {business.realEstate.insurance} as a condition of the licence. The office, its data and its signs are insured beside it.',
        ],
        [
          'Engineering and architecture',
          'Defence within or on top of the limit, project limits, years of work behind you',
        ],
        [
          'Information technology',
          'One policy for professional and cyber claims; contracts that promise uptime; clients in the United States',
        ],
        ['Accounting and bookkeeping', 'Deadlines, payroll, client money, and data in tax season'],
        ['Consulting and training', 'What the contract calls the service; travel; borrowed rooms'],
        ['Photographers and designers', 'Cameras away from the studio, copyright, one chance at a wedding'],
      ],
    },
    {
      heading: 'Contracts with clients',
      paragraphs: [
        'A limit of liability, a clear scope and a written change process prevent more claims than any policy. Send clauses on indemnity and insurance to the broker before you sign.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at the work more than at the office.',
    items: [
      { factor: 'Profession and services', why: 'Some carry far more risk than others.' },
      { factor: 'Fees', why: 'Yearly income, and the size of the largest client.' },
      { factor: 'Retroactive date', why: 'More years of past work mean more risk.' },
      { factor: 'Limits and deductible', why: 'Often set by a college or by contracts.' },
      { factor: 'Claims and quality', why: 'Your record, review steps and training.' },
    ],
  },
  checklist: {
    intro: 'Rough figures are enough to begin.',
    items: [
      'Services you give, with the share of each',
      'Fees last year, and an estimate for next year',
      'Your college or association, and its rule on insurance',
      'Current policy, with its retroactive date',
      'Standard contract and engagement letter',
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
    text: 'Describe your practice. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a professional liability quote',
  },
};
