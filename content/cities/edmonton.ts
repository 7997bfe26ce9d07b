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
    'In Edmonton the water story is the storm drain. Learn about sewer backup, winter roads and what to ask a licensed broker partner.',
  heading: 'Insurance in Edmonton',
  lead: 'A cloudburst, a long winter and a busy ring road: three things that shape the insurance people ask for in Edmonton.',
  summary: 'Cloudbursts, finished basements and winter driving set the questions to ask.',
  imageUrl: '/illustrations/edmonton.svg',
  coordinates: { latitude: 53.5461, longitude: -113.4938 },
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.airb, SOURCES.aic],
  related: [
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Water: sewer backup or overland?', to: '/blog/sewer-backup-or-overland-water' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Insurance in Red Deer', to: '/locations/red-deer' },
    { label: 'Insurance in Fort McMurray', to: '/locations/fort-mcmurray' },
  ],
  localFacts: [
    'city.edmonton.population',
    'city.edmonton.metro',
    'city.edmonton.basins',
    'city.edmonton.basinsHigh',
    'city.edmonton.fatal2025',
    'city.edmonton.centresSince',
    'city.edmonton.thefts2023',
    'city.edmonton.plan',
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
    'People rent walk-ups in Strathcona, own bungalows in Castle Downs and run shops off Whyte Avenue. Each of them needs something different.',
    'You fill in one form. It goes to one broker partner who holds an Alberta licence, and to nobody else unless that person returns it or does not answer in time.',
  ],
  map: edmontonMap,
  risks: [
    {
      heading: 'Water from below',
      paragraphs: [
        'Edmonton floods street by street. Heavy rain fills the storm system faster than it drains, and the water looks for the nearest floor drain. The utility, EPCOR, has ranked every drainage area by its risk, and works on a plan of {city.edmonton.plan}.',
        'The river valley is the second worry. Low-lying Rossdale, beside the North Saskatchewan, is in the same ranking.',
      ],
    },
    {
      heading: 'Summer wind',
      paragraphs: [
        'Storm fronts that cross the capital bring down elms and power lines. When the power is out for long, a freezer full of food may be a claim of its own.',
      ],
    },
    {
      heading: 'Roads',
      paragraphs: [
        'Anthony Henday Drive, the Whitemud and Yellowhead Trail mix trucks, commuters and black ice for half of the year. If you drive them every day, say so: distance and use are part of the price.',
      ],
    },
  ],
  covers: {
    intro: 'What a household or a firm in the capital might look at, and why.',
    rows: [
      {
        cover: 'Sewer backup',
        what: 'For a drain that runs the wrong way. Check that the limit fits a finished basement.',
        standing: 'optional',
      },
      {
        cover: 'Tenant insurance',
        what: 'Belongings, liability, and a hotel when you cannot live in the apartment.',
        standing: 'separate',
      },
      {
        cover: 'Collision',
        what: 'Repairs to your own car for the share of a crash that is your fault, such as a slide on ice.',
        standing: 'optional',
      },
      {
        cover: 'General liability for a business',
        what: 'Answers when a customer slips on your steps in January.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out, or limited:',
    items: [
      'Seepage that comes through a foundation little by little.',
      'Sewer water during a river flood, if overland coverage was not bought as well.',
      'Pipes that freeze while you are away and nobody checks the house.',
      'Customers carried for pay in a car that is insured for private use.',
    ],
  },
  sections: [
    {
      heading: 'Before the next cloudburst',
      paragraphs: [
        'A backwater valve, a sump pump and soil that slopes away from the wall all help. Some years ago EPCOR paid {city.edmonton.valveRebate} toward a valve. Whether money is still available stands on the website of the utility. Some insurers take a valve into account, and some make it a condition of sewer backup coverage.',
      ],
    },
    {
      heading: 'More homes on one lot',
      paragraphs: [
        'Since {city.edmonton.zoningSince}, {city.edmonton.zoning} may stand on most residential lots. If you build a suite, rent out a part or share a wall with a new row, the policy has to follow. So does the neighbour’s: a building site next door brings dust, cranes and open trenches.',
      ],
    },
    {
      heading: 'Warm engines and thieves',
      paragraphs: [
        'Within a single year {city.edmonton.thefts2023} were reported stolen in the city, and fewer of them are found again than before. Police say that many were left running and unlocked. A remote starter keeps the key in your pocket.',
      ],
    },
    {
      heading: 'After a fender bender',
      paragraphs: [
        'You will not stand at a police counter. Since {city.edmonton.centresSince}, you take a damaged car that can still be driven to a Collision Reporting Centre, in the north or the south of town. Take photos first and exchange insurance details. Auto rules {before reform.start: change}{from reform.start: changed} on {reform.start}; the auto page shows both sets.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at many things; these come up often in this part of Alberta.',
    items: [
      { factor: 'Basement', why: 'A finished one has more to lose than bare concrete.' },
      { factor: 'Drainage area', why: 'Two houses a few blocks apart can carry a different flood score.' },
      { factor: 'Kilometres and commute', why: 'More winter driving means more chances to slide.' },
      { factor: 'Age of furnace, wiring and pipes', why: 'Older neighbourhoods have older parts.' },
    ],
  },
  checklist: {
    intro: 'A few notes make the conversation short.',
    items: [
      'What the basement holds, and what it would cost to redo',
      'Date and receipt of a backwater valve, if you have one',
      'Driving records and winter tires for every car',
      'Ask: what is my sewer backup limit, and does it have its own deductible?',
      'Ask: how often must someone check the house while we are away?',
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
    text: 'Start with one request. You will see by when a licensed broker partner has been asked to call or write, and who has looked at your data.',
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
