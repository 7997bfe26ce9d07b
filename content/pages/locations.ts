import { SOURCE_PAGES } from '#content/facts/reading/source-pages.ts';
import { SOURCES } from '#content/facts/reading/sources.ts';
import type { Page, Section } from './page.ts';

/** The directory of places. `cities` have pages; `namedOnly` stands on the map and in the list without one. */
export const locationsPage: Page & {
  listHeading: string;
  mapLabel: string;
  namedOnly: readonly {
    name: string;
    summary: string;
    coordinates: { latitude: number; longitude: number };
  }[];
  towns: { heading: string; text: string; elsewhere: string };
  sections: readonly Section[];
  nextStep: { heading: string; text: string; label: string };
} = {
  path: '/locations',
  alsoAt: ['/alberta'],
  title: 'Insurance by location: cities and towns of Alberta',
  description:
    'Hail in Calgary, cloudbursts in Edmonton, wind in Lethbridge, wildfire in the north: find local insurance facts for your part of Alberta.',
  heading: 'Insurance across Alberta',
  lead: 'Weather, roads and rivers differ across the province, and so do the risks to insure.',
  reviewedOn: '2026-11-29',
  pointers: [SOURCE_PAGES.insurableDisasters, SOURCES.ibc],
  related: [
    { label: 'All kinds of insurance', to: '/insurance/all' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Hail season and your roof', to: '/blog/hail-season-alberta' },
  ],
  listHeading: 'Places on the map',
  mapLabel: 'Map of Alberta with the places we describe',
  namedOnly: [
    {
      name: 'Medicine Hat',
      summary:
        'River floods, hail and summer storms. In {weather.flood2013.date}, a flood displaced {city.medicineHat.displaced2013} and reached {city.medicineHat.properties2013}.',
      coordinates: { latitude: 50.0405, longitude: -110.6764 },
    },
  ],
  towns: {
    heading: 'Communities near five of the cities',
    text: 'If you live in one of these places, enter your postal code in the quote form. We then ask a licensed broker who works in your community, in the nearby city or anywhere in Alberta.',
    elsewhere:
      'Is your town, hamlet or acreage not here? Enter its postal code, and we ask a licensed broker who works across Alberta.',
  },
  sections: [
    {
      heading: 'All of Alberta',
      paragraphs: [
        'We take requests from the whole province: every city, town, hamlet and acreage. You do not need to live near a place on the map.',
        'The licensed brokers who may receive requests (broker partners) work in certain areas and with certain kinds of insurance. We use your postal code to look for one who works where you live.',
      ],
    },
    {
      heading: 'Risks across the province',
      paragraphs: ['These cause losses in many parts of Alberta:'],
      bullets: [
        'Hail: {weather.hail.fiveYears} in insured losses in {weather.hail.period}.',
        'Wildfire: {weather.fortMcMurray2016.loss} in insured losses in Fort McMurray in {city.fortMcMurray.fireYear}, and {weather.jasper2024.loss} in Jasper in {weather.jasper2024.date}.',
        'Water: rivers flood in the south, sudden heavy rain floods cities, and ice jams flood places in the north.',
        'Theft: {city.alberta.thefts2022} were stolen across the province in {city.calgary.theftsYear}, the latest count that we found.',
      ],
    },
    {
      heading: 'Why there is no local office',
      paragraphs: [
        'We are a website, so we have no office that you can visit. Broker partners have offices of their own, and many talk with people by phone or video. You choose how and when to be reached when you send a request.',
      ],
    },
  ],
  nextStep: {
    heading: 'Next step',
    text: 'Say where you live and what you want to insure. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    label: 'Get a Free Quote',
  },
};
