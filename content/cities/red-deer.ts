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
    'Red Deer lies halfway along the QE II, in a belt of wind and hail. Local facts, good questions, and one request to a licensed broker partner.',
  heading: 'Insurance in Red Deer',
  lead: 'Halfway between the two big cities, Red Deer gets the weather and the traffic of both. This page gathers what that means for coverage.',
  summary: 'Plow winds, hail and the QE II: a mid-Alberta mix of risks.',
  imageUrl: '/illustrations/red-deer.svg',
  coordinates: { latitude: 52.2681, longitude: -113.8112 },
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ibc, SOURCES.wcb, SOURCES.aic],
  related: [
    { label: 'Commercial auto', to: '/commercial-auto' },
    { label: 'Insurance for contractors', to: '/business/contractors' },
    { label: 'Specialty: RVs, quads and more', to: '/insurance/specialty' },
    { label: 'Insurance in Calgary', to: '/locations/calgary' },
    { label: 'Insurance in Edmonton', to: '/locations/edmonton' },
  ],
  localFacts: [
    'city.redDeer.population',
    'city.redDeer.estimate2022',
    'city.redDeer.windLoss',
    'city.redDeer.windPower',
    'city.redDeer.storm2018',
    'city.redDeer.thefts2024',
    'city.redDeer.collisions2022',
    'city.redDeer.permits2023',
  ],
  order: [
    'before',
    'whatItIs',
    'sections',
    'doesNotCover',
    'covers',
    'change',
    'priceDrivers',
    'after',
    'checklist',
  ],
  whatItIs: [
    'Red Deer is a trading town that grew into a city. Farms, shops, oilfield services and trades share the same streets, so a single family often needs home, truck and business coverage at once.',
    'One request can mention all of them. A broker partner with the right licence reads it and calls you at the hours you picked.',
  ],
  map: redDeerMap,
  risks: [
    {
      heading: 'Straight-line wind',
      paragraphs: [
        'People still talk about {city.redDeer.windDate}. A plow wind of {city.redDeer.windSpeed} swept through town, and the city declared a local emergency. After a day like that, policies differ most on fences, sheds and fallen trees.',
      ],
    },
    {
      heading: 'Hail and the odd tornado',
      paragraphs: [
        'Central Alberta is storm country from June to August. One system in {city.redDeer.storm2018Date} reached across the region into Saskatchewan. Crops, greenhouses and parked trailers suffer alongside houses.',
      ],
    },
    {
      heading: 'The creek in the middle',
      paragraphs: [
        'The river has parks beside it, and most houses stand well above. The creek does not: the provincial maps show homes and businesses downtown in the flood hazard area {city.redDeer.floodMap}. Creek water in a basement is overland water.',
      ],
    },
    {
      heading: 'The QE II',
      paragraphs: [
        'Highway 2 brings fog, drifting snow and trucks in convoy. A commute to Calgary or Edmonton adds kilometres quickly, and a policy priced for short local trips may no longer fit.',
      ],
    },
  ],
  covers: {
    intro: 'Coverages that central Albertans do well to check.',
    rows: [
      {
        cover: 'Wind and falling trees',
        what: 'Home wording usually includes both. Look for limits on sheds, fences and debris removal.',
        standing: 'included',
      },
      {
        cover: 'Commercial auto',
        what: 'For the half-ton that pulls a work trailer or carries tools for pay.',
        standing: 'separate',
      },
      {
        cover: 'RV, quad or sled',
        what: 'Trailers and off-road toys need coverage of their own; a house policy gives them little.',
        standing: 'separate',
      },
      {
        cover: 'Tools and equipment',
        what: 'Follows gear from the yard to the job site, where property insurance often stops.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out, and easily overlooked:',
    items: [
      'Farm buildings and livestock on an acreage that is written as a plain house.',
      "Your roof under the neighbour's policy: when their tree falls on it, it is usually your own claim, with your deductible.",
      'Injuries to employees; that is WCB.',
    ],
  },
  sections: [
    {
      heading: 'A house in town or an acreage',
      paragraphs: [
        'Cross the city limit toward Sylvan Lake or Penhold and the questions change. How far is the fire hall? Is there a hydrant? Does a wood stove heat the shop? Distance and water supply can decide which insurers will quote at all.',
      ],
    },
    {
      heading: 'Trucks that disappear',
      paragraphs: [
        'Between January and September {city.redDeer.thefts2024} were stolen at the last count we read, fewer than in the year before. Tools in the box are not part of the truck: ask which policy they belong to.',
      ],
    },
    {
      heading: 'Working from your truck',
      paragraphs: [
        'Many people in Red Deer earn a living on wheels. Personal auto wording commonly excludes carrying goods or passengers for pay unless it has been changed. Once {commercialAuto.fleet} are on the road, a fleet policy becomes an option. Whatever you drive, auto rules {before reform.start: change}{from reform.start: changed} on {reform.start}.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'No two quotes are alike, but these come up often.',
    items: [
      { factor: 'Use of the truck', why: 'Work, towing and highway distance all count.' },
      { factor: 'Rural or urban fire service', why: 'Response time shapes the rating of a building.' },
      { factor: 'Siding and roof', why: 'Wind lifts what hail has already loosened.' },
      { factor: 'Trade', why: 'Roofing and welding are judged more strictly than bookkeeping.' },
    ],
  },
  checklist: {
    intro: 'Make a short list before the call.',
    items: [
      'Legal land description or address, and distance to the fire hall',
      'Everything with an engine or a hitch, with its use',
      'Contracts that ask for a certificate or a set limit',
      'Ask: who removes the tree, and up to what amount?',
      'Ask: is my commute described correctly?',
    ],
  },
  questions: [
    'red-deer-wind-tree',
    'red-deer-acreage',
    'red-deer-commute',
    'red-deer-rv-storage',
    'red-deer-work-truck',
  ],
  nextStep: {
    text: 'Describe the house, the truck or the trade, and choose when you like to be reached. The rest is between you and a licensed broker partner.',
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
