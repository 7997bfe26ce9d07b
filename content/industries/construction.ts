import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const construction: IndustryPage = {
  id: 'construction',
  name: 'Construction',
  summary:
    'Builders and developers: insurance during construction, liability for the whole project, bonds and payment deadlines.',
  imageUrl: '/illustrations/construction.svg',
  path: '/business/construction',
  alsoAt: ['/insurance/business/construction'],
  title: "Construction insurance in Alberta: builders' risk, bonds",
  description:
    "Builders' risk, wrap-up liability, surety bonds and the payment deadlines of Alberta law, for builders, developers and general contractors.",
  heading: 'Insurance for construction',
  lead: "Builders' risk covers a building while it goes up. Liability coverage is for harm to others. This page explains both, and the bonds and payment deadlines of a project in Alberta.",
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.builderLicence, SOURCES.wcb],
  related: [
    { label: 'Builders’ risk insurance', to: '/insurance/builders-risk' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
    { label: 'General liability in detail', to: '/business/general' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['A site is open to weather, water, theft and mistakes:'],
    bullets: [
      'Fire or wind damages the building before it is closed in.',
      'Hail damages a roof that was finished last week.',
      'A water line leaks during a test while nobody is watching.',
      'Copper, tools or machines are stolen.',
      "Digging undermines a neighbour's foundation.",
      'A subcontractor goes bankrupt in the middle of the job.',
    ],
  },
  whatItIs: [
    'Construction insurance covers a project as well as the firm. Contracts may also require bonds. A bond is a promise by a third party, the surety, that the contractor will finish the work and pay the subcontractors and suppliers.',
    'The contract usually says who buys which coverage. Read that clause before you price the job, because the coverage it requires is part of your cost.',
  ],
  covers: {
    intro: 'The main coverages for a project:',
    rows: [
      {
        cover: "Builders' risk",
        what: 'Damage to the building, materials and temporary structures during construction.',
        standing: 'optional',
      },
      {
        cover: 'Wrap-up liability',
        what: 'One liability policy for the owner, the contractor and all subcontractors on the project.',
        standing: 'optional',
      },
      {
        cover: 'General liability',
        what: 'Injury or damage your firm causes to others, on this job and other jobs.',
        standing: 'core',
      },
      {
        cover: 'Equipment',
        what: 'Damage to or theft of machines you own or rent, on site and in transit.',
        standing: 'optional',
      },
      {
        cover: 'Delay in start-up',
        what: 'Income lost when damage that the policy covers, such as a fire, delays the opening.',
        standing: 'optional',
      },
      {
        cover: 'Bid bond, performance bond, and payment bond (labour and material)',
        what: 'A promise by a surety company that you will honour your bid, finish the job or pay your subcontractors. If the surety pays, you must repay it.',
        standing: 'separate',
      },
      {
        cover: 'New home warranty',
        what: 'Required for most new homes. A firm called a warranty provider issues it.',
        standing: 'required',
      },
    ],
  },
  doesNotCover: {
    intro: 'Project insurance usually does not pay for:',
    items: [
      'The cost of fixing bad design or bad work. Damage that results from it may be covered.',
      'Wear, rust and slow seepage.',
      'Damage to the building after it is occupied, unless the insurer has agreed. Claims by other people are different: liability coverage often continues for a set time after completion.',
      'Penalties for finishing late.',
      'Collisions involving registered vehicles. Commercial auto insurance covers those.',
      'Injury to your own workers, which workers’ compensation (WCB) usually covers.',
    ],
  },
  sections: [
    {
      kind: 'timeline',
      heading: 'Payment deadlines',
      intro:
        'The Prompt Payment and Construction Lien Act has set these deadlines for most projects since {business.prompt.since}. They begin with a “proper invoice”, which must contain everything the Act lists, such as the work done, its period and the amount.',
      steps: [
        {
          when: 'At least every {business.prompt.invoiceEvery}',
          what: 'The contractor must send the owner a proper invoice.',
        },
        {
          when: 'Within {business.prompt.dispute} of receiving it',
          what: 'An owner who disputes the invoice must give notice.',
        },
        {
          when: 'Within {business.prompt.ownerPays} of receiving it',
          what: 'The owner must pay.',
        },
        {
          when: 'Within {business.prompt.subcontractor} of being paid',
          what: 'The contractor must pay the subcontractor. A contractor who does not pay in full must send the subcontractor a notice of non-payment by the deadline in the Act. Without the notice, the contractor must pay, even if the owner has not paid.',
        },
        {
          when: 'In some cases, within {business.prompt.adjudication}',
          what: 'The contractor must promise, in that notice, to take the payment dispute to adjudication. An independent person then decides quickly. A lawyer can tell you in which cases, from which day that time counts, and by which day the notice is due.',
        },
      ],
    },
    {
      heading: 'Holdback, and provincial projects',
      paragraphs: [
        'Each payer must keep back {business.lien.holdback} of the value of the work as a holdback, for claims (liens) by people who were not paid. If nobody registers a lien, the holdback is usually released after {business.lien.days}. That time runs from the certificate of substantial performance, which says that the work is nearly complete. Without one, it runs from the completion of the contract.',
        'Provincial projects come under the Public Works Act instead. Its payment deadlines apply to contracts made on or after {business.publicWorks.since}. The province must pay within {business.publicWorks.province} of a proper invoice. The contractor must pay undisputed amounts within {business.publicWorks.subcontractor} of the subcontractor’s invoice, whether or not the province has paid.',
      ],
    },
    {
      heading: 'Renovations and additions',
      paragraphs: [
        'Before the work begins, tell the company that insures the building. An ordinary property policy may exclude damage from construction, or limit coverage while the building is empty. Builders’ risk can cover the new work, and some insurers include the existing building. The contract should say who insures which part.',
      ],
    },
    {
      kind: 'table',
      heading: 'New homes: warranty and licence',
      intro:
        'A new home whose building permit was applied for on or after {business.warranty.since} must have a new home warranty. There are a few exceptions, such as a home that its owner builds with an authorization from the province. Residential builders have needed a licence since {business.warranty.builders}.',
      columns: ['Part', 'Covered for at least'],
      rows: [
        ['Labour and materials', '{business.warranty.labour}'],
        [
          'Electrical, plumbing, heating, ventilation and air conditioning systems',
          '{business.warranty.systems}',
        ],
        ['Building envelope (roof, outside walls, windows)', '{business.warranty.envelope}'],
        ['Structure', '{business.warranty.structure}'],
      ],
    },
    {
      heading: 'When does builders’ risk end, and when does liability?',
      paragraphs: [
        "Builders' risk usually ends at completion, at occupancy or on the date in the policy, whichever comes first. If the project runs late, ask for an extension early. You need the insurer’s agreement before the policy ends, and the insurer may refuse. Once builders’ risk has ended, the building needs a property policy. A liability policy, including a wrap-up, says how long it covers claims after completion.",
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at the project as well as the builder.',
    items: [
      {
        factor: 'Value and length',
        why: 'Construction costs, soft costs (such as design fees and interest) and months on site.',
        scale: ['smaller, shorter', 'larger, longer'],
      },
      {
        factor: 'Type of structure',
        why: 'Wood frame usually costs more to insure than concrete.',
        scale: ['concrete', 'wood frame'],
      },
      {
        factor: 'Site safety',
        why: 'Fences, cameras, security guards, and plans for preventing water damage and fire.',
        scale: ['fences, cameras, guards', 'open site'],
      },
      {
        factor: 'Location',
        why: 'Neighbours, slopes, flood, hail and the distance to a fire hall.',
        scale: ['near a fire hall', 'slopes, flood, hail'],
      },
      {
        factor: 'Your record',
        why: 'Similar projects, past claims and, for bonds, your finances.',
        scale: ['similar projects', 'claims, first project'],
      },
    ],
  },
  checklist: {
    intro: 'Details that are not final can follow later.',
    items: [
      'Address, drawings and a description of the structure',
      'Budget, schedule and start date',
      'Contract pages on insurance and bonds',
      'List of subcontractors and who insures what',
      'Site safety plan and water damage plan',
      'Financial statements, if the contract requires bonds',
    ],
  },
  questions: [
    'construction-builders-risk-who-buys',
    'construction-bond-or-insurance',
    'construction-wrap-up',
    'construction-prompt-payment',
  ],
  nextStep: {
    text: 'Tell us about the project and its start date. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a construction quote',
  },
};
