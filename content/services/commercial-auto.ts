import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const commercialAutoService: ServicePage = {
  id: 'commercial-auto',
  path: '/commercial-auto',
  alsoAt: ['/insurance/commercial-auto'],
  title: 'Commercial auto insurance in Alberta, van to fleet',
  description:
    'When a personal policy is not enough, what counts as a fleet, carrier limits, cargo and safety certificates in Alberta. Then ask a broker partner.',
  heading: 'Commercial auto insurance',
  lead: 'A van with tools, a delivery car, a gravel truck: once a vehicle works for its living, it usually needs a commercial policy.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.airb, SOURCES.ibc],
  related: [
    { label: 'Driving for a ride-hailing app', to: '/business/rideshare' },
    { label: 'Contractors', to: '/business/contractors' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Questions about work vehicles', to: '/faq/commercial-auto-and-rideshare' },
  ],
  card: {
    id: 'commercial-auto',
    name: 'Commercial auto insurance',
    description: 'Vans, pickups, trucks and fleets that carry tools, goods or people for work.',
    imageUrl: '/illustrations/commercial-auto.svg',
    features: [
      'When a personal policy stops being enough',
      'Fleet, cargo and carrier rules in one place',
      'The safety certificate thresholds, by weight and seats',
    ],
    coverages: [
      'Third-party liability',
      'Accident benefits',
      'Collision and comprehensive',
      'Cargo',
      'Hired and non-owned auto',
      'Attached equipment',
    ],
    longDescription:
      'Commercial auto insurance is for vehicles that earn money: with tools, goods, trailers or paying passengers. Carriers have higher minimum limits than private drivers, and heavy vehicles need a safety certificate. A licensed broker partner can sort out which policy each vehicle needs and quote.',
  },
  order: [
    'sections',
    'change',
    'whatItIs',
    'before',
    'covers',
    'doesNotCover',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Commercial auto insurance covers vehicles used in a business. The base is the same as for a private car: liability toward others, accident benefits, and damage to the vehicle if you choose it. What differs is the use, the limits and what rides along.',
    'Personal policies usually exclude carrying people or goods for pay, unless the insurer has agreed. Tools, trailers, a company name on the title, staff who drive, snow clearing and food delivery all need to be mentioned.',
    'Businesses with {commercialAuto.fleet} can ask for a fleet policy. It is one contract, with vehicles added and removed with ease, and all drivers on all vehicles. Smaller groups are rated one by one.',
  ],
  change: {
    heading: '{before reform.start: What changes on}{from reform.start: What changed on} {reform.start}',
    on: '2027-01-01',
    intro:
      'Care-First benefits apply to people hurt in a collision on or after {reform.start}, in work vehicles too.',
    beforeLabel: 'Until {reform.lastDay}',
    afterLabel: 'From {reform.start}',
    rows: [
      {
        what: 'Care after an injury',
        before: 'Up to {auto.benefits.medical} for each person under Section B.',
        after: 'Eligible care without a money limit.',
      },
      {
        what: 'Lost income',
        before: 'At most {auto.benefits.incomeMaximum}, for up to {auto.benefits.incomePeriod}.',
        after: '{reform.incomeShare} of net income, up to a limit.',
      },
      {
        what: 'Claims against your business',
        before: 'Injured people can sue the driver at fault and the owner of the vehicle.',
        after: 'Mostly closed, with listed exceptions. Liability coverage is still needed.',
      },
    ],
    note: "A worker who is hurt on the road is usually a case for WCB-Alberta. According to a summary of {reform.wcbBill}, people who receive workers' compensation get no Care-First benefits and cannot sue under the new law. The final wording is with WCB-Alberta.",
  },
  covers: {
    intro:
      'What a commercial auto policy may hold. The standard forms were redrafted for {reform.start}, so numbers may differ from those on an older policy.',
    rows: [
      {
        cover: 'Third-party liability',
        what: 'Injury and damage to others. Carriers under the provincial regulation hold at least {commercialAuto.carrier.liability}, and {commercialAuto.carrier.dangerousGoods} for certain dangerous goods, by an older copy of the regulation.',
        standing: 'required',
      },
      {
        cover: 'Accident benefits',
        what: 'Care and income for people hurt in the vehicle. The amounts {before reform.start: change}{from reform.start: changed} on {reform.start}.',
        standing: 'required',
      },
      {
        cover: 'Collision and comprehensive',
        what: 'Your own vehicle: impact, hail, fire, theft, vandalism. Lenders and lessors usually ask for both.',
        standing: 'optional',
      },
      {
        cover: 'Cargo',
        what: 'Goods you carry for others. The regulation sets {commercialAuto.carrier.cargoFrom} to {commercialAuto.carrier.cargoTo} for carriers, by weight; real loads are often worth more.',
        standing: 'optional',
      },
      {
        cover: 'Attached equipment',
        what: 'Racks, cranes, plows, refrigeration units, signs and wraps.',
        standing: 'optional',
      },
      {
        cover: 'Hired and non-owned auto',
        what: 'Your liability when staff use their own cars or a rental for work.',
        standing: 'optional',
      },
      {
        cover: 'Loss of use',
        what: 'A replacement vehicle while yours is repaired after an insured loss.',
        standing: 'optional',
      },
      {
        cover: 'Tools and stock inside',
        what: 'Usually not part of the auto policy; a tools or property coverage takes them.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Points to settle before the first trip:',
    items: [
      'Uses the insurer was not told about, such as delivery or passengers.',
      'Drivers who were not listed or do not hold the right class of licence.',
      'Tools, stock and customer goods, unless cargo or property coverage is added.',
      'Trips beyond the radius you stated, or into the United States.',
      'Mechanical breakdown and wear.',
      'Work done by a machine on the vehicle once it is parked: that is usually a matter for general liability.',
    ],
  },
  sections: [
    {
      heading: 'When a personal policy stops being enough',
      paragraphs: [
        'Nobody rings a bell on the day a private car becomes a work vehicle. These are the usual signs. If one fits, describe your week to a broker.',
      ],
      bullets: [
        'You are paid for what the vehicle carries, people or goods',
        'Tools, ladders or a trailer ride along most days',
        'A company owns or leases it, or its name is on the door',
        'Employees drive it, or you drive to several job sites a day',
        'In winter it carries a plow or a sander',
      ],
    },
    {
      heading: 'Safety Fitness Certificate',
      paragraphs: [
        'Some vehicles need this certificate from the province before they work. New carriers take an online course and a test, pay a fee, and are reviewed within {commercialAuto.safety.review}.',
      ],
      bullets: [
        'Inside Alberta: vehicles of {commercialAuto.safety.inside} or more',
        'Outside Alberta: vehicles over {commercialAuto.safety.outside}',
        'Vehicles built for {commercialAuto.safety.persons}',
      ],
    },
    {
      heading: 'Drivers',
      paragraphs: [
        "Tractor-trailers need a Class 1 licence. The Class 1 Learning Pathway replaced the older training on {commercialAuto.class1.pathway}. Insurers look at each driver's class, experience and record, so keep abstracts up to date.",
        'Report a collision to police when someone is hurt or killed, when a driver has left, or when the total damage is more than {auto.collision.reportFrom}.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The insurer wants to know how heavy, how far, with what, and who drives.',
    items: [
      { factor: 'Vehicles', why: 'Number, weight, age and value.' },
      { factor: 'Use and radius', why: 'A city van and a long-haul truck meet different risks.' },
      { factor: 'Load', why: 'Your own tools, goods of others, livestock, dangerous goods, passengers.' },
      { factor: 'Drivers', why: 'Class, years of experience, age and record.' },
      { factor: 'Claims', why: 'Of the business and of each driver.' },
      { factor: 'Trips to the United States', why: 'They may need filings and higher limits.' },
      { factor: 'Safety work', why: 'Telematics, dash cameras, training and maintenance records.' },
    ],
  },
  checklist: {
    intro: 'Have these at hand for the broker partner.',
    items: [
      'Legal name and what the vehicles are used for',
      'Year, make, model and weight of each vehicle',
      'Drivers with class of licence and driving abstracts',
      'Radius, provinces and any trips to the United States',
      'What you carry, its highest value, and whether it belongs to others',
      'Claims history letters from earlier insurers',
      'Safety Fitness Certificate, if you have one',
      'Contracts that name a liability limit',
    ],
  },
  questions: [
    'commercial-auto-when-needed',
    'commercial-auto-what-is-a-fleet',
    'commercial-auto-minimum-liability',
    'commercial-auto-safety-certificate',
    'commercial-auto-ride-hailing',
    'commercial-auto-employee-cars',
    'commercial-auto-tools-inside',
  ],
  nextStep: {
    text: 'List the vehicles, the drivers and the work. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'commercial-auto',
    label: 'Ask for a commercial auto quote',
  },
};
