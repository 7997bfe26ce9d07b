import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const rvAndTrailer: SubjectPage = {
  slug: 'rv-and-trailer',
  name: 'RV and trailer insurance',
  summary: 'Motorhomes, fifth wheels and tent trailers: on the road, on the lot, at the lake.',
  imageUrl: '/illustrations/specialty.svg',
  under: 'specialty',
  path: '/insurance/rv-and-trailer',
  title: 'RV, motorhome and trailer insurance in Alberta',
  description:
    'Motorhome, fifth wheel or tent trailer: what the tow vehicle insures, what it does not, contents, hail in storage, and a summer at a seasonal site.',
  heading: 'RV and trailer insurance',
  lead: 'A trailer has no engine and needs no proof of insurance to be registered. That is why so many have none.',
  reviewedOn: '2026-11-22',
  pointers: [SOURCE_PAGES.registration, SOURCES.ibc],
  related: [
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'Boat insurance', to: '/insurance/boat' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'Hail season', to: '/blog/hail-season-alberta' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Towed, parked or lived in',
      intro: 'Which policy answers depends on what the trailer is doing.',
      columns: ['Moment', 'Damage to the trailer', 'Injury or damage to others'],
      rows: [
        ['Hitched and rolling', 'A policy for the trailer', 'Usually the liability of the tow vehicle'],
        [
          'Parked at a campsite',
          'A policy for the trailer',
          'Vacation liability, or a home policy that extends to it',
        ],
        ['In storage over winter', 'Comprehensive or specified perils on the trailer', 'Seldom an issue'],
        [
          'On a leased lot all summer',
          'A seasonal or park-model form',
          'Vacation liability; the campground may ask for proof',
        ],
        [
          'A motorhome, anywhere',
          'Collision and comprehensive on its own auto policy',
          'Its own auto policy: it is a motor vehicle',
        ],
      ],
    },
    {
      kind: 'coverage',
      heading: 'What to look at',
      intro: 'A motorhome must be insured like a car. For a trailer all of this is a choice.',
      rows: [
        {
          cover: 'Collision and comprehensive',
          what: 'A jackknife, hail, theft, fire, a fallen tree.',
          standing: 'optional',
        },
        {
          cover: 'Replacement cost or agreed value',
          what: 'What is paid for a total loss. Trailers lose value quickly.',
          standing: 'optional',
        },
        {
          cover: 'Contents',
          what: 'Bedding, dishes, bikes, electronics: often more than the built-in limit.',
          standing: 'optional',
        },
        {
          cover: 'Vacation liability',
          what: 'A guest trips over your step, your campfire gets away.',
          standing: 'optional',
        },
        {
          cover: 'Emergency expenses',
          what: 'A motel and the way home when the RV cannot go on after an insured loss.',
          standing: 'optional',
        },
        {
          cover: 'Awnings and attachments',
          what: 'Wind takes awnings first. Some wordings limit them.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'Hail on the storage lot',
      example: {
        story: [
          'A storm crosses a storage lot near Calgary in July. A trailer bought new for $46,000 four years ago has a torn roof and broken vents. Repairs cost $11,400.',
          'It carries comprehensive with a deductible of $500. The truck that tows it is at home in a garage.',
        ],
        lines: [
          { what: 'Repairs', amount: '$11,400' },
          { what: 'Deductible', amount: '−$500' },
          { what: 'Paid by the trailer’s policy', amount: '$10,900' },
          { what: 'Paid by the truck’s policy', amount: '$0' },
        ],
        result: 'Without a policy of its own the trailer would have brought nothing.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'Points to know before the long weekend:',
      items: [
        'Leaks, rot, mould and mice.',
        'Living in it all year, when the policy is for holidays.',
        'Renting it out through a website, unless agreed.',
        'Tires, mechanical breakdown and frozen lines.',
        'Towing beyond the limits of the vehicle.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'The bill of sale answers half of it.',
      items: [
        'Kind, year, make, model and length',
        'What you paid, and when',
        'Which vehicle tows it',
        'Where it stands in summer and in winter',
        'Contents and add-ons, with values',
        'Trips to the United States, and for how long',
        'Whether anybody else uses or rents it',
      ],
    },
  ],
  questions: [
    'rv-tow-vehicle',
    'rv-motorhome',
    'rv-full-time',
    'rv-rent-out',
    'rv-winter-storage',
    'specialty-rv-towed',
  ],
  nextStep: {
    text: 'Tell us about the RV and your summer. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'specialty',
    label: 'Ask for an RV quote',
  },
};
