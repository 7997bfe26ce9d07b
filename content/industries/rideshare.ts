import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const rideshare: IndustryPage = {
  id: 'rideshare',
  name: 'Rideshare and delivery',
  summary: 'Ride-hailing and food delivery: three periods, two insurers, and the gap between them.',
  imageUrl: '/illustrations/rideshare.svg',
  path: '/business/rideshare',
  alsoAt: ['/insurance/business/rideshare'],
  title: 'Rideshare and delivery insurance in Alberta',
  description:
    'Which policy answers when the app is off, on, or carrying a passenger in Alberta. Which licence you need, and what your own insurer must know.',
  heading: 'Insurance for rideshare and delivery drivers',
  lead: 'The same car, three kinds of trip. Which policy responds depends on what the app showed at that moment.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.airb],
  related: [
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Questions about work vehicles', to: '/faq/commercial-auto-and-rideshare' },
    { label: 'Restaurants', to: '/business/restaurants' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Often the trouble is not the collision. It is learning later which policy was in force.'],
    bullets: [
      'A collision while the app is on and no fare has been accepted.',
      'An insurer that was never told about the app.',
      'Food delivery on a policy that only mentions passengers.',
      "Damage to your own car, when the company's policy covers only others.",
      'Lost income while the car is in the shop.',
    ],
  },
  order: [
    'sections',
    'covers',
    'before',
    'doesNotCover',
    'whatItIs',
    'change',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Ride-hailing companies in Alberta must hold coverage that the province has accepted. Rules for them began on {commercialAuto.rideshare.since}. The company buys a special policy (SPF No. 9) for the time you work in its app.',
    'With the app off, your own auto policy applies. It usually excludes carrying people or goods for pay, so your insurer needs to know.',
  ],
  covers: {
    intro:
      'Limits below are those published when the policy form was new; the current certificate of the company shows its own. {before reform.start: New standard forms are drafted for {reform.start}.}{from reform.start: New standard forms were drafted for {reform.start}.}',
    rows: [
      { cover: 'App off', what: 'Your own auto policy, as for any private trip.', standing: 'required' },
      {
        cover: 'App on, waiting',
        what: "The company's policy: {commercialAuto.rideshare.waiting} of liability that steps in behind your own, as first published.",
        standing: 'required',
      },
      {
        cover: 'Fare accepted, until drop-off',
        what: "The company's policy: {commercialAuto.rideshare.trip} of liability, as first published.",
        standing: 'required',
      },
      {
        cover: 'Your own car',
        what: 'Collision and comprehensive while you work: offered by some companies, with their own deductible.',
        standing: 'optional',
      },
      {
        cover: 'Endorsement on your own policy',
        what: 'Permission from your insurer to drive for an app, where it offers one.',
        standing: 'optional',
      },
      {
        cover: 'Food and parcel delivery',
        what: 'A different use from passengers. It needs its own consent, or a commercial policy.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Gaps to close before the first trip:',
    items: [
      'Street hails and cash trips outside the app.',
      'Your own car, if nobody has added it.',
      'Delivery, when only ride-hailing was agreed.',
      'Trips without the class of licence the rules ask for.',
      'Your lost earnings, beyond what accident benefits pay.',
    ],
  },
  sections: [
    {
      heading: 'Licence and vehicle',
      paragraphs: [
        'You need a Class 1, 2 or 4 licence and a police information check that includes the vulnerable sector. Class 4 takes a knowledge test, a vision test and a medical. The vehicle is built for {commercialAuto.rideshare.seats} people. Cities add their own permits; check with yours.',
      ],
    },
    {
      kind: 'table',
      heading: 'Rideshare, taxi, courier',
      columns: ['What you drive', 'Which policy usually answers'],
      rows: [
        [
          'Passengers through an app',
          'Your own insurer while the app is off; the coverage that the app arranges while you wait and drive',
        ],
        ['Food through an app', 'Your own policy, if it allows delivery; apps differ in what they add'],
        ['Parcels with your own car', 'A personal policy endorsed for delivery, or a commercial one'],
        ['Taxi or limousine', 'A commercial policy for carrying passengers, with the limits of the city'],
        ['A friend who pays for gas', 'Your personal policy: sharing costs is not driving for pay'],
      ],
    },
    {
      heading: 'If you are hurt while driving',
      paragraphs: [
        'Accident benefits are paid whoever was at fault. For a collision up to {reform.lastDay}, income benefits are at most {auto.benefits.incomeMaximum}. From {reform.start} they are {reform.incomeShare} of net income, up to a limit. Keep records of what you earn with the app: they are your proof.',
      ],
    },
    {
      heading: 'What to tell your insurer',
      paragraphs: [
        'Say which apps you use, passengers or food, and about how many hours a week. Ask for the answer in writing. If your insurer does not allow it, a licensed broker can look for one that does.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These move the price of your own policy.',
    items: [
      { factor: 'Kind of work', why: 'Passengers, food or parcels.' },
      { factor: 'Hours and distance', why: 'Driving full-time is not the same risk as driving on weekends.' },
      { factor: 'Record', why: 'At-fault claims and tickets, as for any driver.' },
      { factor: 'Vehicle and city', why: 'Repair cost, theft, traffic.' },
      { factor: 'Coverage for your own car', why: 'Collision, comprehensive and their deductibles.' },
    ],
  },
  checklist: {
    intro: 'Most of it is in the app or on your pink card.',
    items: [
      'Apps you drive for, and what you carry',
      'Hours a week and distance a year',
      'Class of licence and driving abstract',
      "The company's insurance certificate",
      'Your current policy and its renewal date',
      'Vehicle year, make and model',
    ],
  },
  questions: [
    'rideshare-tell-insurer',
    'rideshare-app-on-waiting',
    'rideshare-food-delivery',
    'rideshare-which-licence',
  ],
  nextStep: {
    text: 'Tell us how you use the car. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'commercial-auto',
    label: 'Ask for a rideshare quote',
  },
};
