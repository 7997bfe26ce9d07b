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
  lead: 'Fort McMurray has been through two wildfire evacuations and a major flood. Here is what policies usually pay in an evacuation or a flood, and what to ask about yours.',
  summary: 'Wildfire, river ice, rebuilding in a remote place, and work on oil sands sites.',
  imageUrl: '/illustrations/fort-mcmurray.svg',
  coordinates: { latitude: 56.7267, longitude: -111.379 },
  reviewedOn: '2026-11-26',
  pointers: [
    {
      name: 'Insurance Bureau of Canada, on insurance during wildfires',
      url: 'https://www.ibc.ca/stay-protected/severe-weather-centre/wildfire-season',
    },
    SOURCES.wcb,
  ],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Wildfire evacuation and living expenses', to: '/blog/wildfire-evacuation-insurance' },
    { label: 'Insurance for construction', to: '/business/construction' },
    { label: 'Insurance in Edmonton', to: '/locations/edmonton' },
  ],
  localFacts: [
    'city.fortMcMurray.municipal2025',
    'city.fortMcMurray.permanent',
    'city.fortMcMurray.camps',
    'weather.fortMcMurray2016.loss',
    'city.fortMcMurray.floodLoss',
    'city.fortMcMurray.thefts2023',
    'city.fortMcMurray.rebuildPermits',
  ],
  order: [
    'before',
    'covers',
    'doesNotCover',
    'sections',
    'priceDrivers',
    'checklist',
    'whatItIs',
    'change',
    'after',
  ],
  whatItIs: [
    'A home policy insures a house; a tenant policy insures a renter’s belongings. A truck used on a site may need a commercial auto policy.',
    'One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
  ],
  map: fortMcMurrayMap,
  risks: [
    {
      heading: 'Wildfire',
      paragraphs: [
        'In {city.fortMcMurray.fireYear} the Horse River fire forced {city.fortMcMurray.fireEvacuated} to leave and destroyed {city.fortMcMurray.fireBuildings}. Insurers received {city.fortMcMurray.fireHomeClaims} claims for homes and belongings, {city.fortMcMurray.fireAutoClaims} for vehicles and {city.fortMcMurray.fireBusinessClaims} from businesses.',
        'In {city.fortMcMurray.fire2024Date}, {city.fortMcMurray.fire2024Evacuated} of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace were evacuated again.',
        'A video of every room helps with a claim. Keep it online, with copies of your policies.',
      ],
    },
    {
      heading: 'Ice jams',
      paragraphs: [
        'When the ice on the Athabasca and Clearwater rivers breaks up, it can jam, and water backs up into the lower townsite, the low ground around downtown. In {city.fortMcMurray.floodDate}, an ice jam forced {city.fortMcMurray.floodEvacuated} to leave. A standard home policy covers neither river water nor water from a drain. Overland water coverage is for water that flows in; sewer backup coverage is for water that comes up through a drain. A backwater valve closes to keep sewage from flowing back into the house. In {city.fortMcMurray.valveYear}, in areas that flood, the municipality of Wood Buffalo offered {city.fortMcMurray.valve} toward such a valve; ask whether it still does.',
      ],
    },
    {
      heading: 'Moose on the highway',
      paragraphs: [
        'Moose cross Highway 63, the only road south out of town, and Highway 881, which branches off it toward Lac La Biche. If you hit one, comprehensive coverage pays for the damage to your car. It is optional, and is for hitting an animal, fire, theft and hail. If you swerve and hit something else, collision coverage usually pays; it is optional too.',
      ],
    },
  ],
  covers: {
    intro: 'Each has its own limit and conditions.',
    rows: [
      {
        cover: 'Additional living expenses',
        what: 'Pays for a hotel, meals and fuel above your normal costs after an evacuation order, if the policy covers the cause.',
        standing: 'included',
      },
      {
        cover: 'Rebuilding limit',
        what: 'Normally the most the policy pays to rebuild your home. If you add guaranteed replacement cost, the policy can pay more than this limit, on conditions. Labour and materials cost more in the north.',
        standing: 'included',
      },
      {
        cover: 'Overland water',
        what: 'Covers water from a river that overflows, if an insurer offers it at your address.',
        standing: 'optional',
      },
      {
        cover: 'Liability for site work',
        what: 'Pays for injury and damage you cause on a site. Owners of oil sands sites commonly require high limits in the contract.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'After a fire or an evacuation, a home policy usually does not pay for:',
    items: [
      'Living costs during an evacuation alert, before there is an order.',
      'Ordinary costs, such as the mortgage and the groceries you would have bought anyway.',
      'A burned vehicle. The auto policy pays for it, but only if it includes comprehensive coverage or a similar one.',
      'Your deductible, which is the part of a loss that you pay.',
    ],
  },
  sections: [
    {
      heading: 'Site trucks and subcontractors',
      imageUrl: '/illustrations/commercial-auto.svg',
      paragraphs: [
        'If you use your own pickup on a site, tell the insurer: a policy for personal use might not pay. Sites commonly require a clearance letter, which shows that your account with WCB-Alberta, the workers’ compensation board, is in order. They also commonly require a certificate of insurance.',
        'A worker who is hurt in a collision while working usually gets workers’ compensation. That worker then cannot sue {reform.wcbNoSuit}. For collisions on or after {reform.start}, Alberta’s auto policies have new injury benefits. According to a summary of {reform.wcbBill}, an Alberta bill, people on workers’ compensation get none of them and cannot sue. We could not confirm that the bill was passed; WCB-Alberta can tell you.',
      ],
    },
    {
      heading: 'Buying or changing a policy while a fire burns',
      paragraphs: [
        'While a fire burns, insurers may stop selling new policies and changing existing ones, in areas as far as {weather.wildfire.holdDistance} away. According to the Insurance Bureau of Canada, existing policies can still be renewed. If you are buying a house, ask how early the policy can be arranged.',
      ],
    },
    {
      heading: 'On rotation',
      paragraphs: [
        'If you work a rotation (weeks at a camp, then time off), your house may stand empty for weeks. Many policies then require precautions; see the question below.',
      ],
    },
    {
      heading: 'Vehicle theft',
      paragraphs: [
        'Police say that a common reason for vehicle theft here is keys left in the vehicle. A stolen truck is covered if your policy includes comprehensive or all perils coverage. “Specified perils” covers only the causes on a list; theft is usually one of them.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These often affect the price.',
    items: [
      {
        factor: 'Trees and ground cover',
        why: 'Cleared ground around a house lowers the risk from wildfire; insurers may ask about it.',
        scale: ['cleared ground', 'trees close to the house'],
      },
      {
        factor: 'Elevation',
        why: 'The flood risk is higher in the lower townsite, which matters for overland water coverage.',
        scale: ['higher area', 'lower townsite'],
      },
      {
        factor: 'Time away',
        why: 'Pipes in an empty house can freeze before anyone notices.',
        scale: ['somebody at home', 'empty for weeks'],
      },
      {
        factor: 'Contract terms',
        why: 'For contractors: the site owner’s contract states the limits and the additions to the policy (endorsements) that you must have.',
        scale: ['lower limits', 'higher limits'],
      },
    ],
  },
  checklist: {
    intro: 'A broker usually asks for these.',
    items: [
      'Address, year built and kind of heating',
      'Your rotation, and who checks the house while you are away',
      'For site work: the insurance clause of the contract',
    ],
    ask: [
      'Are living expenses paid only after a mandatory evacuation order?',
      'For how many days are they paid?',
      'Is my rebuilding limit based on northern prices?',
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
    text: 'You can send a request at any hour. You then get a link that shows who has opened your request.',
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
  ],
  nearby: ['Saprae Creek', 'Anzac', 'Fort McKay'],
};
