import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { lethbridgeMap } from './maps/lethbridge.ts';

export const lethbridge: CityPage = {
  slug: 'lethbridge',
  name: 'Lethbridge',
  path: '/locations/lethbridge',
  alsoAt: ['/alberta/lethbridge'],
  title: 'Insurance in Lethbridge: wind, students and farms',
  description:
    'Chinooks, grass fires and student rentals: what insurance questions come up in Lethbridge, and how to reach a licensed broker partner.',
  heading: 'Insurance in Lethbridge',
  lead: 'Lethbridge people measure wind by what is still standing. Here are the local risks, and the questions to ask before the next gale.',
  summary: 'Wind above all, with grass fire, hail and cross-border driving.',
  imageUrl: '/illustrations/lethbridge.svg',
  coordinates: { latitude: 49.6956, longitude: -112.8451 },
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.ibc, SOURCES.aic],
  related: [
    { label: 'Tenant insurance for newcomers and students', to: '/blog/tenant-insurance-newcomers-students' },
    { label: 'Travel insurance', to: '/insurance/travel' },
    { label: 'Insurance for manufacturers', to: '/business/manufacturers' },
    { label: 'Insurance in Calgary', to: '/locations/calgary' },
    { label: 'All locations', to: '/locations' },
  ],
  localFacts: [
    'city.lethbridge.population',
    'city.lethbridge.municipal2023',
    'city.lethbridge.metro',
    'city.lethbridge.fireEvacuated',
    'city.lethbridge.reportCentre',
    'city.lethbridge.windRank',
    'city.lethbridge.recovered',
    'city.lethbridge.permits2023',
    'city.lethbridge.water2014',
  ],
  order: [
    'before',
    'whatItIs',
    'covers',
    'doesNotCover',
    'sections',
    'change',
    'priceDrivers',
    'checklist',
    'after',
  ],
  whatItIs: [
    'Two post-secondary schools, food plants and irrigated fields all leave their mark on what needs to be insured here. So does the wind.',
    'Our part is to make the introduction. A broker who is licensed in Alberta does the rest, and your file shows you each time it is opened.',
  ],
  map: lethbridgeMap,
  risks: [
    {
      heading: 'Chinook wind and grass fire',
      paragraphs: [
        'For days with strong winds the city is {city.lethbridge.windRank} in Canada, according to Environment Canada. One November, a gust of {city.lethbridge.gust2011} was measured here.',
        'Dry grass, a spark and a gale make a dangerous trio. On {city.lethbridge.fireDate}, a fire pushed by the wind came to the edge of the city, and the same storm tore off {city.lethbridge.roof}.',
        'Homes along the coulees face open grassland. Clearing dry growth near the wall is a small job with a large effect.',
      ],
    },
    {
      heading: 'Hail on the southern edge',
      paragraphs: [
        'The far south is not spared: a July storm some years ago damaged the city. Look at the hail deductible on the house, and at comprehensive coverage on the car.',
      ],
    },
    {
      heading: 'Distance and the border',
      paragraphs: [
        'Highway 4 runs to Montana, and the Crowsnest Highway heads for the mountains. Long empty roads mean deer at dusk, gravel chips and, across the line, far bigger injury lawsuits.',
      ],
    },
  ],
  covers: {
    intro: 'Coverages to look up in your own policy.',
    rows: [
      {
        cover: 'Higher liability on the car',
        what: 'Useful for trips to the States; {auto.liability.common} is common among Alberta drivers.',
        standing: 'optional',
      },
      {
        cover: 'Tenant coverage for students',
        what: "Laptop, bike and liability. Sometimes a parent's home policy helps, sometimes it does not.",
        standing: 'separate',
      },
      {
        cover: 'Glass',
        what: 'Gravel season is long. Check whether windshield chips fall under comprehensive.',
        standing: 'optional',
      },
      {
        cover: 'Equipment and spoilage',
        what: 'Cold storage and processing lines lose value by the hour when they stop.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out, or limited:',
    items: [
      'Roommates who are not named on the tenant policy.',
      'Crops in the field. They come under farm programs, not under a house policy.',
      'Medical bills over the border: provincial health care pays only a small part.',
      'A rental house left empty between two school years.',
    ],
  },
  sections: [
    {
      heading: 'Keys left behind',
      paragraphs: [
        'In {city.lethbridge.keys} of the thefts the police looked at, the key was in the vehicle or the engine was running. The good news: {city.lethbridge.recovered} came back. Comprehensive pays for the days in between only if loss of use was bought too.',
      ],
    },
    {
      heading: 'Landlords and students',
      paragraphs: [
        'Basement suites near the university are a steady business. An owner who moves out and rents to students has changed the use of the house, and the insurer needs to know. Tenants, in turn, are not protected by the landlord for their own things.',
      ],
    },
    {
      heading: 'Heading south for groceries or sun',
      paragraphs: [
        'A day in Montana is ordinary here. Carry the pink card: an Alberta auto policy generally holds in Canada and the United States. Travel medical coverage is a matter of its own for each trip, however short. For a rented car, SEF 27 may take the place of the coverage sold at the rental desk. {before reform.start: A new form is drafted for {reform.start}; your}{from reform.start: A new form was drafted for {reform.start}; your} certificate shows which one you have.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'What tends to move a price in the south:',
    items: [
      { factor: 'Exposure', why: 'A west wall on the coulee edge takes the full force.' },
      { factor: 'Drivers under the roof', why: 'A student with a new licence belongs on the policy.' },
      { factor: 'Who lives there', why: 'Owner, family, boarder or tenant: each is rated differently.' },
      {
        factor: 'Cross-border trips',
        why: 'Business travel to the States asks for more than a weekend away.',
      },
    ],
  },
  checklist: {
    intro: 'Five things to settle at the kitchen table.',
    items: [
      'Who lives at the address, and who drives which car',
      'A room-by-room list of belongings with photos',
      'Shingle type and any earlier wind repairs',
      'Ask: does wind damage to my fence or shed have a limit?',
      'Ask: what changes if I rent out the basement?',
    ],
  },
  questions: [
    'lethbridge-wind-shingles',
    'lethbridge-student-away-from-home',
    'lethbridge-drive-to-montana',
    'lethbridge-basement-suite',
    'lethbridge-grass-fire',
  ],
  nextStep: {
    text: 'Write down what you want to insure and send it once. One licensed broker partner is asked to contact you within {site.promise}.',
    label: 'Ask for a quote in Lethbridge',
  },
  neighbourhoods: [
    'Copperwood',
    'Garry Station',
    'BlackWolf',
    'Fairmont',
    'The Crossings',
    'Country Meadows',
    'London Road',
    'Indian Battle Heights',
  ],
  nearby: ['Coaldale', 'Taber', 'Fort Macleod'],
};
