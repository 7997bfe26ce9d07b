import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import type { SubjectPage } from './subject-page.ts';

export const buildersRisk: SubjectPage = {
  slug: 'builders-risk',
  name: 'Builders’ risk insurance',
  summary: 'Damage to a building under construction or to new work in a renovation, and theft of materials.',
  imageUrl: '/illustrations/construction.svg',
  under: 'business',
  path: '/insurance/builders-risk',
  title: 'Builders’ risk insurance for projects in Alberta',
  description:
    'Course of construction insurance in Alberta: who buys it, what it pays for, when it ends, large renovations, and the new home warranty.',
  heading: 'Builders’ risk insurance',
  lead: 'Builders’ risk insurance pays for damage to a building under construction, or to the new work in a renovation. It also pays when materials are damaged or stolen. In a renovation, the house that is already there is usually covered only if the policy says so. Builders’ risk is also called course of construction insurance.',
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.newHomeWarranty, SOURCE_PAGES.builderLicence],
  related: [
    { label: 'Insurance for construction', to: '/business/construction' },
    { label: 'Insurance for contractors', to: '/business/contractors' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'General liability', to: '/business/general' },
  ],
  parts: [
    {
      kind: 'timeline',
      heading: 'The risks at each stage',
      steps: [
        {
          when: 'Before work begins',
          what: 'For a new building, the amount insured is its full value when finished. For a renovation, it is the value of the new work. Lenders usually require proof of the policy before they advance money.',
        },
        {
          when: 'Foundation',
          what: 'Water can fill the excavation; ask whether the policy pays for that. Digging can undermine a neighbour’s foundation. Liability insurance may cover that damage; builders’ risk does not.',
        },
        {
          when: 'Framing',
          what: 'Open wood framing is exposed to fire and wind. Insurers ask about heaters, welding, torches and fences.',
        },
        {
          when: 'Finishing',
          what: 'Copper pipes and wiring can be stolen; appliances and cabinets can be stolen or damaged by water. The value on site is at its highest.',
        },
        {
          when: 'Occupancy',
          what: 'Coverage may end when somebody moves in or the project is finished. From then on, the building needs a home or commercial policy.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who buys it',
      intro:
        'The construction contract says which party must buy the policy. The table shows the common pattern.',
      columns: ['Project', 'Who buys it'],
      rows: [
        ['A new house that a builder will sell', 'The builder'],
        ['A new house on your own land', 'The owner or the builder, as the contract says'],
        ['A house you build yourself', 'You'],
        [
          'An addition or a large renovation',
          'The owner, often through a written change to the home policy (an endorsement), otherwise through a separate policy',
        ],
        [
          'A commercial building',
          'The owner or the general contractor (the main builder); contracts usually require a policy that also insures the subcontractors (the trades that the general contractor hires)',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What it pays',
      intro:
        'Most policies are “all risks”, which means that they cover every cause of loss that is not excluded.',
      rows: [
        {
          cover: 'The unfinished building',
          what: 'The cost of rebuilding what was already built, after a loss.',
          standing: 'included',
        },
        {
          cover: 'Materials on site',
          what: 'Damage to or theft of lumber, windows and appliances before they are installed.',
          standing: 'included',
        },
        {
          cover: 'Materials in transit or stored elsewhere',
          what: 'Loss of or damage to materials away from the site, up to a limit.',
          standing: 'optional',
        },
        {
          cover: 'Soft costs',
          what: 'Costs of a delay while insured damage is repaired: extra interest on the construction loan, new permits, and fees of architects and others.',
          standing: 'optional',
        },
        {
          cover: 'Testing and start-up',
          what: 'Damage when boilers and machines are tested, or started for the first time.',
          standing: 'optional',
        },
        {
          cover: 'Flood, sewer backup and earthquake',
          what: 'Damage by these causes. Insurers can often add each of them.',
          standing: 'optional',
        },
        {
          cover: 'Injury to others',
          what: 'Covered under the builder’s general liability policy, or under one liability policy for everyone on the project (a wrap-up policy).',
          standing: 'separate',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A worked example: wind damage',
      example: {
        story: [
          'The trusses of a house, which are the wooden frames under its roof, are in place. Not all of the braces that steady them are on yet. A gust of wind brings half of the trusses down onto the new framing. The policy has soft cost coverage of $20,000. The owner pays the first $5,000 of the loss, which is the deductible.',
        ],
        lines: [
          { what: 'New trusses and framing', amount: '$58,000' },
          { what: 'Clearing the site, which this policy includes', amount: '$6,500' },
          { what: 'Six weeks of interest and a new permit fee', amount: '$4,800' },
          { what: 'Deductible', amount: '−$5,000' },
          { what: 'Paid by the insurer', amount: '$64,300' },
        ],
        result:
          'If the bracing was done wrong, the policy does not pay to redo the bracing. It usually still pays for the trusses and framing that were damaged.',
      },
    },
    {
      heading: 'The new home warranty',
      paragraphs: [
        'Builders’ risk is for damage while a house is being built; a warranty is for defects in how it was built. In Alberta, a new home must have a warranty if its building permit was applied for on or after {business.warranty.since}. A firm called a warranty provider issues it. A home is exempt if its owner builds it with an authorization from the province. The warranty lasts at least {business.warranty.labour} for labour and materials, and {business.warranty.systems} for electrical, plumbing, heating, ventilation and air conditioning systems. It lasts at least {business.warranty.envelope} for the building envelope (roof, outside walls, windows), and {business.warranty.structure} for the structure.',
        'Since {business.warranty.builders}, residential builders also need a licence from the province.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most policies do not pay for:',
      items: [
        'The cost of correcting poor work or design (but damage that results from it is usually covered).',
        'Penalties for finishing late.',
        'Tools and machines that belong to the contractors and tradespeople.',
        'The existing house in a renovation, unless the policy says that it is covered.',
        'Loss after work has stopped for longer than the policy allows, unless the insurer agreed.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'Insurers ask about:',
      items: [
        {
          factor: 'The value of the finished building, and how long the work will take',
          scale: ['smaller, shorter', 'larger, longer'],
        },
        {
          factor: 'The height, and the material: wood frame, steel or concrete',
          scale: ['concrete', 'tall wood frame'],
        },
        {
          factor: 'The distance to a hydrant and a fire hall, and the risk of flood',
          scale: ['near a fire hall', 'far from one, flood risk'],
        },
        { factor: 'Fences, lights, cameras and who locks up', scale: ['fenced and watched', 'open site'] },
        {
          factor: 'Who builds, and what they have built before',
          scale: ['similar projects', 'first project'],
        },
        {
          factor: 'In a renovation, whether the existing house is insured under the same policy',
          scale: ['only the new work', 'the house too'],
        },
        {
          factor: 'The deductibles, which can be higher for water and theft',
          scale: ['higher deductibles', 'lower deductibles'],
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'For each project:',
      items: [
        'Address, and who owns the land',
        'Value of the finished building, with labour, fees and the builder’s profit',
        'Start date and planned end date',
        'Whether the building is wood frame, concrete or steel, and how many storeys it has',
        'Who the builder is, and what they have built before',
        'Fences, lights and cameras, and the distance to a hydrant and a fire hall',
        'What the lender requires',
        'Drawings of the project, if you have any',
      ],
    },
  ],
  questions: [
    'builders-risk-renovation',
    'builders-risk-who-buys',
    'builders-risk-value',
    'builders-risk-delay',
    'builders-risk-own-build',
    'builders-risk-tools',
  ],
  nextStep: {
    text: 'Tell us about the project. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a project quote',
  },
};
