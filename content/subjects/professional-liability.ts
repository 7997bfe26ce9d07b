import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const professionalLiability: SubjectPage = {
  slug: 'professional-liability',
  name: 'Professional liability (E&O)',
  summary:
    'For errors and omissions (E&O): advice, design or work that turns out wrong and costs a client money.',
  imageUrl: '/illustrations/professionals.svg',
  under: 'business',
  path: '/insurance/professional-liability',
  title: 'Professional liability insurance (E&O) in Alberta',
  description:
    'Errors and omissions insurance for paid advice, design or services: what it pays, how claims-made policies work, and who must have it in Alberta.',
  heading: 'Professional liability insurance',
  lead: 'Professional liability pays when a client loses money because of an error in your work, such as a wrong number in a report. General liability pays for most injury and property damage, but usually not when your professional service caused it. Professional liability policies for health practitioners, architects and engineers often cover such injury and damage as well.',
  reviewedOn: '2026-11-26',
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
      heading: 'Who requires it',
      columns: ['Work', 'Who requires it'],
      rows: [
        ['Law', 'The Law Society, usually through its own program'],
        [
          'Real estate and mortgages',
          'The Real Estate Council of Alberta, which requires {business.realEstate.insurance}, another name for this insurance',
        ],
        [
          'Engineering, architecture and land surveying',
          'Clients, usually in the contract, and some professional bodies: architecture firms in Alberta must have it',
        ],
        [
          'Health professions',
          'Alberta law: regulated practitioners must have {business.health.liability} or similar protection to practise',
        ],
        [
          'Accounting and bookkeeping',
          'CPA Alberta, the body that regulates accountants, requires it of registered accounting firms; clients may require it of others',
        ],
        ['Information technology and design', 'Large clients, and public bodies in their tenders'],
        ['Consulting and coaching', 'No law requires it; contracts may'],
      ],
    },
    {
      heading: 'How claims-made policies work',
      paragraphs: [
        'Most of these policies are claims-made. That means they cover claims that are made and reported while the policy is in force. The work must have been done on or after the retroactive date, the day from which the policy covers your work. On a first policy, that is often the day the policy begins.',
        'If there is a gap between two policies, or a new insurer sets a later retroactive date, earlier work may have no coverage. Before you close or sell the practice, ask about an extended reporting period, so that claims made later are covered.',
      ],
    },
    {
      kind: 'timeline',
      heading: 'A claim from start to finish',
      intro: 'Under a claims-made policy, four moments matter.',
      steps: [
        {
          when: 'The retroactive date',
          what: 'The policy covers work done from this day on. It does not cover earlier work.',
        },
        { when: 'The error', what: 'A wall is drawn in the wrong place, and nobody notices.' },
        {
          when: 'The first sign',
          what: 'A contractor asks about the wall. Most policies require you to tell the insurer once you know that a claim is possible, even before one is made.',
        },
        {
          when: 'The claim',
          what: 'A letter arrives in which the client claims money. The policy in force on this day usually applies, not the one from the year of the drawing. If you reported the first sign under an earlier policy, that policy may apply instead.',
        },
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of the policy',
      intro: 'Two policies with the same limit can differ in these coverages:',
      rows: [
        {
          cover: 'Damages',
          what: "The amount you must pay for a client's financial loss, after a judgment or a settlement.",
          standing: 'included',
        },
        {
          cover: 'Defence costs',
          what: 'Lawyers and experts. Some policies pay these costs out of the limit, others on top of it.',
          standing: 'included',
        },
        {
          cover: 'Disciplinary hearings',
          what: 'Legal costs of a hearing before the body that regulates your profession (a college or council), up to a small limit.',
          standing: 'optional',
        },
        {
          cover: 'Work of subcontractors',
          what: 'Errors by your subcontractors on your project. Some policies exclude them.',
          standing: 'optional',
        },
        {
          cover: 'Breach of confidentiality or copyright',
          what: 'Claims that you revealed confidential information or copied somebody’s work. Some insurers cover these under cyber or media insurance instead.',
          standing: 'optional',
        },
        {
          cover: 'Injury to a visitor',
          what: 'Covered under general liability.',
          standing: 'separate',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example: a payroll error',
      example: {
        story: [
          'A bookkeeper reports a wrong figure to the Canada Revenue Agency for the taxes taken off a client’s payroll. The client has to pay penalties and interest, and has to hire an accountant to correct the filing.',
          'The bookkeeper pays the first $2,500, which is the deductible. The policy pays the lawyer too, without counting that against its limit.',
        ],
        lines: [
          { what: 'Penalties and interest claimed', amount: '$8,700' },
          { what: "The accountant's invoice", amount: '$4,300' },
          { what: "The bookkeeper's lawyer", amount: '$6,000' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$16,500' },
        ],
        result:
          'The policy does not pay for the bookkeeper’s own time to redo the file, or for a fee given back.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most of these policies do not pay for:',
      items: [
        'Fees you refund, and the cost of doing the work again.',
        'Fines and penalties against you.',
        'Claims about promises beyond the usual standard, such as a certain result or a fixed completion date.',
        'Problems you knew about before the policy began.',
        'Dishonest acts.',
        'Injury and property damage, under many policies. Professional liability policies for health practitioners, architects and engineers often do cover injury and damage caused by their service.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers look at:',
      items: [
        {
          factor: 'The services you provide, and the fees you earn from each',
          scale: ['lower fees', 'higher fees'],
        },
        { factor: 'The size of your largest projects and clients', scale: ['smaller', 'larger'] },
        { factor: 'Clients or work in the United States', scale: ['none', 'many'] },
        {
          factor: 'Qualifications, years in practice, and how work is checked',
          scale: ['experienced, checked', 'new, unchecked'],
        },
        {
          factor: 'The contracts you sign, and what they make you responsible for',
          scale: ['usual terms', 'wide promises'],
        },
        { factor: 'Past claims, and complaints that could become claims', scale: ['none', 'several'] },
        {
          factor: 'The limit, the deductible, and how far back the policy covers your work',
          scale: ['higher deductible', 'higher limit'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Your current policy shows some of these facts.',
      items: [
        'What you do, with the share of your fees from each service',
        'Fees last year, and an estimate for next year',
        'The largest contracts, and their insurance clauses',
        'Retroactive date and limit of the policy you have',
        'Claims, complaints and possible claims you know of',
        'Subcontractors, and whether they have their own insurance',
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
    text: 'Describe your work and your clients. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a liability quote',
  },
};
