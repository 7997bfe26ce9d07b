import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
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
    SOURCE_PAGES.drp,
    {
      name: 'Insurance Bureau of Canada, on insurance during wildfires',
      url: 'https://www.ibc.ca/stay-protected/severe-weather-centre/wildfire-season',
    },
    SOURCES.wcb,
  ],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Wildfire: evacuation and living expenses', to: '/blog/wildfire-evacuation-insurance' },
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
    'Choose one kind of insurance in the quote form, and add the others, one by one, after you send it. One licensed broker at a time gets your request. We ask another only if the first cannot help or does not reply in time.',
  ],
  map: fortMcMurrayMap,
  risks: [
    {
      heading: 'Wildfire',
      paragraphs: [
        'In {city.fortMcMurray.fireYear} the Horse River fire forced {city.fortMcMurray.fireEvacuated} to leave and destroyed {city.fortMcMurray.fireBuildings}. Insurers received {city.fortMcMurray.fireHomeClaims} claims for homes and belongings, {city.fortMcMurray.fireAutoClaims} for vehicles and {city.fortMcMurray.fireBusinessClaims} from businesses.',
        'In {city.fortMcMurray.fire2024Date}, {city.fortMcMurray.fire2024Evacuated} of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace were evacuated again.',
        'A video of every room, with copies of your policies, helps with a claim. Keep both online, or with family in another town.',
      ],
    },
    {
      heading: 'Ice jams',
      paragraphs: [
        'When the ice on the Athabasca and Clearwater rivers breaks up, it can jam, and water backs up into the lower townsite, the low ground around downtown. In {city.fortMcMurray.floodDate}, an ice jam forced {city.fortMcMurray.floodEvacuated} to leave. A standard home policy covers neither river water nor water from a drain. Overland water coverage is for water that flows in; sewer backup coverage is for water that comes up through a drain. In {city.fortMcMurray.valveYear}, in areas that flood, the municipality offered {city.fortMcMurray.valve} toward a backwater valve, which stops sewage from flowing back into the house. Ask whether it still does.',
      ],
    },
    {
      heading: 'One road south',
      paragraphs: [
        'Highway 63 is the only road south out of town; Highway 881 branches off it farther on, toward Lac La Biche. Moose cross both, and comprehensive coverage, if you have it, pays for the damage when your car hits one. If you swerve and hit something else, collision coverage usually pays instead.',
      ],
    },
  ],
  covers: {
    intro: 'Each coverage has its own limit and conditions.',
    rows: [
      {
        cover: 'Additional living expenses',
        what: 'Pays for a hotel, meals and fuel above your normal costs after an evacuation order, if the policy covers the cause.',
        standing: 'included',
      },
      {
        cover: 'Rebuilding limit',
        what: 'Normally the most the policy pays to rebuild your home; guaranteed replacement cost, if you have it, can pay more. Labour and materials cost more in the north than in the south.',
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
      'A burned vehicle. The auto policy pays for it, but only if you have comprehensive or a similar coverage.',
      'Your deductible, which is the part of a loss that you pay. The province’s disaster assistance does not pay for it either.',
    ],
  },
  sections: [
    {
      heading: 'Site trucks and subcontractors',
      imageUrl: '/illustrations/commercial-auto.svg',
      paragraphs: [
        'A pickup used on a site is a work vehicle, even if it is your own. Tell the insurer: a policy for personal use might not pay. Sites commonly require a clearance letter, which shows that your account with WCB-Alberta, the workers’ compensation board, is in order. They also commonly require a certificate of insurance, which shows your coverage.',
        "A worker who is hurt in a collision while working usually gets workers' compensation. That worker cannot sue {reform.wcbNoSuit}. {reform.wcbBill} goes further for collisions on or after {reform.start}, according to a summary. Such workers then cannot sue under the new law, and get none of Alberta’s new injury benefits. We have not found the final text; WCB-Alberta can tell you what applies.",
      ],
    },
    {
      heading: 'Buying or changing a policy while a fire burns',
      paragraphs: [
        'While a fire burns, insurers may stop selling new policies and changing existing ones, in areas as far as {weather.wildfire.holdDistance} away. According to the Insurance Bureau of Canada, existing policies can still be renewed. If you are buying a house, ask how early the policy can be arranged. If you want a higher limit, ask for it outside the fire season.',
      ],
    },
    {
      heading: 'On rotation',
      paragraphs: [
        'If you work a rotation (weeks at a camp, then time off), your house may stand empty for weeks. Many policies then require regular checks of the house; see the question below.',
        'If you move from a camp to an apartment in town, you need a tenant policy to insure your belongings.',
      ],
    },
    {
      heading: 'Vehicle theft',
      paragraphs: [
        'Police say that a common reason for vehicle theft here is keys left in the vehicle. A stolen truck is covered if your policy includes comprehensive or all perils, which combines collision and comprehensive. “Specified perils”, a shorter list of causes, usually includes theft too.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Four things often affect the price in Fort McMurray.',
    items: [
      {
        factor: 'Trees and ground cover',
        why: 'Cleared ground around a house lowers the risk from wildfire.',
        scale: ['cleared ground', 'trees by the house'],
      },
      {
        factor: 'Elevation',
        why: 'The lower townsite has a flood risk that higher areas do not.',
        scale: ['higher area', 'lower townsite'],
      },
      {
        factor: 'Time away',
        why: 'Pipes in an empty house can freeze before anyone notices.',
        scale: ['somebody at home', 'empty for weeks'],
      },
      {
        factor: 'Contract terms',
        why: 'The contract states which limits, and which additions to the policy (endorsements), a contractor must have.',
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
      'Which kind of evacuation order must be given before living expenses are paid, and for how many days are they paid?',
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
    text: 'Send a request at any hour, and say when you can be reached. You then get a link that shows who has opened your request.',
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
