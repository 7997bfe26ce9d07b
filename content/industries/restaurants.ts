import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const restaurants: IndustryPage = {
  id: 'restaurants',
  name: 'Restaurants',
  summary: 'Kitchens and cafés: fire, spoilage, slips, liquor and delivery.',
  imageUrl: '/illustrations/restaurants.svg',
  path: '/business/restaurants',
  alsoAt: ['/insurance/business/restaurants'],
  title: 'Restaurant insurance in Alberta: kitchen to delivery',
  description:
    'Fire suppression, spoilage, slips, liquor and delivery drivers: the coverages an Alberta restaurant or café meets, and what the insurer will ask first.',
  heading: 'Insurance for restaurants',
  lead: 'Open flame, hot oil, wet floors, cold rooms and a full house on Friday night. Few places hold so many risks in one room.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.aglc, SOURCES.wcb],
  related: [
    { label: 'Bars, liquor stores and events', to: '/business/liquor' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Insurers see these again and again.'],
    bullets: [
      'Grease in the duct catches fire.',
      'A guest slips by the door on a snowy day.',
      'The walk-in cooler stops over a long weekend.',
      'A guest falls ill, or reacts to an allergen.',
      'A server pours one drink too many.',
      'A delivery driver has a collision in a private car.',
    ],
  },
  whatItIs: [
    'Restaurant insurance is a package made for kitchens: property with food and equipment in mind, liability for guests, and income while you are closed.',
    'The landlord will want proof of liability and of coverage for the space you rent. If you serve alcohol, more questions follow.',
  ],
  covers: {
    intro: 'The usual parts:',
    rows: [
      {
        cover: 'Property and improvements',
        what: 'Kitchen equipment, furniture, stock, and what you built into a rented space.',
        standing: 'included',
      },
      {
        cover: 'General liability',
        what: 'Guests who fall or fall ill; damage to the rented space.',
        standing: 'included',
      },
      {
        cover: 'Liquor liability',
        what: 'Harm done by a guest you served. Often an addition, sometimes a policy of its own.',
        standing: 'optional',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Coolers, ovens, boilers and electrical panels.',
        standing: 'optional',
      },
      { cover: 'Spoilage', what: 'Food lost when power or cooling fails.', standing: 'optional' },
      {
        cover: 'Business interruption',
        what: 'Income and wages while an insured loss keeps you closed.',
        standing: 'optional',
      },
      {
        cover: 'Non-owned auto',
        what: 'Your liability when staff deliver in their own cars.',
        standing: 'optional',
      },
      {
        cover: 'Cyber and payment data',
        what: 'Breach of the point-of-sale system, the booking system or the loyalty list.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Injury to your staff; that is WCB.',
      'A kitchen fire, if suppression or duct cleaning was not kept up as promised.',
      'A closure without insured damage.',
      'Sewer backup and flood, unless added.',
      "The driver's own car on a delivery.",
    ],
  },
  sections: [
    {
      heading: 'The kitchen questions',
      paragraphs: [
        'Expect three questions. What fire suppression is over the fryers? When was it last serviced? Who cleans the hood and ducts, and how often? Keep the tags and invoices: an adjuster will ask for them.',
      ],
    },
    {
      heading: 'Alcohol',
      paragraphs: [
        'People who serve need ProServe certification from AGLC. We found no general rule that makes liquor liability compulsory for every licence. Landlords and cities often ask for it, and one guest who was over-served can be the start of a large claim.',
      ],
    },
    {
      kind: 'table',
      heading: 'Food trucks, caterers and ghost kitchens',
      columns: ['Kind', 'What is different'],
      rows: [
        [
          'Food truck',
          'A kitchen and a vehicle in one: auto for the road, property for the equipment, liability at the window. Cities and events ask for certificates.',
        ],
        [
          'Caterer',
          'Food made here and eaten there: off-premises liability, equipment on the road, halls that want to be named',
        ],
        [
          'Shared kitchen',
          'The contract says who insures the hood, the fridge and the fire. Your own stock is yours.',
        ],
        ['Market stall', 'Liability for the days of the market, often asked for by the organizer'],
      ],
    },
    {
      kind: 'example',
      heading: 'A power failure on a Friday',
      example: {
        story: [
          'A transformer fails down the street. The walk-in cooler is warm by morning. The policy has spoilage coverage of $15,000, an endorsement for utilities, and a deductible of $1,000.',
        ],
        lines: [
          { what: 'Meat, fish and dairy', amount: '$7,400' },
          { what: 'Disposal and cleaning', amount: '$900' },
          { what: 'Deductible', amount: '−$1,000' },
          { what: 'Paid by the insurer', amount: '$7,300' },
        ],
        result:
          'The lost Friday is paid only if business interruption reaches to utilities and its waiting period is over.',
      },
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'A private auto policy usually excludes carrying goods for pay. If your staff deliver, ask about non-owned auto, and ask drivers to tell their own insurer. Couriers who work for an app are usually a matter for the app and the courier, though you may still be named in a claim.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at the kitchen first, then at the bar.',
    items: [
      { factor: 'Cooking', why: 'Deep frying and open flame against sandwiches and coffee.' },
      { factor: 'Alcohol share and closing time', why: 'More alcohol and later hours cost more.' },
      { factor: 'Building', why: 'Age, sprinklers, neighbours above and beside.' },
      { factor: 'Sales and seats', why: 'How many people pass through.' },
      { factor: 'Claims and upkeep', why: 'Record, cleaning contracts, snow clearing logs.' },
    ],
  },
  checklist: {
    intro: 'Photos of the kitchen help as well.',
    items: [
      'Address, size, seats and opening hours',
      'Menu style: frying, grill, wood oven',
      'Suppression and duct cleaning reports',
      'Share of sales from alcohol, and from delivery',
      'Value of equipment and improvements',
      'Lease pages on insurance',
      'Claims of recent years',
    ],
  },
  questions: [
    'restaurants-liquor-liability',
    'restaurants-food-spoilage',
    'restaurants-delivery-drivers',
    'restaurants-duct-cleaning',
  ],
  nextStep: {
    text: 'Tell us about the kitchen and the room. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a restaurant quote',
  },
};
