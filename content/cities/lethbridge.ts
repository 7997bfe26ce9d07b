import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
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
  lead: 'Lethbridge is one of the windiest cities in Canada. Here are the local risks, and the questions to ask about them.',
  summary: 'Wind, grass fires, hail and driving across the U.S. border.',
  imageUrl: '/illustrations/lethbridge.svg',
  coordinates: { latitude: 49.6956, longitude: -112.8451 },
  reviewedOn: '2026-11-26',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCES.ibc, SOURCES.aic],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Tenant insurance for newcomers and students', to: '/blog/tenant-insurance-newcomers-students' },
    { label: 'Travel insurance', to: '/insurance/travel' },
    { label: 'Insurance in Calgary', to: '/locations/calgary' },
  ],
  localFacts: [
    'city.lethbridge.municipal2023',
    'city.lethbridge.windRank',
    'city.lethbridge.gust2011',
    'city.lethbridge.fireEvacuated',
    'city.lethbridge.water2014',
    'city.lethbridge.reportCentre',
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
    'A student who rents can buy a tenant policy, and some parents’ home policies cover the student’s belongings in the rented room. A landlord insures the house as rental property. A farm is insured under a farm policy.',
    'If you send a request here, we pass it to a broker who is licensed in Alberta. You can see each time it is opened.',
  ],
  map: lethbridgeMap,
  risks: [
    {
      heading: 'Chinook wind and grass fire',
      paragraphs: [
        'Chinooks are warm west winds. They can be strong anywhere in the city. Home policies usually cover wind damage, but many limit what they pay for fences and sheds.',
        'Strong wind spreads grass fires quickly. On {city.lethbridge.fireDate}, a fire driven by the wind reached the edge of the city. The same wind tore off {city.lethbridge.roof}.',
        'Homes along the coulees, the dry valleys of the city, are close to open grassland. Clearing dry plants near the walls lowers the risk.',
      ],
    },
    {
      heading: 'Hail',
      imageUrl: '/illustrations/hail.svg',
      paragraphs: [
        'A deductible is the part of a loss that you pay, and your home policy may have a separate one for hail. Hail damage to a car is covered only if you added one of three optional coverages. Comprehensive covers hail, fire, theft, hitting an animal and the like. “Specified perils” covers only the causes on its list, and hail is one of them. All perils is comprehensive and collision together.',
      ],
    },
    {
      heading: 'Highways and the border',
      paragraphs: [
        'Highway 4 runs to Montana, and the Crowsnest Highway heads for the mountains. Watch for deer at dusk, and for gravel that chips windshields. Hitting a deer is a claim under comprehensive or all perils coverage, not under collision coverage. If somebody is hurt in a collision, call 9-1-1. You must also report it to police if the damage is more than {auto.collision.reportFrom} in total, or a driver leaves the scene; lethbridgepolice.ca says where.',
      ],
    },
  ],
  covers: {
    intro: 'You add these to a policy, or buy them separately.',
    rows: [
      {
        cover: 'Higher third-party liability limit',
        what: 'This limit is the most your auto policy pays when you injure people or damage their property. {before reform.start: The law requires {auto.liability.minimum}; many}{from reform.start: Until {reform.lastDay}, the law required {auto.liability.minimum}, and we found no rule that changed it. Many} Alberta drivers carry {auto.liability.common}. For collisions in Alberta on or after {reform.start}, auto insurers pay benefits to most injured people, whoever was at fault. Most lawsuits over injuries {before reform.start: will not be}{from reform.start: are not} allowed. The limit is then for damage to property, for trips outside Alberta and for the lawsuits still allowed.',
        standing: 'optional',
      },
      {
        cover: 'Tenant coverage for students',
        what: 'Covers belongings, such as a laptop or a bike, and your liability if you harm others.',
        standing: 'separate',
      },
      {
        cover: 'Sewer backup',
        what: 'Covers water or sewage that comes up through a drain, for example after heavy rain. A standard home policy does not.',
        standing: 'optional',
      },
      {
        cover: 'Glass',
        what: 'Comprehensive coverage usually pays for chipped or cracked glass. Some policies limit this with an endorsement (a written change to the policy) that lowers the price.',
        standing: 'optional',
      },
      {
        cover: 'Equipment and spoilage',
        what: 'For businesses: covers a breakdown of cold storage or processing lines, and the food that spoils.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Each policy or plan has limits of its own. These are usually not covered:',
    items: [
      'Under a tenant policy: roommates who are not named on it.',
      'Under a farm policy: crops in the field, which are insured under crop and hail insurance.',
      'Under the Alberta Health Care Insurance Plan: most of a medical bill in the United States. Travel medical insurance can pay for that.',
      'Under a landlord’s policy: {home.vacancy.lostFirst}, once the house is vacant, for example after student tenants leave in spring. After {home.vacancy.days}, coverage commonly stops altogether, unless the insurer has agreed in writing to keep some of it (a vacancy permit).',
    ],
  },
  sections: [
    {
      heading: 'Vehicle theft',
      paragraphs: [
        'In {city.lethbridge.keysIn}, police said that {city.lethbridge.keys} of the vehicles stolen in Lethbridge had the key inside or the engine running. They also said that {city.lethbridge.recovered} of those stolen in {city.lethbridge.recoveredIn} were found. Each of the three optional coverages named under “Hail” pays for theft, and usually a small amount a day toward a rental car after the first few days. An add-on called “loss of use” can pay more.',
      ],
    },
    {
      heading: 'Driving to Montana',
      paragraphs: [
        'An Alberta auto policy generally applies in Canada and the United States; carry the pink card, your proof of insurance. If you rent a car there, an add-on to your own policy, called SEF 27, may replace the coverage sold at the rental desk. The certificate of insurance that comes with your policy shows whether you have it. On policies that begin on or after {reform.start}, the add-on may have another number.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'The price of home or auto insurance in Lethbridge often depends on these.',
    items: [
      {
        factor: 'Home: wind',
        why: 'A house on the edge of a coulee is more exposed.',
        scale: ['sheltered', 'edge of a coulee'],
      },
      {
        factor: 'Auto: drivers at home',
        why: 'Insurers ask about everybody at home who has a licence, including a student with a new one.',
        scale: ['experienced', 'new licence'],
      },
      {
        factor: 'Home: who lives there',
        why: 'Insurers ask whether the owner, family, boarders or tenants live there.',
        scale: ['the owner', 'tenants'],
      },
      {
        factor: 'Auto: trips across the border',
        why: 'Insurers ask how often you drive to the United States, and whether it is for work.',
        scale: ['rarely', 'often, for work'],
      },
    ],
  },
  checklist: {
    intro: 'Rough answers are fine for a start.',
    items: [
      'Who lives at the address, and who drives which car',
      'A rough value of your belongings',
      'Shingle type and any earlier wind repairs',
    ],
    ask: [
      'Is there a limit on what is paid for wind damage to my fence or shed?',
      'What changes if I rent out the basement?',
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
    text: 'Say what you want to insure. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
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
