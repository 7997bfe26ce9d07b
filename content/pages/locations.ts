import type { Page, Section } from '../page.ts';
import { SOURCES } from '../sources.ts';

/** The directory of places. `cities` have pages; `namedOnly` stands on the map and in the list without one. */
export const locationsPage: Page & {
  listHeading: string;
  mapLabel: string;
  namedOnly: readonly {
    name: string;
    summary: string;
    coordinates: { latitude: number; longitude: number };
  }[];
  sections: readonly Section[];
} = {
  path: '/locations',
  alsoAt: ['/alberta'],
  title: 'Insurance by location: cities and towns of Alberta',
  description:
    'Hail in Calgary, cloudbursts in Edmonton, wind in Lethbridge, wildfire in the north: find local insurance facts for your part of Alberta.',
  heading: 'Insurance across Alberta',
  lead: 'Weather, roads and rivers differ from one end of the province to the other. So do the questions worth asking a broker.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.ibc],
  related: [
    { label: 'All kinds of insurance', to: '/insurance/all' },
    { label: 'Home, condo and tenant insurance', to: '/insurance/home' },
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Hail season and your roof', to: '/blog/hail-season-alberta' },
  ],
  listHeading: 'Places with a page of their own',
  mapLabel: 'Map of Alberta with the places we describe',
  namedOnly: [
    {
      name: 'Medicine Hat',
      summary:
        'The flood of {weather.flood2013.date} displaced {city.medicineHat.displaced2013} and reached {city.medicineHat.properties2013}. Requests from here are welcome.',
      coordinates: { latitude: 50.0405, longitude: -110.6764 },
    },
  ],
  sections: [
    {
      heading: 'All of Alberta',
      paragraphs: [
        'We take requests from the whole province: Calgary, Edmonton, Red Deer, Lethbridge, Fort McMurray and Medicine Hat, and every town, hamlet and acreage around them. You do not need to live near one of the dots on the map.',
        'More than {city.alberta.population} people live in Alberta, by an official estimate. Broker partners work by area and by kind of insurance, and your postal code finds the one who is asked first.',
      ],
    },
    {
      heading: 'Risks the whole province shares',
      paragraphs: ['Some dangers keep to no city limit:'],
      bullets: [
        'Hail: {weather.hail.fiveYears} of insured losses over half a decade.',
        'Wildfire: Fort McMurray, and later Jasper with {weather.jasper2024.loss} of insured losses.',
        'Water: rivers in the south, cloudbursts in cities, ice jams in the north.',
        'Theft: {city.alberta.thefts2022} were stolen across the province in {city.calgary.theftsYear}.',
      ],
    },
    {
      heading: 'No local office, and why that is fine',
      paragraphs: [
        'We have no counters in these places and do not pretend to. Broker partners have their own offices, and many meet people by phone or video. You choose the way and the time when you send a request.',
      ],
    },
  ],
};
