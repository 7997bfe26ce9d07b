import { SOURCES } from '#content/facts/reading/sources.ts';
import type { SubjectPage } from './subject-page.ts';

export const boat: SubjectPage = {
  slug: 'boat',
  name: 'Boat insurance',
  summary: 'Hull, motor, trailer and liability on Alberta lakes and beyond.',
  imageUrl: '/illustrations/specialty.svg',
  under: 'specialty',
  path: '/insurance/boat',
  title: 'Boat insurance in Alberta: hull, motor and liability',
  description:
    'No law makes you insure a boat in Alberta. What a home policy does for a canoe, when a motorboat needs its own policy, and the operator card.',
  heading: 'Boat insurance',
  lead: 'No law asks for it, and the lake is shared with swimmers. That is the whole case for liability on the water.',
  reviewedOn: '2026-11-22',
  pointers: [
    {
      name: 'Transport Canada, boating safety',
      url: 'https://tc.canada.ca/en/marine-transportation/marine-safety',
    },
    SOURCES.ibc,
  ],
  related: [
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'Seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Specialty insurance', to: '/insurance/specialty' },
    { label: 'Questions about specialty insurance', to: '/faq/specialty' },
  ],
  parts: [
    {
      kind: 'table',
      heading: 'Does your home policy help?',
      intro: 'Wordings differ in length and horsepower. This is the usual picture.',
      columns: ['What you have', 'Home or tenant policy', 'Policy of its own'],
      rows: [
        ['Canoe, kayak, paddle board', 'Usually included, with liability', 'Seldom needed'],
        ['Small fishing boat with a small motor', 'Often included up to a limit', 'For a higher value'],
        ['Ski or wake boat', 'Usually not', 'Yes'],
        ['Personal watercraft', 'Usually not', 'Yes'],
        ['Pontoon or sailboat on a mooring', 'Usually not', 'Yes; the marina may ask for proof'],
      ],
    },
    {
      heading: 'The card and the licence',
      paragraphs: [
        'Whoever drives a boat with a motor needs proof of competency on board, also with an electric motor. The usual one is the Pleasure Craft Operator Card, a federal card that does not expire. Younger people meet limits on horsepower, and nobody under sixteen may drive a personal watercraft.',
        'Larger motors also call for a pleasure craft licence, whose number stands on the hull. An insurer may ask for both.',
      ],
    },
    {
      kind: 'coverage',
      heading: 'The parts of a boat policy',
      intro: 'Sold as a package or one by one.',
      rows: [
        {
          cover: 'Hull and motor',
          what: 'Fire, theft, storm, sinking, collision with a rock or a dock.',
          standing: 'included',
        },
        {
          cover: 'Trailer and equipment',
          what: 'The trailer, electronics, skis and covers.',
          standing: 'optional',
        },
        {
          cover: 'Watercraft liability',
          what: 'A swimmer, a skier, another boat, a dock.',
          standing: 'included',
        },
        {
          cover: 'Medical payments',
          what: 'Small costs of people on board, whoever was to blame.',
          standing: 'optional',
        },
        {
          cover: 'Wreck removal',
          what: 'Raising a sunken boat, and cleaning up fuel.',
          standing: 'optional',
        },
      ],
    },
    {
      kind: 'example',
      heading: 'A rock at Sylvan Lake',
      example: {
        story: [
          'A wake boat worth $62,000 runs onto a rock. The lower unit and the hull need $14,800 of work. A guest breaks a wrist and claims $9,500.',
        ],
        lines: [
          { what: 'Hull and motor', amount: '$14,800' },
          { what: 'Deductible', amount: '−$1,000' },
          { what: 'Injury to the guest', amount: '$9,500' },
          { what: 'Paid by the boat policy', amount: '$23,300' },
        ],
        result: 'The home policy pays nothing here: the motor is above its limit.',
      },
    },
    {
      kind: 'exclusions',
      heading: 'What is usually left out',
      intro: 'On and off the water:',
      items: [
        'Wear, rot, freezing and a motor that was not winterized.',
        'Racing and chartering.',
        'A driver without proof of competency.',
        'Use outside the waters named in the policy.',
        'Alcohol or drugs, in many wordings.',
      ],
    },
    {
      kind: 'checklist',
      heading: 'Have this ready for a quote',
      intro: 'Photos of hull, motor and trailer help.',
      items: [
        'Kind, year, make, length and horsepower',
        'Value, with the bill of sale or a survey',
        'Lakes you use, and where it spends the winter',
        'Who drives it, with operator cards',
        'Trailer and equipment, with values',
        'Claims on the water or elsewhere',
      ],
    },
  ],
  questions: [
    'boat-operator-card',
    'boat-borrowed',
    'boat-trailer',
    'boat-british-columbia',
    'boat-winter',
    'specialty-boat',
  ],
  nextStep: {
    text: 'Tell us about the boat and the lake. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'specialty',
    label: 'Ask for a boat quote',
  },
};
