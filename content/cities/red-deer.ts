import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { redDeerMap } from './maps/red-deer.ts';

export const redDeer: CityPage = {
  slug: 'red-deer',
  name: 'Red Deer',
  path: '/locations/red-deer',
  alsoAt: ['/alberta/red-deer'],
  title: 'Insurance in Red Deer: wind, highway and home',
  description:
    'What wind, hail and highway driving mean for insurance in Red Deer, which questions to ask, and how to reach a licensed broker partner.',
  heading: 'Insurance in Red Deer',
  lead: 'Red Deer is about halfway between Calgary and Edmonton, in a region of hail and strong wind. This page shows how the weather and the highway affect insurance for a house, a truck, a trailer or a business.',
  summary: 'Strong winds, hail and driving on the QE II.',
  imageUrl: '/illustrations/red-deer.svg',
  coordinates: { latitude: 52.2681, longitude: -113.8112 },
  reviewedOn: '2026-11-30',
  pointers: [SOURCES.ibc, SOURCES.wcb, SOURCES.aic],
  related: [
    { label: 'Car insurance', to: '/insurance/auto' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Insurance for contractors', to: '/business/contractors' },
    { label: 'Specialty: RVs, quads and more', to: '/insurance/specialty' },
  ],
  localFacts: [
    'city.redDeer.population2023',
    'city.redDeer.windLoss',
    'city.redDeer.storm2018',
    'city.redDeer.thefts2024',
    'city.redDeer.collisions2022',
  ],
  order: [
    'before',
    'whatItIs',
    'covers',
    'doesNotCover',
    'sections',
    'change',
    'priceDrivers',
    'after',
    'checklist',
  ],
  whatItIs: [
    'A family in town usually has a home policy, and a farm has a farm policy. A tradesperson may have commercial auto, liability and tools coverage, and a store may have a business package.',
    'The form takes one kind of insurance at a time. After you send it, you can add the next without typing your details again.',
  ],
  map: redDeerMap,
  risks: [
    {
      heading: 'Plow winds',
      paragraphs: [
        'A plow wind is a strong wind that blows in a straight line. On {city.redDeer.windDate}, a plow wind of {city.redDeer.windSpeed} struck Red Deer, and the city declared a state of local emergency. Home policies differ in what they pay for fences, sheds and fallen trees.',
      ],
    },
    {
      heading: 'Hail and tornadoes',
      imageUrl: '/illustrations/hail.svg',
      paragraphs: [
        'Central Alberta has severe storms from June to August. Home insurance usually covers hail and tornadoes, and hail may have a deductible (the part of a loss that you pay) of its own. A vehicle or a parked trailer is covered if its policy includes one of three optional coverages. Comprehensive is for most sudden damage other than a collision. Specified perils is only for the causes on its list. All perils combines comprehensive and collision. Commercial greenhouses and crops need farm or crop insurance.',
      ],
    },
    {
      heading: 'Waskasoo Creek',
      paragraphs: [
        'Provincial maps of {city.redDeer.floodMapYear} showed homes and businesses downtown in the flood hazard area {city.redDeer.floodMap}; floods.alberta.ca has the newest maps. Creek water that flows in at ground level is overland water. Water that comes up through a drain is sewer backup. Each needs a coverage of its own.',
      ],
    },
    {
      heading: 'The QE II (Highway 2)',
      paragraphs: [
        'Highway 2 can be foggy, with drifting snow and many trucks. If you begin to commute to Calgary or Edmonton, tell your auto insurer. If your policy still describes a short commute, a claim can be delayed or refused.',
      ],
    },
  ],
  covers: {
    intro: 'These come up often in Red Deer.',
    rows: [
      {
        cover: 'Wind and falling trees',
        what: 'Home policies usually cover both, with limits on sheds, fences and debris removal.',
        standing: 'included',
      },
      {
        cover: 'Commercial auto',
        what: 'For vehicles used for work. Tell the insurer if you carry tools to jobs or pull a work trailer: only some personal policies allow light business use.',
        standing: 'separate',
      },
      {
        cover: 'RV (motorhome or trailer), quad (all-terrain vehicle) or snowmobile',
        what: 'A home policy usually covers them very little. A trailer may be listed on your auto policy; the others need a policy of their own. By law, a motorhome must be insured on the road, and a quad or snowmobile on public land.',
        standing: 'separate',
      },
      {
        cover: 'Tools and equipment',
        what: 'Covers tools where you keep them, on the road and at the job site. Property insurance often covers them only at your premises.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Home and business policies usually leave these out, or cover them only in part:',
    items: [
      'Farm buildings and livestock on an acreage that is insured as an ordinary house.',
      'The removal of a fallen tree that hit neither a building nor a fence.',
      'Injuries to employees, which workers’ compensation (WCB) usually covers.',
    ],
  },
  sections: [
    {
      heading: 'A house in town or an acreage',
      paragraphs: [
        'An acreage is a home on a few acres outside the city, and insurers ask more questions about one. They want to know how far the fire hall is, whether there is a hydrant, and whether a wood stove heats the house or a workshop. Some insurers do not quote if the distance is too great or there is no water for firefighters.',
      ],
    },
    {
      heading: 'After a collision in the city',
      paragraphs: [
        'You must report a collision to police if someone is hurt or killed, a driver leaves the scene, or total damage is more than {auto.collision.reportFrom}. If someone is hurt, call 9-1-1. If a car cannot be driven, or a driver has left or shows no insurance, call the RCMP from the scene (non-emergency line: {city.redDeer.rcmpLine}). Otherwise, report the collision {city.redDeer.report}. Then tell your insurer.',
        'The rules on what injured people receive, and on when they can sue, {before reform.start: change}{from reform.start: changed} on {reform.start}, for personal and business vehicles alike. The car insurance page compares the old rules with the new.',
      ],
    },
    {
      heading: 'Stolen trucks',
      paragraphs: [
        'Theft of a truck is covered if the policy includes comprehensive or a similar coverage. The auto policy usually does not cover tools in the truck; tools coverage does.',
      ],
    },
    {
      heading: 'Working from your truck',
      paragraphs: [
        'If you carry tools to paid jobs, or goods or passengers for pay, your insurer has to agree to that use first. A business with {commercialAuto.fleet} may qualify for one policy for all (a fleet policy).',
      ],
    },
  ],
  priceDrivers: {
    intro: 'These often affect the price.',
    items: [
      {
        factor: 'Use of the truck',
        why: 'Insurers ask about work, towing and highway distance.',
        scale: ['personal', 'work, towing'],
      },
      {
        factor: 'Rural or urban fire service',
        why: 'The price depends on how quickly firefighters can reach the building.',
        scale: ['urban', 'rural'],
      },
      {
        factor: 'Siding and roof',
        why: 'Old or worn siding and shingles often raise the price or reduce what the policy pays.',
        scale: ['newer', 'older, hail-damaged'],
      },
      {
        factor: 'Trade',
        why: 'Roofing and welding cost more to insure than bookkeeping.',
        scale: ['bookkeeping', 'roofing, welding'],
      },
    ],
  },
  checklist: {
    intro: 'These help a broker give you a quote.',
    items: [
      'Address or legal land description (on the tax notice), and distance to the fire hall',
      'A list of vehicles and trailers, and what you use them for',
      'Contracts that require proof of insurance (a certificate) or a minimum amount of coverage',
      'Where each driver works, and how far they drive',
    ],
    ask: ['If a tree comes down, does the policy pay to remove it, and how much?'],
  },
  questions: [
    'red-deer-wind-tree',
    'red-deer-acreage',
    'red-deer-commute',
    'red-deer-rv-storage',
    'red-deer-work-truck',
  ],
  nextStep: {
    text: 'Describe the house, the truck or the business. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    label: 'Ask for a quote in Red Deer',
  },
  neighbourhoods: [
    'Parkvale',
    'Waskasoo',
    'Anders',
    'Deer Park',
    'Clearview',
    'Timberlands',
    'Lancaster',
    'Kentwood',
  ],
  nearby: ['Sylvan Lake', 'Blackfalds', 'Lacombe', 'Penhold'],
};
