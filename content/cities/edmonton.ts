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
  lead: 'In Edmonton, water can come up through a basement drain after heavy rain, and roads can be icy for months. Here is which coverage pays for what, and what to ask.',
  summary: 'Heavy rain that floods finished basements, and winter driving.',
  imageUrl: '/illustrations/edmonton.svg',
  coordinates: { latitude: 53.5461, longitude: -113.4938 },
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCE_PAGES.airbCareFirst, SOURCES.aic],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Water: sewer backup or overland?', to: '/blog/sewer-backup-or-overland-water' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Insurance in Red Deer', to: '/locations/red-deer' },
  ],
  localFacts: [
    'city.edmonton.population',
    'city.edmonton.metro',
    'city.edmonton.basins',
    'city.edmonton.basinsHigh',
    'city.edmonton.fatal2025',
    'city.edmonton.centresSince',
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
    'People rent apartments in Strathcona, own bungalows in Castle Downs and run shops near Whyte Avenue. Tenants, homeowners and shopkeepers each need a different policy; choose one in the quote form.',
    'You fill in one form, and one licensed broker at a time gets your request. That broker has {site.accept} to accept it; otherwise we ask another.',
  ],
  map: edmontonMap,
  risks: [
    {
      heading: 'Water in the basement',
      paragraphs: [
        'Heavy rain can overload the sewers, and water then comes up through floor drains. The risk differs from street to street. EPCOR, the city’s utility, has ranked the drainage areas by risk. In {city.edmonton.planYear} it presented a {city.edmonton.plan} plan to reduce flooding.',
        'Homes in the river valley have a second risk: the North Saskatchewan River. Low-lying Rossdale, beside it, had the highest flood risk in EPCOR’s ranking of {city.edmonton.basinsYear}.',
      ],
    },
    {
      heading: 'Roads',
      paragraphs: [
        'Anthony Henday Drive, the Whitemud and Yellowhead Trail carry trucks and commuters, and can be icy in winter. How far you drive, and what for, affects the price of auto insurance, so describe your commute accurately. Alberta’s auto insurance rules {before reform.start: change}{from reform.start: changed} on {reform.start}; the auto page compares the old rules and the new ones.',
      ],
    },
  ],
  covers: {
    intro: 'Some are part of a policy; others are added to it or bought separately.',
    rows: [
      {
        cover: 'Sewer backup',
        what: 'Covers water or sewage that comes up through a drain. Compare the limit with the cost to redo a finished basement.',
        standing: 'optional',
      },
      {
        cover: 'Hail and wind',
        what: 'Home policies usually cover both. A car is covered if its policy includes comprehensive, specified perils or all perils. Insured losses from the Edmonton hailstorm of {city.edmonton.hailDate} were first estimated at {city.edmonton.hailLoss}.',
        standing: 'included',
      },
      {
        cover: 'Tenant insurance',
        what: 'Covers a renter’s belongings and liability, and the extra cost of living elsewhere if an insured loss makes the apartment unlivable.',
        standing: 'separate',
      },
      {
        cover: 'Collision',
        what: 'Pays the share of the damage to your own car that was your fault, minus your deductible, for example after a slide on ice. It also pays after a hit-and-run or a collision with an uninsured driver. Direct compensation for property damage (DCPD) pays the share that was another insured driver’s fault. DCPD is part of every policy unless you opt out of it.',
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
      'Sewer backup during a river flood, unless you also have overland water coverage (for water that runs in at ground level).',
      'Pipes that freeze while you are away, if nobody checked the house as the policy requires.',
      'A collision while you carry passengers for pay in a car that is insured for personal use.',
    ],
  },
  sections: [
    {
      heading: 'How to keep a basement dry',
      paragraphs: [
        'A backwater valve, a sump pump (which pumps water out) and soil that slopes away from the wall all help. The valve closes when the sewer fills, so that sewage cannot flow back into the house. In {city.edmonton.valveYear}, EPCOR paid {city.edmonton.valveRebate} toward a valve; ask EPCOR whether it still does. Some insurers lower the price for a home with a valve, and some require one for sewer backup coverage.',
      ],
    },
    {
      heading: 'More homes on one lot',
      paragraphs: [
        'Since {city.edmonton.zoningSince}, Edmonton’s small-scale residential zone has allowed {city.edmonton.zoning} on a lot that is large enough. In {city.edmonton.zoningKept}, council voted down a motion to lower that number. The city can tell you what applies to your lot. If you build a suite, rent out part of the house or share a wall with a new home, tell your insurer. A policy for a house with one household might not cover the new use.',
      ],
    },
    {
      kind: 'table',
      heading: 'After a collision',
      intro:
        'You must report a collision if someone is hurt or killed, a driver leaves the scene, or total damage is more than {auto.collision.reportFrom}. If it is safe, take photos and exchange names, plates and insurance details.',
      columns: ['What happened', 'How to report it'],
      rows: [
        ['Someone is hurt, even slightly', 'Call 9-1-1, and ask where to report.'],
        [
          'A hit-and-run, an uninsured driver, a driver who seems impaired, dangerous goods, or damage to something other than a vehicle, such as a fence',
          'Call the police. If a driver seems impaired, call 9-1-1.',
        ],
        ['Anything else that must be reported', 'Go to a Collision Reporting Centre.'],
      ],
    },
    {
      heading: 'Vehicle theft',
      paragraphs: [
        'Police say that many stolen vehicles were left running and unlocked. With a remote starter, the car can warm up locked. A stolen vehicle is covered if the policy includes one of three optional coverages: comprehensive, all perils or specified perils. A deductible is the part of a loss that you pay yourself. {auto.theft.deductible} when the whole vehicle is stolen, unless an addition to the policy, called SEF 40, sets one.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These often affect the price in Edmonton.',
    items: [
      {
        factor: 'Basement',
        why: 'A finished basement costs more to repair than bare concrete.',
        scale: ['bare concrete', 'finished'],
      },
      {
        factor: 'Drainage area',
        why: 'Two houses a few blocks apart can have different flood risks.',
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
    intro: 'Some of it can follow later.',
    items: [
      'What is in the basement, and what it would cost to redo',
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
    text: 'Send one request. You will see the time by which a licensed broker partner is asked to contact you, and who has opened your request.',
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
