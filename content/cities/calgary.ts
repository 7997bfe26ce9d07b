import { SOURCES } from '#content/facts/reading/sources.ts';
import type { CityPage } from './city-page.ts';
import { calgaryMap } from './maps/calgary.ts';

export const calgary: CityPage = {
  slug: 'calgary',
  name: 'Calgary',
  path: '/locations/calgary',
  alsoAt: ['/alberta/calgary'],
  title: 'Insurance in Calgary: local risks and a free quote',
  description:
    'Hail, river floods and chinook gusts shape insurance in Calgary. See what to ask, and send one request to a licensed broker partner.',
  heading: 'Insurance in Calgary',
  lead: 'Calgary lives with big skies, and the skies come with hail. Here is what that means for a roof, a car or a shop in the city.',
  summary: 'Hail country with two rivers: roofs, vehicles and basements need a close look.',
  imageUrl: '/illustrations/calgary.svg',
  coordinates: { latitude: 51.0447, longitude: -114.0719 },
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.ibc, SOURCES.alberta, SOURCES.aic],
  related: [
    { label: 'Home insurance', to: '/insurance/home' },
    { label: 'Auto insurance', to: '/insurance/auto' },
    { label: 'Hail season and your roof', to: '/blog/hail-season-alberta' },
    { label: 'Insurance in Red Deer', to: '/locations/red-deer' },
    { label: 'Insurance in Lethbridge', to: '/locations/lethbridge' },
  ],
  localFacts: [
    'city.calgary.population',
    'city.calgary.metro',
    'weather.calgary2024.loss',
    'weather.calgary2020.loss',
    'city.calgary.infrastructure2013',
    'city.calgary.thefts2023',
    'city.calgary.suites2025',
  ],
  order: [
    'before',
    'sections',
    'covers',
    'doesNotCover',
    'change',
    'after',
    'priceDrivers',
    'whatItIs',
    'checklist',
  ],
  whatItIs: [
    'A quote request from Calgary is the same short form as anywhere in the province. What differs are the answers: the age of the roof, where the car sleeps, and how close the river is.',
    'From Beltline towers to new streets in Seton, no two homes here carry the same risk. One licensed broker partner at a time sees your request, so nobody races to call you first.',
  ],
  map: calgaryMap,
  risks: [
    {
      heading: 'Hail',
      paragraphs: [
        'Calgary sits at the heart of what locals call Hail Alley. On {weather.calgary2024.date}, one storm hit {city.calgary.homesShare} homes in the city and led to {weather.calgary2024.claims} claims. About {weather.calgary2024.vehicles} of the damaged vehicles were total losses.',
        'It was no fluke. Hail struck the northeast on {weather.calgary2020.date}, and other parts of the city in later summers.',
      ],
    },
    {
      heading: 'The Bow and the Elbow',
      paragraphs: [
        'In {weather.flood2013.date} the two rivers drove {city.calgary.evacuated2013} from their homes. Streets in Bowness, Inglewood and the core learned that a standard home policy does not include overland water.',
        'On the official map the flood area is now {city.calgary.floodMap}, as the Springbank reservoir holds water back. The map decides what may be built. Insurers use models of their own.',
      ],
    },
    {
      heading: 'Chinook gusts',
      paragraphs: [
        'Warm winds can turn rough. On {city.calgary.gustDate}, a gust of {city.calgary.gust} broke windows in office towers downtown. Wind is a usual part of home policies, but fences, sheds and trees are treated in different ways.',
      ],
    },
  ],
  covers: {
    intro: 'These are the coverages that Calgary households and shops tend to ask about first.',
    rows: [
      {
        cover: 'Home or condo insurance',
        what: 'Hail and wind damage is usually included; the deductible for hail may be separate and higher.',
        standing: 'included',
      },
      {
        cover: 'Sewer backup and overland water',
        what: 'Two add-ons for two kinds of water. Near the rivers, price and limits depend on the address.',
        standing: 'optional',
      },
      {
        cover: 'Comprehensive on your vehicle',
        what: 'Responds to hail, theft and vandalism. The home policy does not pay for a dented hood.',
        standing: 'optional',
      },
      {
        cover: 'Business property and interruption',
        what: 'For stock, signs and lost income when a storm shuts the doors.',
        standing: 'separate',
      },
    ],
  },
  doesNotCover: {
    intro: 'Three gaps surprise people after a Calgary storm.',
    items: [
      'Wear: a roof at the end of its life may be settled at its depreciated value.',
      'Cosmetic dents in metal siding or roofing, where the wording leaves them out.',
      'A vehicle that carries only the coverage the law asks for.',
    ],
  },
  sections: [
    {
      heading: 'Driving in Calgary',
      paragraphs: [
        'Deerfoot Trail, Stoney Trail and Crowchild carry most of the commute, and where you drive and park is part of the price. Theft matters too: {city.calgary.thefts2023} were stolen in a year, fewer than in the years before.',
        'After a crash with more than {auto.collision.reportFrom} of total damage, or any injury, report to police. If nobody is hurt and the vehicles can be driven, that is done {city.calgary.report} or at a district office. The rules for injury benefits {before reform.start: change}{from reform.start: changed} on {reform.start}; the auto page shows the rules on both sides of that day.',
      ],
    },
    {
      heading: 'A suite in the basement',
      paragraphs: [
        'The city issued {city.calgary.suites2025} for secondary suites within a single year. A suite changes the use of a house. Tell the insurer before the first tenant moves in: a second kitchen and people you do not know are a different risk.',
      ],
    },
    {
      heading: 'A stronger roof',
      paragraphs: [
        'The city once paid {city.calgary.roofRebate} toward hail-resistant roofing. That program has ended. Some insurers still take Class 4 shingles into account, in the premium, the deductible or the way a claim is settled.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers set the price. Around here, four things weigh a lot.',
    items: [
      { factor: 'Roof', why: 'Its age and material decide how it stands up to ice the size of golf balls.' },
      {
        factor: 'Postal area',
        why: 'Hail, theft and flood records differ from one neighbourhood to the next.',
      },
      { factor: 'Parking', why: 'A garage keeps both hail and thieves away.' },
      { factor: 'Past claims', why: 'A recent hail claim may follow you to the next insurer.' },
    ],
  },
  checklist: {
    intro: 'Bring these to the first conversation with a broker.',
    items: [
      'Year the roof was last replaced, and with what',
      'Whether the basement is finished, and any sump pump or backwater valve',
      'Ask: is there a separate hail deductible?',
      'Ask: is the roof settled at replacement cost or depreciated value?',
      'Ask: is overland water available at this address, and to what limit?',
    ],
  },
  questions: [
    'calgary-hail-roof-or-car',
    'calgary-hail-deductible',
    'calgary-near-the-river',
    'calgary-collision-report',
    'calgary-condo-hail',
  ],
  nextStep: {
    text: 'Tell us about your home, car or business in Calgary. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    label: 'Ask for a quote in Calgary',
  },
  neighbourhoods: [
    'Beltline',
    'Kensington',
    'Bowness',
    'Inglewood',
    'Saddle Ridge',
    'Taradale',
    'McKenzie Towne',
    'Tuscany',
    'Evanston',
    'Seton',
  ],
  nearby: ['Airdrie', 'Cochrane', 'Chestermere', 'Okotoks'],
};
