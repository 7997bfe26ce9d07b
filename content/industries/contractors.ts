import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const contractors: IndustryPage = {
  id: 'contractors',
  name: 'Contractors',
  summary: 'Trades and renovators: liability, tools, vehicles, bonds and the prepaid licence.',
  imageUrl: '/illustrations/contractors.svg',
  path: '/business/contractors',
  alsoAt: ['/insurance/business/contractors'],
  title: 'Contractor insurance in Alberta: trades and renovators',
  description:
    'Liability, tools, vehicles, WCB letters and the prepaid contracting licence: what an Alberta contractor is asked for, and what a policy does.',
  heading: 'Insurance for contractors',
  lead: "You work in other people's homes and on other people's sites. That is why everyone asks you for a certificate.",
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.wcb],
  related: [
    { label: 'Construction', to: '/business/construction' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'General liability in detail', to: '/business/general' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['The same few events make most of the claims in the trades.'],
    bullets: [
      'A joint leaks after you have left, and a finished basement is wet.',
      'Torch or grinder work starts a fire hours later.',
      'Tools vanish from the truck overnight.',
      'A passer-by trips over materials.',
      'A subcontractor without insurance does the damage, and the client calls you.',
    ],
  },
  order: [
    'sections',
    'before',
    'covers',
    'doesNotCover',
    'whatItIs',
    'change',
    'after',
    'checklist',
    'priceDrivers',
  ],
  whatItIs: [
    'Contractor insurance is a package around general liability, with tools, vehicles and sometimes bonds. Homeowners, general contractors and cities ask for proof of it before you start.',
    'Beside it stand two things that are not insurance policies: your account with WCB-Alberta, and, for many who work on homes, a licence from the province.',
  ],
  covers: {
    intro: 'What a small trade business usually looks at:',
    rows: [
      {
        cover: 'General liability',
        what: 'Injury and damage on the job and after it.',
        standing: 'included',
      },
      {
        cover: 'Tools and equipment',
        what: 'On site, in the shop and in the truck. Theft from a vehicle often needs a locked box and signs of a break-in.',
        standing: 'optional',
      },
      { cover: 'Commercial auto', what: 'Trucks, vans and trailers that work.', standing: 'separate' },
      {
        cover: 'Installation floater',
        what: 'Materials on the way to the site, or waiting to be built in.',
        standing: 'optional',
      },
      { cover: 'Pollution', what: 'Spills, fumes, disturbed asbestos or mould.', standing: 'optional' },
      {
        cover: 'Bonds',
        what: 'A promise to the client that the work will be done or paid for. If the surety pays, you repay it.',
        standing: 'separate',
      },
      {
        cover: 'WCB',
        what: 'Injured workers. Mandatory for most industries; optional for owners themselves.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'The cost of doing your own faulty work again.',
      'Work you did not mention, such as roofing, hot work or excavation.',
      'Damage by subcontractors who carry no insurance, in some wordings.',
      'Tools left in an unlocked vehicle.',
      'Injury to your own workers.',
    ],
  },
  sections: [
    {
      heading: 'The prepaid contracting licence',
      paragraphs: [
        'You need it when two things come together. You make the deal away from your place of business, and you take money before the work on a private dwelling is finished. Commercial buildings and work for another contractor are exempt.',
        'It takes an application, a police check, a standard contract, a fee and a security. Our last source gave the fee as {business.prepaid.fee}. The security can be a bond, a letter of credit or cash, and its size follows your expected prepaid sales.',
      ],
    },
    {
      kind: 'table',
      heading: 'By trade',
      columns: ['Trade', 'What insurers look at'],
      rows: [
        [
          'Roofers',
          'Torch-on work, height, open roofs when rain comes, crews that are subcontracted. Few insurers; read the hot-work conditions.',
        ],
        ['Electricians', 'Permits, work in panels, old wiring you touched; fire long after the job'],
        [
          'Plumbers and gas fitters',
          'Water behind walls, torches, warranty work. Water damage often has a higher deductible.',
        ],
        ['Framers and carpenters', 'Height, tools in the truck, who braces at night'],
        ['Painters and drywallers', 'Overspray, dust, keys to people’s homes'],
        [
          'Landscapers and snow removal',
          'Buried lines in summer; slips in winter, when written logs decide claims',
        ],
        ['Cleaners', 'Lost keys, bonded staff, chemicals on the wrong surface'],
      ],
    },
    {
      kind: 'example',
      heading: 'A joint that let go',
      example: {
        story: [
          'A plumber installs a dishwasher. Six weeks later a joint leaks into the suite below. Liability has a deductible of $2,500 for water damage.',
        ],
        lines: [
          { what: 'Ceiling, floor and paint below', amount: '$14,600' },
          { what: 'Kitchen floor above', amount: '$8,200' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$20,300' },
          { what: 'A new joint and the hour to fit it', amount: 'Paid by the plumber' },
        ],
        result: 'Liability pays for what the work damaged, not for doing the work again.',
      },
    },
    {
      heading: 'Clearance letters',
      paragraphs: [
        'Ask WCB for a clearance letter for each subcontractor before work begins and before the last payment. Otherwise you may owe the premiums they did not pay. An unincorporated subcontractor without an account counts as your worker.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Tell the broker the whole mix of work.',
    items: [
      { factor: 'Trade', why: 'Heat, height and water raise the risk.' },
      { factor: 'Revenue and largest job', why: 'The size of what can go wrong.' },
      { factor: 'Subcontracting', why: 'How much, and whether you collect certificates.' },
      { factor: 'Homes or commercial', why: 'Different claims, different contracts.' },
      { factor: 'Claims', why: 'Your record over recent years.' },
    ],
  },
  checklist: {
    intro: 'Estimates are fine. Say where you guess.',
    items: [
      'Trades you do, with the share of each, and the highest storey you work on',
      'Revenue, payroll and the value of the largest job',
      'Hot work: yes or no, and your fire watch',
      'List of tools with values',
      'Vehicles and trailers',
      'WCB account and subcontractor certificates',
      'The contract that asks for the certificate',
    ],
  },
  questions: [
    'contractors-prepaid-licence',
    'contractors-clearance-letter',
    'contractors-tools-in-truck',
    'contractors-subcontractor-damage',
  ],
  nextStep: {
    text: 'Tell us about your trade and any date by which you need a certificate. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a contractor quote',
  },
};
