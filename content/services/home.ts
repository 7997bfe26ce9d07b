import { SOURCES } from '#content/facts/reading/sources.ts';
import type { ServicePage } from './service-page.ts';

export const homeService: ServicePage = {
  id: 'home',
  path: '/insurance/home',
  title: 'Home, condo and tenant insurance in Alberta',
  description:
    'What a home policy usually pays for in Alberta, from hail to burst pipes, what needs an add-on, and the condo deductible rule. Ask a broker partner.',
  heading: 'Home, condo and tenant insurance',
  lead: 'Hail, wildfire smoke, frozen pipes, a backed-up drain: Alberta homes see it all. Here is what a policy usually pays for, and what it leaves out.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ibc, SOURCES.alberta, SOURCES.gio],
  related: [
    { label: 'Condo insurance', to: '/insurance/condo' },
    { label: 'Tenant insurance', to: '/insurance/tenant' },
    { label: 'Rental property and short-term rental', to: '/insurance/rental-property' },
    { label: 'Cabins, seasonal homes and acreages', to: '/insurance/seasonal-and-acreage' },
    { label: 'Vacant homes and valuables', to: '/insurance/specialty' },
    { label: 'Insurance by city', to: '/locations' },
    { label: 'Questions about home insurance', to: '/faq/home-condo-tenant' },
    { label: 'Auto insurance', to: '/insurance/auto' },
  ],
  card: {
    id: 'home',
    name: 'Home insurance',
    description:
      'For owners, condo owners, tenants and landlords: the building, your things and your liability.',
    imageUrl: '/illustrations/home.svg',
    features: [
      'The five kinds of water damage, side by side',
      'Hail and roof wording explained before the storm',
      'The condo deductible rule, and what to ask for',
    ],
    coverages: [
      'Dwelling',
      'Contents',
      'Personal liability',
      'Additional living expenses',
      'Sewer backup',
      'Overland water',
    ],
    longDescription:
      'Home insurance pays to repair or rebuild, to replace what you own, and to answer for harm to others. A standard policy covers many sudden events. Sewer backup and overland water are usually add-ons. Condo owners and tenants need other parts than house owners do. A licensed broker partner can compare wordings and quote.',
  },
  order: [
    'after',
    'covers',
    'doesNotCover',
    'sections',
    'whatItIs',
    'change',
    'before',
    'priceDrivers',
    'checklist',
  ],
  whatItIs: [
    'A home policy joins four coverages in one contract. They are the building, your belongings, your liability toward others, and the extra cost of living elsewhere after an insured loss.',
    'Alberta law does not ask for it. Mortgage lenders usually do, and landlords often do.',
    "What you need depends on what you own. A house owner insures the building. A condo owner insures what the corporation does not. A tenant insures belongings and liability, because the landlord's policy does neither for the tenant.",
  ],
  figures: { after: ['water', 'deductibles'] },
  covers: {
    intro:
      'Words and limits differ between insurers. The policy itself decides; this table shows what is usual.',
    rows: [
      {
        cover: 'The building',
        what: 'Sudden events such as fire, wind, hail, lightning and vandalism. Tenants do not need it; condo owners need only a part.',
        standing: 'included',
      },
      {
        cover: 'Contents',
        what: 'Furniture, clothes, electronics. Jewellery, bicycles and art usually have their own low limits.',
        standing: 'included',
      },
      {
        cover: 'Personal liability',
        what: 'Injury or damage you cause to others by accident, at home or away.',
        standing: 'included',
      },
      {
        cover: 'Additional living expenses',
        what: 'Extra costs above your normal ones while you cannot live at home after an insured loss, or under a mandatory evacuation order.',
        standing: 'included',
      },
      {
        cover: 'Sudden escape of water',
        what: 'A burst pipe, a failed water heater, a broken washing machine hose.',
        standing: 'included',
      },
      {
        cover: 'Sewer backup',
        what: 'Water or sewage that comes up through a drain. Limits vary a great deal, and a finished basement can exceed a low one.',
        standing: 'optional',
      },
      {
        cover: 'Overland water',
        what: 'Rain, melt or river water that runs in at ground level. The province says it is {home.overland.public}: price and availability depend on the address.',
        standing: 'optional',
      },
      {
        cover: 'Groundwater and service lines',
        what: 'Water that seeps up through the ground, and pipes and cables between the house and the street. Offered by some insurers only.',
        standing: 'optional',
      },
      {
        cover: 'Condo deductible and loss assessment',
        what: "Two different covers: your share of the corporation's deductible, and a special assessment after a shared loss.",
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'These exclusions are usual. Your policy lists its own.',
    items: [
      'Slow leaks, seepage over time, and poor upkeep.',
      'Flood and sewer backup without the add-ons.',
      'Damage after the home has been vacant, commonly for more than {home.vacancy.days} in a row. Ask for a vacancy permit before that.',
      'Frozen pipes while you are away in winter, if no one checked, the water was on and the heat was not monitored. Many policies expect checks once you are away for more than a few days.',
      'A business run from home, beyond a small limit.',
      'Short-term rentals, unless the insurer has agreed to them.',
    ],
  },
  sections: [
    {
      heading: 'Hail and wildfire',
      paragraphs: [
        'Hail, wind, fire and wildfire smoke are normally part of a standard policy. Read two lines with care: the deductible for hail, and how the roof is paid. Some wordings pay a worn roof at its present value, not at the price of a new one.',
        'The Calgary hailstorm of {weather.calgary2024.date} damaged {weather.calgary2024.homes} homes. An estimate made {weather.calgary2024.estimated} put the insured losses at {weather.calgary2024.loss}. Hail on a car is a matter for the auto policy.',
      ],
    },
    {
      heading: 'Replacement cost or actual cash value',
      paragraphs: [
        'Replacement cost pays for new in place of old, usually if you do repair or replace. Actual cash value takes off wear and age first. It can differ for the building, the roof and your contents within one policy.',
      ],
    },
    {
      kind: 'example',
      heading: 'A hail claim with a deductible in percent',
      example: {
        story: [
          'Two neighbours have the same house, insured for $600,000, and the same damage: $28,000 for a roof and siding. One policy has a flat deductible of $2,500. The other asks for two percent of the insured value after hail.',
        ],
        lines: [
          { what: 'Damage on each house', amount: '$28,000' },
          { what: 'Flat deductible', amount: '$2,500' },
          { what: 'Paid to the first neighbour', amount: '$25,500' },
          { what: 'Two percent of $600,000', amount: '$12,000' },
          { what: 'Paid to the second neighbour', amount: '$16,000' },
        ],
        result:
          'The percentage is taken of the house, not of the damage. It grows with the insured value every year.',
      },
    },
    {
      kind: 'example',
      heading: 'A house insured for too little',
      example: {
        story: [
          'A house was insured years ago for $380,000. After a fire, builders ask $510,000 for the same house, with removal of the debris and today’s building code.',
        ],
        lines: [
          { what: 'Rebuilding as it was', amount: '$455,000' },
          { what: 'Debris and fees', amount: '$33,000' },
          { what: 'What the code asks today', amount: '$22,000' },
          { what: 'Insured', amount: '$380,000' },
          { what: 'Missing', amount: '$130,000' },
        ],
        result:
          'With guaranteed replacement cost and a bylaw endorsement most of the gap would have been paid. Both ask you to insure the full value and to report renovations.',
      },
    },
    {
      kind: 'table',
      heading: 'When insurers hesitate',
      intro: 'None of these ends the search. They change who can help, and at what price.',
      columns: ['What they see', 'What may help'],
      rows: [
        [
          'Grey plastic water pipes (Poly-B)',
          'Replacing them, or a report by a plumber. Some insurers accept them with a higher water deductible.',
        ],
        ['Aluminum or knob-and-tube wiring', 'An electrical inspection, and the repairs it names'],
        ['An old roof', 'Photos and the year of the last shingles; some wordings pay it at present value'],
        ['Several water claims', 'Shut-off valves and sensors, a higher deductible, time'],
        [
          'A policy cancelled for non-payment',
          'Paying what is owed, and a year or two with a specialized insurer',
        ],
        [
          'Refused by two insurers',
          'A broker with access to specialized markets. Say that you were refused: leaving it out can void the policy.',
        ],
      ],
    },
    {
      heading: 'Condo owners: the deductible rule',
      paragraphs: [
        'Since {home.condo.since} a condominium corporation may charge its deductible, up to {home.condo.deductible}, to the owner of the unit where the damage began. It does not have to prove carelessness, and an area for your use alone, such as a balcony or a storage locker, counts like the unit. There are three exceptions: a construction defect, an act or omission of the corporation, and normal deterioration of the common property. An old hose of your own is not one of them.',
        'The charge is never more than the deductible itself. If the deductible is {home.condo.exampleSmall}, that is the most; if it is {home.condo.exampleDeductible}, the most is {home.condo.deductible}. The coverage for this is called condo deductible coverage. Loss assessment coverage is another thing: it is for costs that all owners share.',
      ],
    },
    {
      heading: 'Public help is not insurance',
      paragraphs: [
        "The province's Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program, is a last resort for losses that could not be insured. Hail, sewer backup and deductibles are not eligible. It opens only after the municipality has applied for it. The province pays {home.drp.share} of eligible costs and you pay {home.drp.ownShare}; the shares vary if the same address applies again. An address can receive help at most {home.drp.times}.",
        'A national flood program was announced, but it was not in operation when we last checked.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Home insurers look at the address and the building first.',
    items: [
      {
        factor: 'Address',
        why: 'Hail, flood, wildfire and theft in the area; distance to a hydrant or fire hall.',
      },
      {
        factor: 'Age and state of the building',
        why: 'Roof, heating, plumbing and wiring, and when each was renewed.',
      },
      { factor: 'Rebuilding cost', why: 'What it takes to rebuild, which is not the market price.' },
      { factor: 'Claims', why: 'Yours, and sometimes those of the address.' },
      { factor: 'Credit score', why: 'Used by many insurers for property only, with your consent.' },
      {
        factor: 'Limits and deductibles',
        why: 'More coverage costs more; a higher deductible may lower the price.',
      },
      {
        factor: 'Discounts to ask about',
        why: 'A monitored alarm, a newer roof, a backwater valve, home and car with one insurer. Each insurer decides.',
      },
    ],
  },
  checklist: {
    intro: 'What a broker partner will ask. "Unknown" is always an answer.',
    items: [
      'Address, year built and kind of home',
      'Age and material of the roof',
      'Heating, plumbing and wiring, and any renewals',
      'Claims in the last few years',
      'A rough value of your contents, with photos or a list',
      'Anything special: suite, home business, wood stove, long absences',
      "For a condo: the corporation's insurance certificate and its deductible",
      'Your current policy and its renewal date',
    ],
  },
  questions: [
    'home-is-it-mandatory',
    'home-is-hail-covered',
    'home-sewer-or-overland',
    'home-condo-deductible-rule',
    'home-replacement-or-cash-value',
    'home-away-all-winter',
    'home-evacuation-costs',
    'home-drp-not-insurance',
  ],
  nextStep: {
    text: 'Describe the home and what matters to you. One licensed broker partner gets your request and is asked to contact you within {site.promise}. Nothing is insured until the broker or insurer confirms it in writing.',
    quoteType: 'home',
    label: 'Ask for a home quote',
  },
};
