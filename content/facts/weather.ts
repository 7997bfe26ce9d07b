import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const ibc = {
  name: 'Insurance Bureau of Canada, on the Calgary hailstorm of 2021',
  url: 'https://newswire.ca/news-releases/calgary-hailstorm-causes-247-million-in-insured-damage-824600681.html',
};
const ibc2024 = {
  name: 'Insurance Bureau of Canada, in CityNews Calgary (a copy on the Calgary News site)',
  url: 'https://calgary-news.ca/citytv/august-hailstorm-in-calgary-caused-2-8-billion-in-losses-second-highest-ever-behind-fort-mac-wildfire-ibc',
};
const catiq = {
  name: 'CatIQ, quoted by United Brokers News',
  url: 'https://unitedbrokersnews.com/catiq-releases-updated-industry-loss-estimate-of-cad-1-313bn-for-2024-jasper-wildfire',
};
const fortMcMurray = {
  name: 'CatIQ, in The Albertan',
  url: 'https://thealbertan.com/beyond-local/jasper-wildfire-damage-estimate-rises-to-123-billion-10162551',
};
const storms2025 = {
  name: 'Insurance Bureau of Canada, on the storms of August 2025',
  url: 'https://www.newswire.ca/news-releases/destructive-storm-that-hit-brooks-alberta-caused-over-235-million-in-insured-damage-861092056.html',
};

const flood2013 = {
  name: 'Insurance Bureau of Canada, in Ground Water Canada',
  url: 'https://www.groundwatercanada.com/alberta-floods-canadas-costliest-natural-disaster-2189/',
};

/** Insured losses. First estimates grow: each value says which one it is, and each statement its date. */
export const weatherFacts = factsAbout(
  'weather',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'calgary2024.date': {
      value: 'August 5, 2024',
      statement: 'A hailstorm struck north Calgary on August 5, 2024.',
      source: SOURCE_PAGES.hail2024First,
      asOf: '2024-09-11',
    },
    'calgary2024.loss': {
      value: 'about $3.25 billion',
      caption: 'in insured losses from the Calgary hailstorm of August 2024',
      statement:
        'Insured losses from the Calgary hailstorm of August 2024 were estimated at about $3.25 billion six months later.',
      source: SOURCE_PAGES.hail2024,
      asOf: '2025',
    },
    'calgary2024.estimated': {
      value: 'six months later',
      statement: 'The latest estimate of the Calgary hailstorm of August 2024 was made six months later.',
      source: SOURCE_PAGES.hail2024,
      asOf: '2025',
    },
    'calgary2024.claims': {
      value: 'more than 130,000',
      caption: 'claims after the Calgary hailstorm of August 2024',
      statement: 'The Calgary hailstorm of August 2024 led to more than 130,000 claims.',
      source: SOURCE_PAGES.hail2024First,
      asOf: '2024-09-11',
    },
    'calgary2024.homes': {
      value: 'nearly 60,000',
      caption: 'homes damaged in Calgary in August 2024',
      statement: 'The Calgary hailstorm of August 2024 damaged nearly 60,000 homes.',
      source: SOURCE_PAGES.hail2024,
      asOf: '2025',
    },
    'calgary2024.vehicles': {
      value: 'half',
      statement:
        'About half of the vehicles damaged by the Calgary hailstorm of August 2024 were total losses.',
      source: SOURCE_PAGES.hail2024,
      asOf: '2025',
    },
    'calgary2020.date': {
      value: 'June 13, 2020',
      statement: 'A hailstorm struck northeast Calgary on June 13, 2020.',
      source: ibc,
      asOf: '2021-08-04',
    },
    'calgary2020.loss': {
      value: 'about $1.2 billion',
      caption: 'in insured losses from the hailstorm of June 2020',
      statement: 'Insured losses from the Calgary hailstorm of June 2020 were about $1.2 billion.',
      source: ibc,
      asOf: '2021-08-04',
    },
    'calgary2021.date': {
      value: 'July 2, 2021',
      statement: 'A hailstorm struck Calgary on July 2, 2021.',
      source: ibc,
      asOf: '2021-08-04',
    },
    'calgary2021.loss': {
      value: 'about $700 million',
      statement:
        'In 2024 the Insurance Bureau of Canada put the insured losses from the Calgary hailstorm of July 2021 at $700 million.',
      source: ibc2024,
      asOf: '2024',
      verifiedOn: '2026-11-27',
    },
    'calgary2021.first': {
      value: '$247 million',
      statement:
        'The first estimate of insured losses from the Calgary hailstorm of July 2021 was $247 million, from CatIQ in August 2021.',
      source: ibc,
      asOf: '2021-08-04',
      verifiedOn: '2026-11-27',
    },
    'calgary2025.date': {
      value: 'July 13, 2025',
      statement: 'A hailstorm struck Calgary on July 13, 2025.',
      source: SOURCE_PAGES.hail2025,
      asOf: '2025-09-12',
    },
    'calgary2025.loss': {
      value: '$164 million',
      statement: 'Insured losses from the Calgary hailstorm of July 13, 2025 were estimated at $164 million.',
      source: SOURCE_PAGES.hail2025,
      asOf: '2025-09-12',
    },
    'prairie2025.date': {
      value: 'August 2025',
      statement: 'Prairie storms struck around Brooks in August 2025.',
      source: storms2025,
      asOf: '2025-12-08',
    },
    'prairie2025.loss': {
      value: 'more than $235 million',
      statement:
        'Prairie storms around Brooks in August 2025 caused more than $235 million in insured losses.',
      source: storms2025,
      asOf: '2025-12-08',
    },
    'wildfire.holdDistance': {
      value: '50 kilometres',
      caption: 'from a fire: within this distance, insurers may stop selling new policies',
      statement:
        'Near a wildfire, insurers often restrict new policies and changes to policies in areas as far as 50 kilometres away, according to the Insurance Bureau of Canada.',
      source: {
        name: 'Insurance Bureau of Canada, in National Observer',
        url: 'https://www.nationalobserver.com/2024/04/09/investigations/when-fires-draw-near-insurance-companies-put-homes-hold',
      },
      asOf: '2024-04-09',
      verifiedOn: '2026-11-26',
    },
    'hail.fiveYears': {
      value: '$6 billion',
      caption: 'insured hail losses in Alberta in the five years to August 2025',
      statement: 'Hail caused $6 billion in insured losses in Alberta in the five years to August 2025.',
      source: SOURCE_PAGES.hailFiveYears,
      asOf: '2025-08-14',
      verifiedOn: '2026-11-23',
    },
    'hail.period': {
      value: 'the five years to August 2025',
      statement: 'The hail figure counts the five years to August 2025.',
      source: SOURCE_PAGES.hailFiveYears,
      asOf: '2025-08-14',
      verifiedOn: '2026-11-23',
    },
    'flood2013.loss': {
      value: 'more than $1.7 billion',
      statement: 'The southern Alberta flood of June 2013 caused more than $1.7 billion in insured losses.',
      source: flood2013,
      asOf: '2013-09-25',
      verifiedOn: '2026-11-26',
    },
    'flood2013.date': {
      value: 'June 2013',
      statement: 'Southern Alberta flooded in June 2013.',
      source: flood2013,
      asOf: '2013-09-25',
    },
    'fortMcMurray2016.loss': {
      value: 'about $3.6 billion',
      caption: 'in insured losses from the wildfire of 2016',
      statement: 'The Fort McMurray wildfire of 2016 caused about $3.6 billion in insured losses.',
      source: fortMcMurray,
      asOf: '2025-01',
      verifiedOn: '2026-11-26',
    },
    'jasper2024.date': {
      value: 'July 2024',
      statement: 'A wildfire reached Jasper in July 2024.',
      source: catiq,
      asOf: '2025-07-25',
    },
    'jasper2024.loss': {
      value: 'about $1.3 billion',
      statement:
        'One year after the Jasper wildfire of July 2024, insured losses were estimated at about $1.3 billion.',
      source: catiq,
      asOf: '2025-07-25',
    },
    'airdrie2014.date': {
      value: 'August 2014',
      statement: 'Hail struck Airdrie and the country around it on August 7 and 8, 2014.',
      source: SOURCE_PAGES.airdrie2014,
      asOf: '2014',
      verifiedOn: '2026-11-23',
    },
    'airdrie2014.loss': {
      value: 'about $450 million',
      statement:
        'Insured losses from the Airdrie hailstorms of August 2014 were estimated at about $450 million.',
      source: SOURCE_PAGES.airdrie2014,
      asOf: '2014',
      verifiedOn: '2026-11-23',
    },
    'airdrie2014.estimate': {
      value: 'IBC, 2014',
      statement: 'The estimate for Airdrie was given by the Insurance Bureau of Canada (IBC) in 2014.',
      source: SOURCE_PAGES.airdrie2014,
      asOf: '2014',
      verifiedOn: '2026-11-23',
    },
    'flood2013.estimate': {
      value: 'IBC, September 2013',
      statement:
        'The figure for the flood of 2013 is the estimate that the Insurance Bureau of Canada gave in September 2013.',
      source: flood2013,
      asOf: '2013-09-25',
      verifiedOn: '2026-11-23',
    },
    'fortMcMurray2016.estimate': {
      value: 'CatIQ, January 2025',
      statement: 'The figure for the Fort McMurray wildfire is as CatIQ gave it in January 2025.',
      source: fortMcMurray,
      asOf: '2025-01',
      verifiedOn: '2026-11-26',
    },
    'redDeer2017.estimate': {
      value: 'CHAT News, July 2017',
      statement: 'The figure for the Red Deer plow wind was reported in July 2017.',
      source: {
        name: 'CHAT News Today, on the 2017 windstorm',
        url: 'https://chatnewstoday.ca/article/519644/june-windstorm-results-30-million-insured-damage',
      },
      asOf: '2017-07-17',
      verifiedOn: '2026-11-23',
    },
    'fortMcMurray2020.estimate': {
      value: 'IBC, August 2020',
      statement:
        'The figure for the Fort McMurray flood was given by the Insurance Bureau of Canada (IBC) in August 2020.',
      source: SOURCE_PAGES.fortMcMurrayFlood,
      asOf: '2020-08-04',
      verifiedOn: '2026-11-23',
    },
    'fortMcMurray2020.first': {
      value: 'more than $228 million',
      statement:
        'In June 2020, the Fort McMurray flood was estimated at more than $228 million in insured losses.',
      source: SOURCE_PAGES.fortMcMurrayFlood,
      asOf: '2020-08-04',
      verifiedOn: '2026-11-23',
    },
    'calgary2020.estimate': {
      value: 'IBC, August 2021',
      statement:
        'The figure for the hailstorm of June 2020 was given by the Insurance Bureau of Canada (IBC) in August 2021.',
      source: ibc,
      asOf: '2021-08-04',
      verifiedOn: '2026-11-23',
    },
    'calgary2021.estimate': {
      value: 'IBC, 2024',
      statement:
        'The figure for the hailstorm of July 2021 is as the Insurance Bureau of Canada (IBC) gave it in 2024.',
      source: ibc2024,
      asOf: '2024',
      verifiedOn: '2026-11-27',
    },
    'jasper2024.estimate': {
      value: 'CatIQ, July 2025',
      statement: 'The figure for the Jasper wildfire is as CatIQ gave it in July 2025.',
      source: catiq,
      asOf: '2025-07-25',
      verifiedOn: '2026-11-23',
    },
    'calgary2024.estimate': {
      value: 'CatIQ, early 2025',
      statement: 'The figure for the hailstorm of August 2024 is as CatIQ gave it six months later.',
      source: SOURCE_PAGES.hail2024,
      asOf: '2025',
      verifiedOn: '2026-11-23',
    },
    'calgary2025.estimate': {
      value: 'IBC, September 2025',
      statement:
        'The figure for the hailstorm of July 2025 was given by the Insurance Bureau of Canada (IBC) in September 2025.',
      source: SOURCE_PAGES.hail2025,
      asOf: '2025-09-12',
      verifiedOn: '2026-11-23',
    },
    'calgary2025.first': {
      value: '$92 million',
      statement:
        'In August 2025, the Calgary hailstorm of July 2025 was estimated at $92 million in insured losses.',
      source: SOURCE_PAGES.hail2025,
      asOf: '2025-09-12',
      verifiedOn: '2026-11-23',
    },
    'prairie2025.estimate': {
      value: 'CatIQ, December 2025',
      statement: 'The figure for the storms around Brooks is as CatIQ gave it in December 2025.',
      source: storms2025,
      asOf: '2025-12-08',
      verifiedOn: '2026-11-23',
    },
  },
);
