import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const restaurants: IndustryPage = {
  id: 'restaurants',
  name: 'Restaurants',
  summary: 'Restaurants, cafés and bakeries: fire, spoilage, slips, liquor and delivery.',
  imageUrl: '/illustrations/restaurants.svg',
  path: '/business/restaurants',
  alsoAt: ['/insurance/business/restaurants'],
  title: 'Restaurant insurance in Alberta: kitchen to delivery',
  description:
    'Fire suppression, spoilage, slips, liquor and delivery drivers: the main coverages for an Alberta restaurant, café or bakery, and what insurers ask.',
  heading: 'Insurance for restaurants',
  lead: 'This page is for restaurants, cafés, bakeries and food trucks. It shows what can be insured in the kitchen, at the table and on a delivery, and what insurers ask.',
  reviewedOn: '2026-11-30',
  pointers: [SOURCES.aglc, SOURCES.wcb],
  related: [
    { label: 'General liability and certificates', to: '/business/general' },
    { label: 'What a certificate of insurance shows', to: '/blog/certificate-of-insurance-note' },
    { label: 'Bars, liquor stores and events', to: '/business/liquor' },
    { label: 'Retail', to: '/business/retail' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Business insurance', to: '/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['These are common in a kitchen, at the table and on the road:'],
    bullets: [
      'Grease in the duct catches fire.',
      'A guest slips by the door on a snowy day.',
      'The walk-in cooler fails over a long weekend.',
      'A guest falls ill, or has an allergic reaction.',
      'A guest who was served too much alcohol causes harm.',
      'An employee has a collision while delivering food in their own car.',
    ],
  },
  whatItIs: [
    'Restaurant insurance is a package. Property coverage is for equipment and stock, and liability coverage is for harm to guests. Coverage for lost income can be added.',
    'A landlord usually requires a certificate of insurance. It shows your liability coverage, which includes damage to the space you rent. The lease says how much coverage is required, often {business.liability.usualRequest}. The page on general liability explains how you get a certificate.',
  ],
  covers: {
    intro: 'The usual parts:',
    rows: [
      {
        cover: 'Property and improvements',
        what: 'Damage to kitchen equipment, furniture, stock, and improvements you made to a rented space.',
        standing: 'core',
      },
      {
        cover: 'General liability',
        what: 'Injury to guests who fall, illness from food, and damage to the rented space.',
        standing: 'core',
      },
      {
        cover: 'Liquor liability',
        what: 'Claims against you when {business.liquor.harm}. It can be added to a package or bought as a separate policy.',
        standing: 'optional',
      },
      {
        cover: 'Equipment breakdown',
        what: 'Sudden failure of coolers, ovens, boilers and electrical panels.',
        standing: 'optional',
      },
      { cover: 'Spoilage', what: 'Food lost when power or cooling fails.', standing: 'optional' },
      {
        cover: 'Business interruption',
        what: 'Income you lose, and wages you still pay, when damage that the policy covers keeps you closed.',
        standing: 'optional',
      },
      {
        cover: 'Non-owned auto',
        what: 'Covers the restaurant if it is sued because staff had a collision while delivering in their own cars. It does not cover the driver or the car. For collisions on or after {reform.start}, Alberta’s new rules allow few lawsuits over injuries. The coverage is then mainly for damage to things other than vehicles.',
        standing: 'optional',
      },
      {
        cover: 'Cyber and payment data',
        what: 'A data breach in the point-of-sale system, the booking system or the loyalty list.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'A restaurant package usually does not pay for:',
    items: [
      'Injury to your staff, which workers’ compensation (WCB) usually covers.',
      'A closure without insured damage, such as one ordered by a health inspector. Some policies add a small amount for that.',
      'Sewer backup and flood, unless added.',
      "Damage to a driver's own car on a delivery.",
    ],
  },
  sections: [
    {
      heading: 'What insurers ask about the kitchen',
      paragraphs: [
        'Insurers ask which fire suppression system is over the fryers, and when it was last serviced. They also ask who cleans the hood and ducts, and how often. After a fire, the adjuster, who checks the claim for the insurer, asks for the invoices and looks for the service company’s dated tags. If the system or the ducts were not maintained as the policy requires, or you have no proof that they were, the insurer may refuse the claim.',
      ],
    },
    {
      heading: 'Alcohol',
      paragraphs: [
        'Where alcohol is served, servers, managers, staff who seat guests and some others must have ProServe, the training of Alberta’s liquor regulator (AGLC). Insurers ask what share of your sales comes from alcohol, and how late you serve.',
      ],
    },
    {
      kind: 'table',
      heading: 'Bakeries, food trucks, caterers, shared kitchens and market stalls',
      columns: ['Kind', 'What is different'],
      rows: [
        [
          'Bakery',
          'Insurers ask about ovens that run at night, flour dust, sales to stores and cafés, and deliveries. Illness from something you sold is product liability, usually a part of general liability.',
        ],
        [
          'Food truck',
          'It needs commercial auto for the road, property coverage for the equipment, and liability coverage while you serve. The papers it needs are listed below.',
        ],
        [
          'Caterer',
          'The policy must cover liability and equipment away from the kitchen. Halls often ask that your policy protect them too, as an “additional insured”.',
        ],
        [
          'Shared kitchen (ghost kitchen)',
          'The contract should say who insures the hood, the fridge and the building. You usually insure your own stock and equipment.',
        ],
        ['Market stall', 'The organizer often requires liability coverage for the days of the market.'],
      ],
    },
    {
      kind: 'table',
      heading: 'Papers for a food truck',
      intro:
        'According to the City of Red Deer, Alberta’s Safety Codes Act has applied to kitchens on wheels since {foodTruck.codesSince}. They are inspected much like kitchens in buildings. Each city or county where you sell has rules of its own: ask its licensing office what it requires.',
      columns: ['Paper', 'Who issues it', 'What is asked for'],
      rows: [
        [
          'Food handling',
          'The public health inspectors for your area (Environmental Public Health)',
          'A {foodTruck.handlingPermit} for the truck. The application names the base where you store or prepare food.',
        ],
        [
          'Business licence',
          'The city or county where you sell',
          'Calgary requires a {foodTruck.calgaryLicence}. Edmonton requires a business licence too, and a vending permit to sell on city property. For Red Deer, ask Inspections and Licensing at City Hall.',
        ],
        [
          'Fire, gas and propane',
          'City or county inspectors',
          'In {foodTruck.calgaryTold}, Calgary said that it inspects {foodTruck.calgaryInspections} every year. Red Deer requires a mobile cooking operation permit, and a fire safety plan for each place. Depending on the fuel, Strathcona County looks for {foodTruck.detectors}. It also asks for reports on exhaust and fire suppression. In Edmonton, ask the city.',
        ],
        [
          'Certificate of insurance',
          'Your broker or insurer',
          'To sell on city property, Edmonton requires {foodTruck.edmontonLiability} of general liability. A county may require more: Kneehill County requires {foodTruck.countyLiability} on its own land. For Calgary and Red Deer we found no published limit: their licensing offices can tell you. Events and lot owners set limits of their own.',
        ],
      ],
    },
    {
      kind: 'example',
      heading: 'A power failure overnight',
      example: {
        story: [
          'On Thursday night a transformer down the street fails. By Friday morning the walk-in cooler is warm. The policy has spoilage coverage of $15,000, even when the power fails away from the restaurant. The restaurant pays the first $1,000, which is the deductible.',
        ],
        lines: [
          { what: 'Meat, fish and dairy', amount: '$7,400' },
          { what: 'Disposal and cleaning', amount: '$900' },
          { what: 'Deductible', amount: '−$1,000' },
          { what: 'Paid by the insurer', amount: '$7,300' },
        ],
        result:
          'Friday’s lost income is insured only if business interruption also covers a power failure away from the restaurant. Even then, nothing is paid for the first hours or days (the waiting period).',
      },
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'Couriers who work for an app usually rely on the app’s insurance and their own. A claim may still be made against the restaurant. Ask whether your general liability or non-owned auto coverage would pay it.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price depends on:',
    items: [
      {
        factor: 'Cooking',
        why: 'Deep frying and open flame cost more to insure than sandwiches and coffee.',
        scale: ['sandwiches, coffee', 'deep frying, open flame'],
      },
      {
        factor: 'Alcohol as a share of sales, and closing time',
        why: 'More alcohol and later hours cost more.',
        scale: ['no alcohol, early closing', 'a lot of alcohol, late closing'],
      },
      {
        factor: 'Building',
        why: 'Its age, sprinklers, and the businesses above and beside it.',
        scale: ['newer, sprinklers', 'older, no sprinklers'],
      },
      {
        factor: 'Sales and seats',
        why: 'More guests mean more chances of a claim.',
        scale: ['fewer guests', 'more guests'],
      },
      {
        factor: 'Claims and upkeep',
        why: 'Past claims, cleaning contracts and logs of snow clearing.',
        scale: ['cleaning contracts, logs', 'past claims'],
      },
    ],
  },
  checklist: {
    intro: 'Photos of the kitchen help.',
    items: [
      'Address, size, seats and opening hours',
      'Cooking: frying, grill, wood oven, propane',
      'Suppression and duct cleaning reports',
      'Share of sales from alcohol, and from delivery',
      'Value of equipment and improvements',
      'The insurance clauses of the lease',
      'Claims in recent years',
    ],
  },
  questions: [
    'restaurants-liquor-liability',
    'restaurants-food-spoilage',
    'restaurants-delivery-drivers',
    'restaurants-duct-cleaning',
  ],
  nextStep: {
    text: 'Tell us about the restaurant. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a restaurant quote',
  },
};
