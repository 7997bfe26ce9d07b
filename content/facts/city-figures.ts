import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const redDeerCollisions = {
  name: 'Red Deer RCMP, in Red Deer Advocate',
  url: 'https://www.reddeeradvocate.com/news/persons-property-crimes-down-in-red-deer-from-april-to-june/',
};

const lethbridge2014 = {
  name: 'The Canadian Press, on the floods of June 2014',
  url: 'http://www.brandonsun.com/lifestyles/breaking-news/flooding-keeps-alberta-residents-out-of-homes-but-officials-hope-worst-is-over-263842691.html',
};

/** What is counted in each place: thefts, collisions, permits, flood maps. The places themselves are in cities.ts. */
export const cityFigureFacts = factsAbout(
  'city',
  { verifiedOn: '2026-11-22', reviewBy: '2027-11-20' },
  {
    'calgary.thefts2023': {
      value: '4,898 vehicles',
      caption: 'stolen in 2023, 16% below the five-year average',
      statement: 'In 2023, 4,898 vehicles were stolen in Calgary, 16% below the five-year average.',
      source: SOURCE_PAGES.calgaryThefts,
      asOf: '2024-02',
    },
    'calgary.suites2025': {
      value: '6,185 permits',
      caption: 'for secondary suites in 2025, more than ever before',
      statement: 'In 2025, Calgary issued 6,185 permits for secondary suites, more than ever before.',
      source: SOURCE_PAGES.calgarySuites,
      asOf: '2026-02-05',
    },
    'calgary.suiteRegistry': {
      value: 'December 31, 2026',
      statement:
        'The City of Calgary extended its amnesty for secondary suites to December 31, 2026: until then it waives the fees for a development permit and for the registry.',
      source: {
        name: 'City of Calgary, in Daily Hive, on the secondary suites amnesty program',
        url: 'https://dailyhive.com/calgary/calgary-housing-secondary-suite-program-2026',
      },
      asOf: '2023-12-11',
      verifiedOn: '2026-11-28',
    },
    'calgary.floodMap': {
      value: 'smaller along the Elbow below the Glenmore Reservoir',
      statement:
        'Since the Springbank reservoir was built, the mapped flood area is smaller along the Elbow below the Glenmore Reservoir, and along the Bow below the confluence.',
      source: SOURCE_PAGES.calgaryFloodMap,
      asOf: 'undated',
    },
    'edmonton.thefts2023': {
      value: '4,714 vehicles',
      caption: 'reported stolen in 2023, 26% more than in 2021',
      statement: 'In 2023, 4,714 vehicles were reported stolen in Edmonton, 26% more than in 2021.',
      source: SOURCE_PAGES.edmontonThefts,
      asOf: '2024-02',
    },
    'edmonton.zoning': {
      value: 'up to eight homes',
      statement:
        'Since January 1, 2024, up to eight homes may be built on a lot in Edmonton’s small-scale residential zone that is large enough; in July 2025 the council voted to keep that limit.',
      from: '2024-01-01',
      source: {
        name: 'City of Edmonton, in Heartland News',
        url: 'https://heartlandnews.ca/?p=11877',
      },
      asOf: '2025-07-09',
      verifiedOn: '2026-11-26',
    },
    'edmonton.zoningSince': {
      value: 'January 1, 2024',
      statement: 'The zoning bylaw that allows more homes on a lot has been in force since January 1, 2024.',
      source: SOURCE_PAGES.edmontonZoning,
      asOf: '2025-01',
    },
    'redDeer.thefts2024': {
      value: '464 vehicles',
      caption: 'stolen from January to September 2024, 12% fewer than a year before',
      statement:
        'From January to September 2024, 464 vehicles were stolen in Red Deer, 12% fewer than a year before.',
      source: SOURCE_PAGES.redDeerThefts,
      asOf: '2024',
    },
    'redDeer.collisions2022': {
      value: '599 collisions',
      caption: 'counted by the RCMP from April to June 2022',
      statement: 'From April to June 2022, Red Deer RCMP counted 599 collisions.',
      source: redDeerCollisions,
      asOf: '2022-09-13',
    },
    'redDeer.floodMap': {
      value: 'along Waskasoo Creek',
      statement:
        'The provincial flood maps of 2013 show homes and businesses downtown in the flood hazard area along Waskasoo Creek.',
      source: SOURCE_PAGES.redDeerFloodMap,
      asOf: '2013-07',
    },
    'redDeer.floodMapYear': {
      value: '2013',
      statement: 'The provincial flood maps of Red Deer that we read are from 2013.',
      source: SOURCE_PAGES.redDeerFloodMap,
      asOf: '2013-07',
    },
    'lethbridge.windRank': {
      value: 'second only to St. John’s',
      statement:
        'Environment Canada ranked Lethbridge second among Canadian cities, after St. John’s, for days with strong wind (as reported in 2011).',
      source: SOURCE_PAGES.lethbridgeWind,
      asOf: '2011',
    },
    'lethbridge.gust2011': {
      value: '117 km/h',
      caption: 'gust measured in November 2011',
      statement: 'In November 2011, a gust of 117 km/h was measured in Lethbridge.',
      source: SOURCE_PAGES.lethbridgeWind,
      asOf: '2011',
    },
    'lethbridge.recovered': {
      value: 'about 92%',
      caption: 'of the vehicles stolen in 2018 and 2019 were found again, police said',
      statement: 'Of the vehicles stolen in Lethbridge in 2018 and 2019, about 92% were found again.',
      source: SOURCE_PAGES.lethbridgeRecovered,
      asOf: '2019-11-28',
    },
    'lethbridge.recoveredIn': {
      value: '2018 and 2019',
      statement: 'The share of stolen vehicles found again in Lethbridge is for 2018 and 2019.',
      source: SOURCE_PAGES.lethbridgeRecovered,
      asOf: '2019-11-28',
    },
    'lethbridge.keys': {
      value: 'more than half',
      statement:
        'In more than half of the thefts in Lethbridge, the key was in the vehicle or it was left running.',
      source: SOURCE_PAGES.lethbridgeRecovered,
      asOf: '2019-11-28',
    },
    'lethbridge.keysIn': {
      value: 'November 2019',
      statement: 'Lethbridge police spoke about keys left in stolen vehicles in November 2019.',
      source: SOURCE_PAGES.lethbridgeRecovered,
      asOf: '2019-11-28',
      verifiedOn: '2026-11-23',
    },
    'lethbridge.water2014': {
      value: 'about 300 homes',
      caption: 'damaged by heavy rain in June 2014, most of them by sewer backup',
      statement:
        'Heavy rain in June 2014 damaged about 300 homes in Lethbridge, most of them by sewer backup.',
      source: lethbridge2014,
      asOf: '2014-06-19',
      verifiedOn: '2026-11-26',
    },
    'lethbridge.waterDate': {
      value: 'June 2014',
      statement: 'Heavy rain brought water into homes in Lethbridge in June 2014.',
      source: lethbridge2014,
      asOf: '2014-06-19',
      verifiedOn: '2026-11-26',
    },
    'fortMcMurray.thefts2023': {
      value: '589 vehicles',
      caption: 'reported stolen in town from January 1 to December 5, 2023; 372 in all of 2022',
      statement:
        'From January 1 to December 5, 2023, 589 vehicles were reported stolen in Fort McMurray, compared with 372 in all of 2022.',
      source: SOURCE_PAGES.fortMcMurrayThefts,
      asOf: '2023-12-14',
    },
    'fortMcMurray.rebuildPermits': {
      value: '2,322 building permits',
      caption: 'issued by May 2022 to rebuild after the fire of 2016',
      statement: 'By May 2022, 2,322 building permits had been issued to rebuild after the fire of 2016.',
      source: SOURCE_PAGES.fortMcMurrayRebuilt,
      asOf: '2022-05-03',
    },
  },
);
