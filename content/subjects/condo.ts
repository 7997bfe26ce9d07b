import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const condo: SubjectPage = {
  slug: 'condo',
  name: 'Condo insurance',
  summary: 'Your unit, its improvements, and the charge for the deductible of the corporation.',
  imageUrl: '/illustrations/condo.svg',
  under: 'home',
  path: '/insurance/condo',
  title: 'Condo insurance in Alberta: your unit and the deductible',
  description:
    'What the condo corporation insures, what is left to you, and how a deductible of up to {home.condo.deductible} can land on one owner in Alberta.',
  heading: 'Condo insurance in Alberta',
  lead: 'One leak, two policies and a letter from the board. Here is who pays for which part.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCE_PAGES.condoRegulation, SOURCES.ibc],
  related: [
    { label: 'Condo deductibles: the long read', to: '/blog/condo-deductible-alberta' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Tenant insurance', to: '/insurance/tenant' },
    { label: 'Rental property and short-term rental', to: '/insurance/rental-property' },
  ],
  parts: [
    {
      heading: 'The letter people worry about',
      paragraphs: [
        'Since {home.condo.since}, a condominium corporation may charge its insurance deductible to one owner: the owner of the unit where the damage began. The most it may charge is {home.condo.deductible}, and never more than the deductible itself.',
        'The board does not have to show that you were careless. An area that only you may use counts like the unit, such as a balcony or a storage locker.',
        'There are three exceptions: a defect in construction, something the corporation did or failed to do, and normal deterioration of the common property. A worn hose behind your own washer is none of them.',
      ],
    },
    {
      kind: 'example',
      heading: 'A leak, worked through',
      example: {
        story: [
          'A supply hose bursts in a unit on the fourth floor. Water reaches three units below. Repairs to the building cost $68,000. The corporation has a water deductible of $25,000.',
          'The owner has condo deductible coverage of $50,000, with a deductible of $1,000 of her own.',
        ],
        lines: [
          { what: 'Repairs to the building', amount: '$68,000' },
          { what: "Paid by the corporation's insurer", amount: '$43,000' },
          { what: 'Deductible charged to the owner', amount: '$25,000' },
          { what: 'Paid by her unit policy', amount: '$24,000' },
          { what: 'Paid by the owner', amount: '$1,000' },
        ],
        result: 'Without deductible coverage the owner would have paid the whole $25,000.',
      },
    },
    {
      kind: 'table',
      heading: 'Who insures what',
      intro: 'The bylaws and the standard unit description draw the line. This is how it usually runs.',
      columns: ['Part', "The corporation's policy", 'Your unit policy'],
      rows: [
        ['Roof, outside walls, hallways', 'Yes', 'No'],
        ['Walls, basic floors and cabinets of the unit', 'Yes, to the standard of the description', 'No'],
        ['Upgrades, by you or an earlier owner', 'Usually no', 'Yes, as improvements'],
        ['Furniture, clothes, electronics', 'No', 'Yes, as contents'],
        ['A hotel while the unit is repaired', 'No', 'Yes, as additional living expenses'],
        ['Injury to a guest inside the unit', 'No', 'Yes, as personal liability'],
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a unit policy',
      intro: 'Two of them sound alike and are not.',
      rows: [
        {
          cover: 'Condo deductible',
          what: "The corporation's deductible, charged to you because the damage began in your unit.",
          standing: 'optional',
        },
        {
          cover: 'Loss assessment',
          what: 'Your share when all owners are charged after an insured loss to the building.',
          standing: 'optional',
        },
        {
          cover: 'Improvements',
          what: 'Flooring, kitchens and baths beyond the standard unit.',
          standing: 'included',
        },
        { cover: 'Contents', what: 'What you would carry out if you moved.', standing: 'included' },
        {
          cover: 'Personal liability',
          what: 'Injury or damage you cause to others by accident.',
          standing: 'included',
        },
        {
          cover: 'Sewer backup and overland water',
          what: 'For ground-floor units and storage rooms above all.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'When the letter comes',
      steps: [
        {
          when: 'The same day',
          what: 'Send it to your insurer or broker, and open a claim. An unpaid charge may be collected much like condo fees.',
        },
        {
          when: 'In the first week',
          what: "Get the incident report, the plumber's report and the repair invoices from the board.",
        },
        {
          when: 'Before you pay',
          what: 'Find out where the water began: in a line that serves only you, or in one that serves the building.',
        },
        {
          when: 'Each year after',
          what: "Compare your limit with the corporation's certificate. Its deductible can rise at every renewal.",
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'The property manager has the first three.',
      items: [
        "The corporation's insurance certificate, with its deductibles",
        'The bylaws and the standard unit description',
        'Any special assessment that is planned',
        'Upgrades made to the unit, with a rough value',
        'A rough value of your contents',
        'Whether you live there, rent it out or leave it empty for months',
      ],
    },
  ],
  questions: [
    'condo-is-it-required',
    'condo-how-much-deductible',
    'condo-upgrades-earlier-owner',
    'condo-balcony-fire',
    'condo-hail-assessment',
    'home-condo-deductible-rule',
  ],
  nextStep: {
    text: 'Tell us about the unit. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'home',
    label: 'Ask for a condo quote',
  },
};
