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
    'Fort McMurray has lived through fire and ice. What evacuation coverage does, what site contracts ask for, and how to reach a licensed broker partner.',
  heading: 'Insurance in Fort McMurray',
  lead: 'Few places in Canada know insurance claims as well as Fort McMurray. The lessons of its fires and its flood are worth keeping.',
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
    'On paper Fort McMurray is {city.fortMcMurray.status}. To the people who live in Timberlea, Thickwood or Gregoire it is home, and more of them are settling for good.',
    'Insurance questions are practical in the north. Who pays for the hotel? Can the house be rebuilt for the sum insured? A broker partner can go through them with you.',
  ],
  map: fortMcMurrayMap,
  risks: [
    {
      heading: 'Wildfire',
      paragraphs: [
        'In {city.fortMcMurray.fireYear} the Horse River fire drove out {city.fortMcMurray.fireEvacuated} and destroyed {city.fortMcMurray.fireBuildings}. Besides homes, there were {city.fortMcMurray.fireAutoClaims} claims for vehicles and {city.fortMcMurray.fireBusinessClaims} from businesses.',
        'The forest has not moved. In {city.fortMcMurray.fire2024Date}, {city.fortMcMurray.fire2024Evacuated} of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace packed up again.',
      ],
    },
    {
      heading: 'Ice jams',
      paragraphs: [
        'When the Athabasca and the Clearwater break up, the lower townsite watches the water. The jam of {city.fortMcMurray.floodDate} drove out {city.fortMcMurray.floodEvacuated}. River water in a basement is a matter of overland coverage, not of the standard policy.',
      ],
    },
    {
      heading: 'Two roads out',
      paragraphs: [
        'Highway 63 and Highway 881 are the only ways south by car. Shift traffic, wide loads and moose make them demanding in winter, and an evacuation puts everybody on them at the same hour.',
      ],
    },
  ],
  covers: {
    intro: 'After fire and flood, these are the lines of a policy to read first.',
    rows: [
      {
        cover: 'Additional living expenses',
        what: 'Hotel, meals and fuel above your normal costs, after a mandatory order. Often {home.evacuation.days} for a mass evacuation.',
        standing: 'included',
      },
      {
        cover: 'Rebuilding limit',
        what: 'Labour and materials travel far. A sum worked out at southern prices can be too low by a wide margin.',
        standing: 'included',
      },
      {
        cover: 'Overland water',
        what: 'For river water over the bank, where an insurer will offer it.',
        standing: 'optional',
      },
      {
        cover: 'Liability for site work',
        what: 'Owners of oil sands sites commonly set their own high limits in the contract.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out, as the fire years taught:',
    items: [
      'Leaving early by choice, before any order has been given.',
      'Ordinary costs, such as the mortgage and the groceries you would have bought anyway.',
      'A truck without comprehensive or similar coverage, even if it burned in your own driveway.',
      'Deductibles and sewer backup: the provincial disaster program does not pay for them either.',
    ],
  },
  sections: [
    {
      heading: 'On rotation',
      paragraphs: [
        'Fly-in workers leave houses dark for weeks, here or in another province. Insurers call that unoccupied, and in the heating season many expect checks after a few days. Tell the broker your shift pattern and who holds the key.',
        'Camp life is shrinking. Whoever leaves a camp and rents in town needs coverage for belongings of their own.',
      ],
    },
    {
      heading: 'Engines left running',
      paragraphs: [
        'Within less than a year, {city.fortMcMurray.thefts2023} were reported stolen. Police name keys left in the vehicle as a common reason. Comprehensive or specified perils answer for a stolen truck; what lay in it is another matter.',
      ],
    },
    {
      heading: 'Site trucks and subcontractors',
      paragraphs: [
        "A pickup with a buggy whip and a beacon is a work vehicle, whoever owns it. Clearance letters from the WCB and certificates of insurance are asked for at the gate. For collisions from {reform.start} on, Alberta has new injury benefits. According to a summary of {reform.wcbBill}, people who receive workers' compensation get none of them and cannot sue under the new law. A crew member hurt on the road is then a case for the WCB alone.",
      ],
    },
  ],
  priceDrivers: {
    intro: 'In this region insurers look hard at four things.',
    items: [
      { factor: 'Trees and ground cover', why: 'Cleared, watered ground around a house slows embers.' },
      { factor: 'Elevation', why: 'The lower townsite and the hilltops are different worlds for flood.' },
      { factor: 'Time away', why: 'An empty house in January can freeze unseen.' },
      { factor: 'Contract terms', why: 'Site rules decide which limits and endorsements a trade must show.' },
    ],
  },
  checklist: {
    intro: 'Keep copies outside town: in the cloud, or with family.',
    items: [
      'Video of every room, drawer and shed, renewed each spring',
      'Policy numbers and the claims line in your phone',
      'Shift schedule and the name of the person who checks the house',
      'Ask: which order starts living expenses, and for how many days?',
      'Ask: is my rebuilding sum right for northern prices?',
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
    text: 'Send a request when it suits your shift, and say when to call. Your tracking page shows who has read it.',
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
