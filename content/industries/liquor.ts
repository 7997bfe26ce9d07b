import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const liquor: IndustryPage = {
  id: 'liquor',
  name: 'Liquor',
  summary: 'Bars, liquor stores, makers and events: licence classes and host liability.',
  imageUrl: '/illustrations/liquor.svg',
  path: '/business/liquor',
  alsoAt: ['/insurance/business/liquor'],
  title: 'Liquor liability insurance in Alberta: bars and events',
  description:
    'Bars, liquor stores, breweries and single events: licence classes, ProServe, and what liquor liability pays for when a guest does harm. For Alberta.',
  heading: 'Insurance for bars, liquor stores and events',
  lead: 'The last drink you pour can become a claim in another part of town. That is what sets this trade apart.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.aglc, SOURCES.alberta],
  related: [
    { label: 'Restaurants', to: '/business/restaurants' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Insurance for an event', to: '/insurance/specialty' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['The room, the door and the way home all bring their own claims.'],
    bullets: [
      'A guest who was over-served drives away and hurts someone.',
      'A fight, or a removal by security that goes too far.',
      'Theft by night or by staff.',
      'A fire in a busy room.',
      'A broken cooler in a store full of stock.',
      'Alcohol sold to a minor.',
    ],
  },
  order: [
    'before',
    'doesNotCover',
    'covers',
    'sections',
    'whatItIs',
    'change',
    'after',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'Liquor liability pays when your business is blamed for harm done by someone it served. It can be part of a package or a policy of its own. General liability alone often excludes it.',
    'AGLC licenses the trade in classes. Class A comes with or without minors, B has an entrance fee, and C is not open to the public. D is for stores, off-sales, caterers and delivery, and E for makers. The class tells the insurer a good deal.',
  ],
  covers: {
    intro: 'The parts to look at:',
    rows: [
      {
        cover: 'Liquor liability',
        what: 'Injury or damage by a person you served, and your defence.',
        standing: 'optional',
      },
      {
        cover: 'General liability',
        what: 'Falls, damage to rented space, other accidents.',
        standing: 'included',
      },
      {
        cover: 'Assault and security',
        what: 'Claims about fights and removals. Often limited or excluded, so ask.',
        standing: 'optional',
      },
      {
        cover: 'Property and stock',
        what: 'Building or improvements, bottles, coolers, sound and gaming equipment.',
        standing: 'included',
      },
      { cover: 'Crime', what: 'Cash, and theft by staff.', standing: 'optional' },
      {
        cover: 'Business interruption',
        what: 'Income while an insured loss keeps you closed.',
        standing: 'optional',
      },
      { cover: 'Event policy', what: 'A day or a weekend, for a host or a venue.', standing: 'separate' },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Sales to minors and service outside licensed hours.',
      'Assault, where the policy excludes it.',
      'Fines, and loss of the licence.',
      'Events off your premises, unless they are added.',
      'Injury to staff; that is WCB.',
    ],
  },
  sections: [
    {
      heading: 'Is it compulsory?',
      paragraphs: [
        'We found no AGLC rule that asks every licence holder for liquor liability. Landlords, cities and venues often do. Ask for the clause in writing before you look for a policy.',
      ],
    },
    {
      heading: 'Special events',
      paragraphs: [
        'A special event licence may be private or public, with or without sale. The hours of service stand on the licence. The licence for a large private event comes from AGLC itself. Servers need ProServe training, in a bar and at an event.',
      ],
    },
    {
      heading: 'Lawsuits after {reform.start}',
      paragraphs: [
        'The new auto insurance law closes most suits between drivers for collisions on or after {reform.start}. It keeps some against other parties, bars among them. So liquor liability matters to a bar as much as before.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers ask how much is poured, how late, and who keeps watch.',
    items: [
      { factor: 'Alcohol share', why: 'A dining room and a nightclub are rated far apart.' },
      { factor: 'Closing time', why: 'Late hours bring more claims.' },
      { factor: 'Entertainment and security', why: 'Dance floor, live music, door staff, cameras.' },
      { factor: 'Training', why: 'ProServe, incident log, taxi and ride plans.' },
      { factor: 'Claims and inspections', why: 'Your record with insurers and with AGLC.' },
    ],
  },
  checklist: {
    intro: 'Keep the licence itself at hand.',
    items: [
      'Licence class and any conditions on it',
      'Sales of food and of alcohol',
      'Hours, capacity, entertainment and security',
      'ProServe list and house rules',
      'Stock and equipment values',
      'Lease, venue or city insurance clauses',
      'For an event: date, place, guests, hours',
    ],
  },
  questions: ['liquor-compulsory', 'liquor-special-event', 'liquor-guest-drives', 'liquor-store-needs'],
  nextStep: {
    text: 'Tell us about the place or the event. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a liquor liability quote',
  },
};
