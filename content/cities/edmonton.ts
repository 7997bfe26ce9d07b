import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { edmontonMap } from './maps/edmonton.ts';

export const edmonton: CityPage = {
  slug: 'edmonton',
  name: 'Edmonton',
  path: '/locations/edmonton',
  alsoAt: ['/alberta/edmonton'],
  title: 'Insurance in Edmonton: basements, roads and quotes',
  description:
    'In Edmonton, water damage often starts at the storm drain. Read about sewer backup, winter roads and what to ask a licensed broker partner.',
  heading: 'Insurance in Edmonton',
  lead: 'In Edmonton, water can come up through a basement drain after heavy rain, and roads can be icy for months. This page shows which coverage pays for what, and what to ask.',
  summary: 'Heavy rain that floods finished basements, and winter driving.',
  imageUrl: '/illustrations/edmonton.svg',
  coordinates: { latitude: 53.5461, longitude: -113.4938 },
  reviewedOn: '2026-11-30',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCE_PAGES.airbCareFirst, SOURCES.aic],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Water: sewer backup or overland?', to: '/blog/sewer-backup-or-overland-water' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Rideshare and delivery', to: '/business/rideshare' },
  ],
  localFacts: [
    'city.edmonton.population',
    'city.edmonton.metro',
    'city.edmonton.basins',
    'city.edmonton.basinsHigh',
    'city.edmonton.fatal2025',
    'city.edmonton.thefts2023',
  ],
  order: [
    'before',
    'sections',
    'covers',
    'whatItIs',
    'doesNotCover',
    'change',
    'priceDrivers',
    'checklist',
    'after',
  ],
  whatItIs: [
    'Tenants, homeowners and store owners each need a different policy. You choose one in the quote form.',
    'You fill in one form, and one licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it; otherwise we ask another.',
  ],
  map: edmontonMap,
  risks: [
    {
      heading: 'Water in the basement',
      paragraphs: [
        'Heavy rain can overload the sewers, and water then comes up through floor drains. EPCOR, the city’s utility, has ranked the drainage areas by risk.',
        'Homes in the river valley have a second risk: the North Saskatchewan River. Low-lying Rossdale, beside it, had the highest flood risk in EPCOR’s ranking of {city.edmonton.basinsYear}. Sewer backup coverage is for water from a drain; overland water coverage is for rain or river water that flows in.',
      ],
    },
    {
      heading: 'Roads',
      paragraphs: [
        'How far you drive, and what for, affects the price of auto insurance. Alberta’s auto insurance rules {before reform.start: change}{from reform.start: changed} on {reform.start}; the car insurance page compares both.',
      ],
    },
  ],
  covers: {
    intro: 'Some are part of a policy; others are added to it or bought separately.',
    rows: [
      {
        cover: 'Sewer backup',
        what: 'Covers water or sewage that comes up through a drain. Compare the limit (the most the insurer pays) with the cost of repairing a finished basement.',
        standing: 'optional',
      },
      {
        cover: 'Hail and wind damage to a home',
        what: 'Home policies usually cover both. The Edmonton hailstorm of {city.edmonton.hailDate} cost insurers {city.edmonton.hailLoss}, by a first estimate.',
        standing: 'included',
      },
      {
        cover: 'Comprehensive',
        what: 'Pays for hail, wind, theft, fire and most other sudden damage to a car, but not a collision. Specified perils is only for the causes on its list; all perils combines comprehensive and collision.',
        standing: 'optional',
      },
      {
        cover: 'Tenant insurance',
        what: 'Covers a renter’s belongings and liability, and the extra cost of living elsewhere if damage that the policy covers makes the apartment unlivable.',
        standing: 'separate',
      },
      {
        cover: 'Collision',
        what: 'Pays, minus your deductible, when your car hits something, for example after a slide on ice. It also pays after a hit-and-run or a collision with an uninsured driver. If another insured driver was partly or fully at fault, direct compensation for property damage (DCPD) pays that share. It comes with the policy unless you opt out.',
        standing: 'optional',
      },
      {
        cover: 'General liability for a business',
        what: 'Covers injury or property damage for which the business is responsible, such as a customer’s fall on icy steps.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Policies usually do not pay for:',
    items: [
      'Water that seeps slowly through a foundation.',
      'Sewer backup during a river flood, under some policies, unless you also have overland water coverage.',
      'Damage from frozen pipes while you are away, if the house was not looked after as the policy requires.',
      'A collision while you carry passengers for pay in a car that is insured for personal use.',
    ],
  },
  sections: [
    {
      heading: 'How to keep a basement dry',
      paragraphs: [
        'A backwater valve closes when the sewer fills, to keep sewage from flowing back. A sump pump pumps water out, and soil that slopes away from the wall keeps rain away. In {city.edmonton.valveYear}, EPCOR paid {city.edmonton.valveRebate} toward a valve; ask EPCOR whether it still does. Some insurers lower the price for a home with a valve, and some require one for sewer backup coverage.',
      ],
    },
    {
      heading: 'More homes on one lot',
      paragraphs: [
        'Since {city.edmonton.zoningSince}, Edmonton’s small-scale residential zone has allowed {city.edmonton.zoning} on a lot that is large enough. If you add a suite, rent out part of the house or build a second home on the lot, tell your insurer. A policy for one household might not cover that.',
      ],
    },
    {
      kind: 'table',
      heading: 'After a collision',
      intro:
        'You must report a collision to police if someone is hurt or killed, a driver leaves the scene, or total damage is more than {auto.collision.reportFrom}. If it is safe, take photos and exchange names, plate numbers and insurance details.',
      columns: ['What happened', 'Where to report it'],
      rows: [
        ['Someone is hurt, even slightly', 'Call 9-1-1, and ask where to report.'],
        [
          'A driver left, has no insurance or seems impaired; dangerous goods are involved; or something other than a vehicle was damaged, such as a fence',
          'Call the police. If a driver seems impaired or the road is blocked, call 9-1-1.',
        ],
        ['None of these', 'Go to a Collision Reporting Centre.'],
      ],
    },
    {
      heading: 'Vehicle theft',
      paragraphs: [
        'Police say that many stolen vehicles were running and unlocked. With a remote starter, the car can stay locked while it warms up. A stolen vehicle is covered if the policy includes comprehensive or a similar coverage (see the table below). A deductible is the part of a loss that you pay yourself. {auto.theft.deductible} when the whole vehicle is stolen. An addition to the policy, called SEF 40, can set one.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These often affect the price.',
    items: [
      {
        factor: 'Basement',
        why: 'A finished basement costs more to repair than bare concrete.',
        scale: ['bare concrete', 'finished'],
      },
      {
        factor: 'Drainage area',
        why: 'The flood risk can differ within a few blocks.',
        scale: ['lower flood risk', 'higher flood risk'],
      },
      {
        factor: 'Kilometres and commute',
        why: 'More driving means more risk of a collision.',
        scale: ['short distance', 'long daily commute'],
      },
      {
        factor: 'Age of furnace, wiring and pipes',
        why: 'Older systems fail more often.',
        scale: ['newer', 'older'],
      },
    ],
  },
  checklist: {
    intro: 'You can send some of it later.',
    items: [
      'What is in the basement, and what it would cost to replace',
      'If you have a backwater valve: when it was installed, and the receipt',
      'The driving record of each driver, and which cars have winter tires',
    ],
    ask: [
      'What is my sewer backup limit, and does it have its own deductible?',
      'How often must someone check the house while we are away?',
    ],
  },
  questions: [
    'edmonton-sewer-backup-limit',
    'edmonton-collision-reporting-centre',
    'edmonton-winter-tires',
    'edmonton-student-belongings',
    'edmonton-vehicle-for-hire',
  ],
  nextStep: {
    text: 'Send one request. You then get a link that shows by when a broker is asked to contact you, and who has opened your request.',
    label: 'Ask for a quote in Edmonton',
  },
  neighbourhoods: [
    'Downtown',
    'Wîhkwêntôwin',
    'Strathcona',
    'Rossdale',
    'Mill Woods',
    'Windermere',
    'Terwillegar',
    'Clareview',
    'Castle Downs',
  ],
  nearby: ['Sherwood Park', 'St. Albert', 'Spruce Grove', 'Leduc'],
};
