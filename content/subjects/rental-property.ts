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
    'Renting out a suite, a condo or a whole house in Alberta: what changes in the policy, lost rent, damage by tenants, and what short-term hosts must show.',
  heading: 'Landlord and short-term rental insurance',
  lead: 'The day you hand over the keys for money, a home policy is no longer the right one. Here is what takes its place.',
  reviewedOn: '2026-11-22',
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
      heading: 'Which kind of renting is it?',
      intro: 'Insurers draw the lines about here.',
      columns: ['How you rent', 'What usually fits', 'What a home policy does'],
      rows: [
        [
          'A room to a student, you live there',
          'Your home policy, with the insurer told',
          'Often accepts it',
        ],
        [
          'A basement suite with its own door',
          'A home policy endorsed for the suite',
          'Accepts it if told, sometimes for more premium',
        ],
        [
          'The whole house by the year',
          'A rental dwelling (landlord) policy',
          'Usually ends when you move out',
        ],
        [
          'A condo unit by the year',
          'A unit policy written for a landlord',
          'Expects the owner to live there',
        ],
        [
          'Nights through a travel site',
          'A home-sharing endorsement or a policy of its own',
          'Usually excludes it',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a landlord policy',
      intro: 'Your own furniture is a small part here. The rent and the liability are the large ones.',
      rows: [
        {
          cover: 'The building',
          what: 'Fire, wind, hail, burst pipes and other listed events.',
          standing: 'included',
        },
        {
          cover: 'Lost rent',
          what: 'Rent you cannot collect while an insured loss is repaired. Not rent that a tenant does not pay.',
          standing: 'optional',
        },
        {
          cover: 'Premises liability',
          what: 'A visitor falls on your icy steps, or a railing gives way.',
          standing: 'included',
        },
        {
          cover: 'Landlord’s contents',
          what: 'Appliances, furniture and tools that stay in the house.',
          standing: 'optional',
        },
        {
          cover: 'Vandalism by tenants',
          what: 'Damage done on purpose. Many wordings limit or exclude it, and drug operations with it.',
          standing: 'optional',
        },
        {
          cover: 'Sewer backup and overland water',
          what: 'Add-ons, as in a home you live in.',
          standing: 'optional',
        },
      ],
    },
    {
      heading: 'Short-term rentals',
      paragraphs: [
        'The program of a travel site is not an insurance policy of yours. It has conditions and gaps of its own, and it does not satisfy every city.',
        'Calgary licenses hosts. It asks a host for a policy that names home sharing, with at least {home.shortTerm.liability} of liability. The host must be the policy holder. Edmonton asks hosts for a business licence as well.',
        'In a condo, the bylaws may forbid short stays. An insurer will ask, and so may the city.',
      ],
    },
    {
      kind: 'example',
      heading: 'A fire in a rented duplex',
      example: {
        story: [
          'A pan fire closes half of a duplex for five months. The tenants pay $1,800 a month. Repairs cost $92,000. The policy has a deductible of $2,500 and covers lost rent.',
        ],
        lines: [
          { what: 'Repairs', amount: '$92,000' },
          { what: 'Rent for five months', amount: '$9,000' },
          { what: 'Deductible', amount: '−$2,500' },
          { what: 'Paid by the insurer', amount: '$98,500' },
        ],
        result:
          'The tenants’ furniture and hotel are not in this sum: those are for their own tenant policies.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Read these before the first tenant.',
      items: [
        'Unpaid rent and the cost of an eviction.',
        'Wear, and damage that grew slowly.',
        'A house left empty between tenants, commonly after {home.vacancy.days}, without a permit.',
        "The tenants' own belongings.",
        'Short stays, when the policy was written for leases by the year.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'One list for each building.',
      items: [
        'Address, year built, roof, heating, wiring and plumbing',
        'Number of units, and whether suites are legal',
        'Who lives there now, and for how long',
        'Monthly rent',
        'Who checks the building, and how often',
        'For short stays: nights a year, the licence and the site',
        'Smoke alarms, second exits, fire inspections',
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
    text: 'Tell us what you rent out and how. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'home',
    label: 'Ask for a landlord quote',
  },
};
