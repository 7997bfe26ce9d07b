import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const rentalProperty: SubjectPage = {
  slug: 'rental-property',
  name: 'Landlord and short-term rental insurance',
  summary: 'A house, condo or suite you rent out, by the year or by the night.',
  imageUrl: '/illustrations/home.svg',
  under: 'home',
  path: '/insurance/rental-property',
  title: 'Landlord and short-term rental insurance in Alberta',
  description:
    'Renting out a suite, a condo or a house in Alberta: which policy fits, rental income, damage by tenants, and rules for short-term hosts.',
  heading: 'Landlord and short-term rental insurance',
  lead: 'A home policy usually does not cover a home you rent out, unless the insurer has agreed. This page explains which policies do.',
  reviewedOn: '2026-11-28',
  pointers: [SOURCE_PAGES.calgaryShortTerm, SOURCES.ibc],
  related: [
    { label: 'Condo insurance', to: '/insurance/condo' },
    { label: 'Tenant insurance, for your tenants', to: '/insurance/tenant' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Insurance in Calgary', to: '/locations/calgary' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'How you rent out your property, and which policy fits',
      intro: 'Insurers treat these five cases differently.',
      columns: ['What you rent out', 'Which policy fits', 'What your own home or condo policy does'],
      rows: [
        ['A room in the home you live in', 'Your home policy, if you told the insurer', 'Often covers it'],
        [
          'A basement suite with its own door',
          'A home policy with an endorsement (a written change to the policy) for the suite',
          'May cover it if you told the insurer, sometimes at a higher premium (the price of the policy). Insurers often ask whether the suite has a permit.',
        ],
        [
          'The whole house, to a long-term tenant',
          'A rental dwelling (landlord) policy',
          'Usually does not cover it once you move out',
        ],
        [
          'A condo unit, to a long-term tenant',
          'A condo policy for a rented unit',
          'Usually does not cover the unit once you rent it out',
        ],
        [
          'Short stays by the night, week or month, through a website such as Airbnb',
          'A home-sharing endorsement, or a separate policy for short-term rentals',
          'Usually excludes it',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a landlord policy',
      intro: 'Policies differ in what they include. The table shows the common pattern.',
      rows: [
        {
          cover: 'The building',
          what: 'Damage by fire, wind, hail, burst pipes and other causes named in the policy.',
          standing: 'included',
        },
        {
          cover: 'Rental income (also called fair rental value)',
          what: 'Rent you lose while damage that the policy covers is repaired. It does not pay when a tenant stops paying.',
          standing: 'optional',
        },
        {
          cover: 'Premises liability',
          what: 'What you may owe as the landlord if somebody is hurt on the property, for example in a fall on icy steps.',
          standing: 'included',
        },
        {
          cover: 'Landlord’s contents',
          what: 'Damage to or theft of your appliances, furniture and tools in the house.',
          standing: 'optional',
        },
        {
          cover: 'Vandalism by tenants',
          what: 'Damage that tenants do on purpose. Some policies include it up to a limit, and with others you can add it. Many exclude damage by tenants who grow or make drugs.',
          standing: 'optional',
        },
        {
          cover: 'Sewer backup and overland water',
          what: 'Water that backs up through a drain, or flows in from outside.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'Short-term rentals',
      paragraphs: [
        'Websites such as Airbnb offer hosts some protection if a guest causes damage. This host protection has its own conditions and exclusions, and it might not meet the rules of your city.',
        'Calgary requires hosts to have a licence. Since {home.shortTerm.since}, stays of up to {home.shortTerm.stay} in a row count as short-term. A host who offers furnished stays of a month or more may therefore need the licence too. On the application, you state that you have liability insurance that covers short-term rentals (home-sharing). Earlier rules required liability coverage of at least {home.shortTerm.liability}; ask the city how much it requires now. Edmonton requires hosts to have a business licence.',
        'A condo corporation, to which all owners in the building belong, has bylaws (its own rules). They may forbid short stays, and an insurer may ask to see them.',
      ],
    },
    {
      kind: 'example',
      heading: 'A fire in a rented duplex',
      example: {
        story: [
          'After a kitchen fire, nobody can live in half of a duplex for five months. The rent was $1,800 a month. Repairs cost $92,000. The policy covers rental income. The landlord pays the first $2,500 of the loss, which is the deductible.',
        ],
        lines: [
          { what: 'Repairs', amount: '$92,000' },
          { what: 'Rent for five months', amount: '$9,000' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$98,500' },
        ],
        result:
          'The landlord’s policy does not pay for the tenants’ furniture or hotel. Their own tenant policies may, if they have them.',
      },
    },
    {
      heading: 'The premium and your taxes',
      paragraphs: [
        'You can usually deduct the premium for a rental property from the rental income on your tax return. For a suite or a room in your own home, only the part for the rented space counts. An accountant can tell you how much that is.',
      ],
    },
    {
      kind: 'exclusions',
      heading: 'What is left out',
      intro: 'Most landlord policies do not pay for:',
      items: [
        'Unpaid rent and the cost of an eviction.',
        'Wear, and damage that developed slowly.',
        'Losses in a vacant house. Vacant means that the tenant has left for good. Many policies stop paying for {home.vacancy.lostFirst} once the house is vacant. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has given a vacancy permit (its written agreement to keep some coverage).',
        "The tenants' own belongings.",
        'Losses while you rent the place out by the night, if the policy is for yearly leases.',
      ],
    },
    {
      kind: 'price',
      heading: 'What the price depends on',
      intro: 'An insurer looks at:',
      items: [
        {
          factor: 'The age of the building, its roof, heating, wiring and plumbing',
          scale: ['newer', 'older'],
        },
        {
          factor: 'How you rent it out: by the year, by the room or by the night',
          scale: ['by the year', 'by the night'],
        },
        {
          factor: 'How many units there are',
          scale: ['one', 'many'],
        },
        {
          factor: 'The distance to a hydrant and a fire hall, and the risk of hail, flood and theft',
          scale: ['near a fire hall', 'far from one, hail or flood risk'],
        },
        {
          factor: 'How often somebody checks the place, and how long it is empty between tenants',
          scale: ['checked often', 'empty for long'],
        },
        {
          factor: 'The deductible, and the limits for rental income and liability',
          scale: ['higher deductible, lower limits', 'lower deductible, higher limits'],
        },
        { factor: 'Your past claims', scale: ['none', 'several'] },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'For each building:',
      items: [
        'Address, year built, roof, heating, wiring and plumbing',
        'Number of units, and whether each suite has a permit',
        'Who lives there now, and since when',
        'Monthly rent',
        'Who checks the building, and how often',
        'For short stays: nights a year, the licence, and which website you use',
        'Smoke alarms, second exits and fire inspections',
      ],
    },
  ],
  questions: [
    'rental-moved-out',
    'rental-tenant-insurance-clause',
    'rental-travel-site',
    'rental-empty-between',
    'rental-student-suite',
    'rental-tenant-damage',
  ],
  nextStep: {
    text: 'Tell us what you rent out and how. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'home',
    label: 'Ask for a landlord quote',
  },
};
