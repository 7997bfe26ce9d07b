import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const professionalLiability: SubjectPage = {
  slug: 'professional-liability',
  name: 'Professional liability (E&O)',
  summary: 'When advice, a design or a service was wrong and a client lost money.',
  imageUrl: '/illustrations/professionals.svg',
  under: 'business',
  path: '/insurance/professional-liability',
  title: 'Professional liability insurance (E&O) in Alberta',
  description:
    'Errors and omissions insurance for people who are paid for advice, design or a service: what it pays, claims-made dates, and who must have it in Alberta.',
  heading: 'Professional liability insurance',
  lead: 'General liability answers for a broken leg. Professional liability answers for a wrong number in a report.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCE_PAGES.realEstateInsurance, SOURCES.ibc],
  related: [
    { label: 'Insurance for professionals', to: '/business/professionals' },
    { label: 'General liability', to: '/business/general' },
    { label: 'Cyber insurance', to: '/insurance/cyber' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Who asks for it',
      columns: ['Work', 'Who asks'],
      rows: [
        ['Law', 'The Law Society, usually through its own program'],
        [
          'Real estate and mortgages',
          'The Real Estate Council of Alberta: it requires {business.realEstate.insurance}',
        ],
        [
          'Engineering, architecture, land surveying',
          'The client, nearly always in the contract, and rules of the profession',
        ],
        ['Health professions', 'Usually the college, with the practice permit'],
        ['Accounting and bookkeeping', 'The profession where it is registered; clients otherwise'],
        ['Information technology and design', 'Large clients and public tenders'],
        ['Consulting and coaching', 'Nobody by law; contracts more and more often'],
      ],
    },
    {
      heading: 'The date that matters: claims made',
      paragraphs: [
        'Most of these policies answer to claims that are made, and reported, while the policy is in force. When the work was done matters less, as long as it was after the retroactive date.',
        'So a short gap can erase years. Keep the retroactive date when you change insurers, and ask for an extended reporting period when you close or sell the practice.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'One error, four dates',
      intro: 'How a claims-made policy reads the same story.',
      steps: [
        {
          when: 'The retroactive date',
          what: 'The first day of work the policy looks at. Work before it is outside.',
        },
        { when: 'The error', what: 'A wall is drawn in the wrong place. Nobody knows yet.' },
        {
          when: 'The first sign',
          what: 'A contractor asks a strange question. Tell the insurer now: most policies take a notice of circumstances and hold it for later.',
        },
        {
          when: 'The claim',
          what: 'A letter arrives. The policy in force on this day answers, not the one from the year of the drawing.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of the policy',
      intro: 'Two wordings with the same limit can differ here.',
      rows: [
        {
          cover: 'Damages',
          what: "What you are found to owe, or what is agreed, for a client's loss of money.",
          standing: 'included',
        },
        {
          cover: 'Defence costs',
          what: 'Lawyers and experts. Inside the limit in some wordings, on top of it in others.',
          standing: 'included',
        },
        {
          cover: 'Disciplinary hearings',
          what: 'Legal costs before a college or council, within a small limit.',
          standing: 'optional',
        },
        {
          cover: 'Work of subcontractors',
          what: 'Their errors on your project. Some wordings leave it out.',
          standing: 'optional',
        },
        {
          cover: 'Breach of confidentiality, copyright',
          what: 'Often within professional liability, sometimes in cyber or media coverage.',
          standing: 'optional',
        },
        { cover: 'Injury to a visitor', what: 'General liability, beside this one.', standing: 'separate' },
      ],
    },
    {
      kind: 'example',
      heading: 'A decimal point',
      example: {
        story: [
          'A bookkeeper files a payroll remittance with a wrong figure. The client pays penalties and interest, and an accountant to put it right.',
          'The policy has a deductible of $2,500. Its defence costs are on top of the limit.',
        ],
        lines: [
          { what: 'Penalties and interest claimed', amount: '$8,700' },
          { what: "The accountant's invoice", amount: '$4,300' },
          { what: "The bookkeeper's lawyer", amount: '$6,000' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$16,500' },
        ],
        result: 'Her own time to redo the file is not paid, and neither is the fee she gives back.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Common in most wordings:',
      items: [
        'Fees you refund, and doing the work again.',
        'Fines and penalties against you.',
        'Promises beyond the usual standard: a certain result, fixed completion dates.',
        'Problems you knew of before the policy began.',
        'Dishonest acts.',
        'Injury and damage to things, which belong to general liability.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'A current policy answers half of it.',
      items: [
        'What you do, in shares of your fees',
        'Fees of the last year and the next',
        'The largest contracts, and their insurance clauses',
        'Retroactive date and limit of the policy you have',
        'Claims, complaints and circumstances you know of',
        'Subcontractors, and whether they carry their own',
      ],
    },
  ],
  questions: [
    'eo-or-general-liability',
    'eo-sole-proprietor',
    'eo-retire',
    'eo-gap',
    'eo-limit',
    'eo-contract-clause',
  ],
  nextStep: {
    text: 'Describe your work and who pays for it. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a liability quote',
  },
};
