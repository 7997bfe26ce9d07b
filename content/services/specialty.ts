import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CatalogueEntry, ServicePage } from './service-page.ts';

/** The catalogue holds specialty twice: short among the cards, and in full at the top of its own page. */
const card: CatalogueEntry = {
  id: 'specialty',
  name: 'Specialty insurance',
  description:
    'Motorcycles, RVs, boats, classic cars, events and valuables: things a standard policy leaves out.',
  imageUrl: '/illustrations/specialty.svg',
  features: [
    'Off-road, on the water and in the garage',
    'Vacant homes, rentals and farms',
    'Events, valuables and umbrella liability',
  ],
  coverages: ['Motorcycle', 'RV and trailer', 'Boat', 'ATV and snowmobile', 'Classic car', 'Event'],
  longDescription:
    'Some things fit neither a car policy nor a home policy. Specialty insurance covers them one by one, with wording made for their risks. A licensed broker partner can say which market takes yours and quote.',
};

const onPage: CatalogueEntry = {
  id: 'specialty',
  name: 'Specialty and recreational insurance',
  description: 'What to insure on its own: toys, treasures, empty houses and single events.',
  imageUrl: '/illustrations/specialty-page.svg',
  features: [
    'Which rules apply on public land and on the road',
    'Agreed value for collector cars',
    'Vacancy, rental and short-term stays',
    'Host and liquor liability for an event',
  ],
  coverages: [
    'Motorcycle',
    'ATV and snowmobile',
    'RV and trailer',
    'Boat',
    'Classic car',
    'Umbrella liability',
    'Jewellery and art',
    'Event',
    'Vacant and rental homes',
    'Pet',
  ],
  longDescription:
    'Specialty insurance is a family of small policies. Each one exists because a home or car policy says no, or pays too little. They share three habits: the use is described closely, the season and the place of storage matter, and the value is often agreed before a loss. A licensed broker partner can find out which insurers take the risk and quote.',
};

export const specialtyService: ServicePage = {
  id: 'specialty',
  path: '/insurance/specialty',
  title: 'Specialty insurance in Alberta: RV, boat, ATV, event',
  description:
    'Motorcycles, ATVs, RVs, boats, classic cars, valuables, events, vacant homes: what a home or car policy leaves out, and what closes the gap in Alberta.',
  heading: 'Specialty insurance',
  lead: 'The quad in the shed, the ring in the drawer, the house between tenants. Some things need a policy of their own.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.airb, SOURCES.aglc],
  related: [
    { label: 'Motorcycle insurance', to: '/insurance/motorcycle' },
    { label: 'RV and trailer insurance', to: '/insurance/rv-and-trailer' },
    { label: 'Boat insurance', to: '/insurance/boat' },
    { label: 'Farm insurance', to: '/insurance/farm' },
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Bars, stores and events with alcohol', to: '/business/liquor' },
    { label: 'Questions about specialty insurance', to: '/faq/specialty' },
  ],
  card,
  onPage,
  whatItIs: [
    'Standard policies are written for the usual: a lived-in house, a car that commutes. Specialty policies are for what is left. Some of it must be insured by law; most of it need not be.',
    'They ask closely about use. A motorcycle that rests all winter, a car that only goes to shows, a boat on one lake: the story sets the terms.',
    'Tell the broker partner about the thing, where it is kept and who uses it. One request can hold several items, and a broker can see whether two of them fit one policy.',
  ],
  covers: {
    intro: 'The common kinds, and what is particular to each.',
    rows: [
      {
        cover: 'ATV and snowmobile',
        what: 'On public land: registration and at least {specialty.ohv.liability} of liability; {specialty.ohv.common} is common. Not needed on your own private land.',
        standing: 'required',
      },
      {
        cover: 'Motorcycle',
        what: 'Needs insurance on the road, like a car. Winter lay-up may keep fire and theft coverage while the rest is paused.',
        standing: 'required',
      },
      {
        cover: 'RV and trailer',
        what: 'Damage, contents, vacation liability and emergency costs. While it is towed, liability usually follows the tow vehicle.',
        standing: 'optional',
      },
      {
        cover: 'Boat',
        what: 'Hull, motor, trailer and liability on the water. Not compulsory, though marinas and lenders may ask.',
        standing: 'optional',
      },
      {
        cover: 'Classic and collector car',
        what: 'A value agreed in advance (SEF 19A), with limits on distance and use. {before reform.start: A new form is drafted for {reform.start}.}{from reform.start: A new form was drafted for {reform.start}.}',
        standing: 'optional',
      },
      {
        cover: 'Umbrella liability',
        what: 'More liability on top of home and auto limits, once those are used up.',
        standing: 'optional',
      },
      {
        cover: 'Jewellery and art',
        what: 'Items listed one by one with an appraisal, because home policies limit such groups.',
        standing: 'optional',
      },
      {
        cover: 'Event',
        what: 'Liability of the host, liquor, sometimes cancellation. Venues ask for a certificate.',
        standing: 'optional',
      },
      {
        cover: 'Vacant, seasonal and rental homes',
        what: 'Coverage that goes on where a home policy would stop, or while tenants live there.',
        standing: 'optional',
      },
      {
        cover: 'Pet',
        what: 'Part of the vet bill after an accident or illness, with waiting periods.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Typical limits, whatever the item:',
    items: [
      'Racing, stunts and rental to others, unless agreed.',
      'Wear, rot, mould, vermin and mechanical breakdown.',
      'Storage anywhere but the place you named.',
      'Riders and skippers without the licence or card the law requires.',
      'Conditions a pet had before the policy began.',
      "A home left vacant, commonly for more than {home.vacancy.days}, without the insurer's consent.",
    ],
  },
  sections: [
    {
      heading: 'Off-highway vehicles on public land',
      paragraphs: [
        'Helmets have been required since {specialty.ohv.helmets}. Riders {specialty.ohv.supervised} need supervision. These rules are for public land. On your own land a home policy may give some liability coverage, so ask.',
      ],
    },
    {
      heading: 'An event with alcohol',
      paragraphs: [
        'A special event licence may be needed, and the people who serve may need ProServe training. The hours of service stand on the licence, and the licence for a large private event comes from AGLC itself. A host can be sued for harm done by a guest who drank too much; liquor liability is the coverage for that.',
      ],
    },
    {
      heading: 'Winter lay-up',
      paragraphs: [
        'Many owners take motorcycles and classic cars off the road for the winter. Lay-up keeps coverage against fire, theft and a falling roof, while the road coverages pause. Do not ride or drive until they are back in force, not even around the block.',
      ],
    },
    {
      heading: 'A house nobody lives in',
      paragraphs: [
        'Vacant and unoccupied are different words. Unoccupied means you are away and will come back. Vacant means people have moved out for good. Cover often shrinks once a house has been vacant for {home.vacancy.days}. Ask for a permit, or for a policy made for vacant homes, before that day.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'It depends on the item, but these come up each time.',
    items: [
      { factor: 'Value', why: 'Agreed, appraised or market value, and the cost of parts.' },
      { factor: 'Use', why: 'Private, business or rental; days or distance in a year.' },
      { factor: 'Place', why: 'Locked garage, street, marina, remote cabin.' },
      { factor: 'Person', why: 'Age, licence, training and record of those who use it.' },
      { factor: 'Season', why: 'Lay-up months, winter heating, hail.' },
      { factor: 'Claims', why: 'Your record over recent years.' },
    ],
  },
  checklist: {
    intro: 'Photos help more than words here.',
    items: [
      'What it is: year, make, model, length or engine size',
      'Value, with a receipt or an appraisal',
      'Where it is kept, summer and winter',
      'Who uses it, with licences or operator cards',
      'For an event: date, place, number of guests, alcohol or not',
      'For a house: how long it has been empty, who checks it, heat and water',
      'Other policies you hold, so that limits fit together',
    ],
  },
  questions: [
    'specialty-atv-snowmobile',
    'specialty-boat',
    'specialty-classic-car',
    'specialty-vacant-home',
    'specialty-event-with-alcohol',
    'specialty-rv-towed',
    'specialty-umbrella',
  ],
  nextStep: {
    text: 'Describe the item in your own words. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'specialty',
    label: 'Ask for a specialty quote',
  },
};
