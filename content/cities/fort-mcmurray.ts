import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { fortMcMurrayMap } from './maps/fort-mcmurray.ts';

export const fortMcMurray: CityPage = {
  slug: 'fort-mcmurray',
  name: 'Fort McMurray',
  path: '/locations/fort-mcmurray',
  alsoAt: ['/alberta/fort-mcmurray'],
  title: 'Insurance in Fort McMurray: wildfire, ice and work',
  description:
    'Wildfire, ice jams and site work in Fort McMurray: what evacuation coverage does, what contracts require, and how to reach a broker partner.',
  heading: 'Insurance in Fort McMurray',
  lead: 'Fort McMurray has been through two evacuations for wildfire and a major flood. This page explains what insurance does in such events, and what to ask.',
  summary: 'Wildfire, river ice, remote rebuilding and work on oil sands sites.',
  imageUrl: '/illustrations/fort-mcmurray.svg',
  coordinates: { latitude: 56.7267, longitude: -111.379 },
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ibc, SOURCES.alberta, SOURCES.wcb],
  related: [
    { label: 'Wildfire: evacuation and living expenses', to: '/blog/wildfire-evacuation-insurance' },
    { label: 'Insurance for construction', to: '/business/construction' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Insurance in Edmonton', to: '/locations/edmonton' },
    { label: 'Claims and complaints: questions', to: '/faq/claims-and-complaints' },
  ],
  localFacts: [
    'city.fortMcMurray.municipal2025',
    'city.fortMcMurray.permanent',
    'city.fortMcMurray.camps',
    'weather.fortMcMurray2016.loss',
    'city.fortMcMurray.floodLoss',
    'city.fortMcMurray.thefts2023',
    'city.fortMcMurray.rebuildPermits',
    'city.fortMcMurray.floodLevel',
  ],
  order: [
    'before',
    'covers',
    'doesNotCover',
    'sections',
    'checklist',
    'whatItIs',
    'change',
    'priceDrivers',
    'after',
  ],
  whatItIs: [
    'Officially, Fort McMurray is {city.fortMcMurray.status}. The number of people who live there permanently has grown.',
    'Who pays for a hotel in an evacuation? Is the limit on the policy enough to rebuild the house? A broker partner can go through such questions with you.',
  ],
  map: fortMcMurrayMap,
  risks: [
    {
      heading: 'Wildfire',
      paragraphs: [
        'In {city.fortMcMurray.fireYear} the Horse River fire forced {city.fortMcMurray.fireEvacuated} to leave and destroyed {city.fortMcMurray.fireBuildings}. In addition to homes, there were {city.fortMcMurray.fireAutoClaims} claims for vehicles and {city.fortMcMurray.fireBusinessClaims} from businesses.',
        'In {city.fortMcMurray.fire2024Date}, {city.fortMcMurray.fire2024Evacuated} of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace were evacuated again.',
      ],
    },
    {
      heading: 'Ice jams',
      paragraphs: [
        'When the ice on the Athabasca and the Clearwater breaks up, it can jam and flood the lower townsite. In {city.fortMcMurray.floodDate}, an ice jam forced {city.fortMcMurray.floodEvacuated} to leave. River water in a basement is covered only under overland water coverage, not under a standard policy.',
      ],
    },
    {
      heading: 'Two roads out',
      paragraphs: [
        'Highway 63 and Highway 881 are the only ways south by car. They carry shift traffic and wide loads, and moose cross them. In an evacuation, everybody is on them at the same time.',
      ],
    },
  ],
  covers: {
    intro: 'Common coverages in and around Fort McMurray.',
    rows: [
      {
        cover: 'Additional living expenses',
        what: 'Pays for hotel, meals and fuel above your normal costs after a mandatory order, often for {home.evacuation.days}.',
        standing: 'included',
      },
      {
        cover: 'Rebuilding limit',
        what: 'The most the policy pays to rebuild. Labour and materials cost more in the north, so an amount based on southern prices can be far too low.',
        standing: 'included',
      },
      {
        cover: 'Overland water',
        what: 'Covers water from a river that overflows, if an insurer offers it at your address.',
        standing: 'optional',
      },
      {
        cover: 'Liability for site work',
        what: 'Owners of oil sands sites commonly require high limits in the contract.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually not covered:',
    items: [
      'The cost of leaving early, before an order has been given.',
      'Ordinary costs, such as the mortgage and the groceries you would have bought anyway.',
      'Fire damage to a truck without comprehensive or similar coverage, even in your own driveway.',
      'Your deductible. The provincial disaster program does not pay for it either.',
    ],
  },
  sections: [
    {
      heading: 'On rotation',
      paragraphs: [
        'If you work a rotation, your house may be empty for weeks. Insurers call that unoccupied. In the heating season, many policies require regular checks after a few days. Tell the broker your rotation and who has the key.',
        'The number of work camps has fallen. If you move from a camp to an apartment in town, a tenant policy covers your belongings.',
      ],
    },
    {
      heading: 'Vehicle theft',
      paragraphs: [
        '{city.fortMcMurray.theftsIn}, {city.fortMcMurray.thefts2023} were reported stolen. Police name keys left in the vehicle as a common reason. Comprehensive or specified perils cover a stolen truck, but not your belongings in it.',
      ],
    },
    {
      heading: 'Site trucks and subcontractors',
      paragraphs: [
        "A pickup used on a site is a work vehicle, even if it is your own. Sites require WCB clearance letters and certificates of insurance. Alberta has new injury benefits for collisions from {reform.start} on. According to a summary of {reform.wcbBill}, people who receive workers' compensation for the injury do not get them. Nor can they sue under the new law. Ask WCB-Alberta about the final rules.",
      ],
    },
  ],
  priceDrivers: {
    intro: 'These often affect the price here.',
    items: [
      {
        factor: 'Trees and ground cover',
        why: 'Cleared ground around a house lowers the risk from wildfire.',
      },
      { factor: 'Elevation', why: 'The lower townsite has a flood risk that higher areas do not.' },
      { factor: 'Time away', why: 'Pipes in an empty house can freeze before anyone notices.' },
      {
        factor: 'Contract terms',
        why: 'The contract states which limits and endorsements a contractor must have.',
      },
    ],
  },
  checklist: {
    intro: 'Keep copies outside town: in the cloud, or with family.',
    items: [
      'Video of every room, drawer and shed, renewed each spring',
      'Policy numbers and the claims line in your phone',
      'Shift schedule and the name of the person who checks the house',
      'Ask: which kind of order is needed for living expenses, and for how many days are they paid?',
      'Ask: is my rebuilding limit based on northern prices?',
    ],
  },
  questions: [
    'fort-mcmurray-evacuation-order',
    'fort-mcmurray-rebuild-value',
    'fort-mcmurray-rotation',
    'fort-mcmurray-truck-wildfire',
    'fort-mcmurray-site-liability',
  ],
  nextStep: {
    text: 'Send a request at any hour, and say when you can be reached. Your tracking page shows who has opened it.',
    label: 'Ask for a quote in Fort McMurray',
  },
  neighbourhoods: [
    'Abasand',
    'Beacon Hill',
    'Waterways',
    'Thickwood',
    'Timberlea',
    'Parsons Creek',
    'Grayling Terrace',
    'Prairie Creek',
    'Gregoire',
    'Saprae Creek',
  ],
  nearby: ['Anzac', 'Fort McKay', 'Lac La Biche'],
};
