import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const edmontonCensus = {
  name: 'Statistics Canada, 2021 census, in CTV News Edmonton',
  url: 'https://edmonton.ctvnews.ca/edmonton-surpasses-1m-residents-in-latest-census-1.5775098',
};

const wind2011 = {
  name: 'Canadian Underwriter, on the windstorm of November 2011',
  url: 'https://www.canadianunderwriter.ca/insurance/windstorm-wreaks-havoc-on-southern-alberta-1000722131/',
};
const thefts2022 = {
  name: 'Alberta Motor Association, in Western Standard',
  url: 'https://www.westernstandard.news/alberta/ama-says-alberta-has-second-highest-rate-of-auto-thefts-after-saskatchewan/50934',
};
const valve = {
  name: 'EPCOR, quoted by Yahoo News',
  url: 'https://ca.news.yahoo.com/epcor-lays-priorities-flood-prevention-225600788.html',
};
const hail2019 = {
  name: 'Insurance Bureau of Canada, in Edmonton Journal',
  url: 'https://edmontonjournal.com/news/local-news/august-hailstorm-caused-90-million-in-insured-damages-ibc',
};
const valve2021 = {
  name: 'Wood Buffalo council, in Cruz FM',
  url: 'https://www.cruzradio.com/2020/12/15/council-approves-1m-sewer-backwater-prevention-program-providing-subsidies-up-to-3k-for-new-valves/',
};
const thirdCity = {
  name: 'Red Deer Advocate, on the populations of Red Deer and Lethbridge',
  url: 'https://www.reddeeradvocate.com/news/red-deer-mayor-not-conceding-third-biggest-city-status-7120434',
};
const drainage = {
  name: 'EPCOR report on flood risk, in Edmonton Journal',
  url: 'http://canadianews.org/edmonton/2018/10/20/462328-epcor-releases-maps-showing-flood-risk-by-sub-basin-2.html',
};
const plowWind = {
  name: 'CHAT News Today, on the 2017 windstorm',
  url: 'https://chatnewstoday.ca/article/519644/june-windstorm-results-30-million-insured-damage',
};
const wildfire2016 = {
  name: 'Insurance Bureau of Canada and CatIQ, in CTV News',
  url: 'http://edmonton.ctvnews.ca/fort-mcmurray-wildfires-damage-cost-3-58-billion-1.2977275',
};
const wildfire2024 = {
  name: 'Global News, on the fire of May 2024',
  url: 'https://globalnews.ca/news/10495658/residents-near-fort-mcmurray-wildfire-now-on-2-hour-evacuation-alert/',
};
const municipalCensus = {
  name: 'Regional Municipality of Wood Buffalo, municipal census 2025',
  url: 'https://www.rmwb.ca/news/posts/census-2025-paints-picture-of-stability-and-family-connections',
};
const medicineHat = {
  name: 'Medicine Hat News, on the 2013 flood',
  url: 'https://medicinehatnews.com/news/local-news/2018/06/22/five-years-since-2013-flood',
};

/** What is particular to each place. Losses of storms that several pages use are in weather.ts. */
export const cityFacts = factsAbout(
  'city',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'alberta.thefts2022': {
      value: '20,725 vehicles',
      statement: 'In 2022, 20,725 vehicles were stolen in Alberta.',
      source: thefts2022,
      asOf: '2023-12-11',
    },
    'calgary.population': {
      value: '1,306,784',
      caption: 'people in the census of 2021',
      statement: 'The 2021 census counted 1,306,784 people in Calgary.',
      source: {
        name: 'Statistics Canada, 2021 census, in LiveWire Calgary',
        url: 'https://livewirecalgary.com/2022/02/16/data-2021-census-calgary-population-growth/',
      },
      asOf: '2021',
    },
    'calgary.homesShare': {
      value: 'almost one in five',
      statement: 'The hailstorm of August 5, 2024 hit almost one in five Calgary homes.',
      source: SOURCE_PAGES.hail2024First,
      asOf: '2024-09-11',
    },
    'calgary.evacuated2013': {
      value: 'about 75,000 people',
      caption: 'ordered out of their homes in the flood of June 2013',
      statement: 'In the flood of June 2013, about 75,000 Calgarians were ordered out of their homes.',
      source: {
        name: 'Claims Journal, on the flood of June 2013',
        url: 'https://www.claimsjournal.com/news/international/2013/06/25/231649.htm',
      },
      asOf: '2013-06-25',
      verifiedOn: '2026-11-26',
    },
    'calgary.infrastructure2013': {
      value: '$445 million',
      caption: 'in damage to public infrastructure, from the flood of June 2013',
      statement: 'The flood of June 2013 caused $445 million in damage to public infrastructure in Calgary.',
      source: {
        name: 'Flood Free Calgary, on the cost of the flood of 2013',
        url: 'http://www.floodfreecalgary.com/the-facts/impact/',
      },
      asOf: '2017-11-08',
      verifiedOn: '2026-11-26',
    },
    'calgary.gustDate': {
      value: 'November 27, 2011',
      statement: 'The windstorm that broke office windows in Calgary came on November 27, 2011.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'calgary.theftsYear': {
      value: '2022',
      statement: 'The count of stolen vehicles in Calgary is for 2022.',
      source: thefts2022,
      asOf: '2023-12-11',
    },
    'calgary.report': {
      value: 'online',
      statement:
        'Calgary police take collision reports by phone when somebody is hurt or a vehicle cannot be driven, and otherwise online or at a district office.',
      source: SOURCE_PAGES.calgaryCollisions,
      asOf: '2026',
    },
    'calgary.roofRebate': {
      value: 'up to $3,000',
      statement: "The City of Calgary's rebate of up to $3,000 for a stronger roof has ended.",
      source: {
        name: 'City of Calgary, Resilient Roofing Rebate',
        url: 'https://calgary.ca/council/ward-14/articles/resilient-roofing-rebate-program.html',
      },
      asOf: '2022',
    },
    'edmonton.population': {
      value: 'more than one million',
      statement: 'The 2021 census counted more than one million people in Edmonton.',
      source: edmontonCensus,
      asOf: '2021',
    },
    'edmonton.metro': {
      value: 'over 1.4 million',
      caption: 'people in Edmonton and the municipalities around it (2021 census)',
      statement:
        'The 2021 census counted over 1.4 million people in Edmonton and the municipalities around it.',
      source: edmontonCensus,
      asOf: '2021',
    },
    'edmonton.basins': {
      value: 'about 1,300',
      caption: 'drainage areas that EPCOR, the city’s utility, ranked by flood risk in 2018',
      statement:
        'EPCOR, the city’s utility, ranked about 1,300 drainage areas of Edmonton by their risk of flooding.',
      source: drainage,
      asOf: '2018',
    },
    'edmonton.basinsYear': {
      value: '2018',
      statement: 'EPCOR published its ranking of the drainage areas of Edmonton in 2018.',
      source: drainage,
      asOf: '2018',
      verifiedOn: '2026-11-23',
    },
    'edmonton.basinsHigh': {
      value: 'about a quarter',
      statement:
        'In 2018, EPCOR rated about a quarter of Edmonton’s drainage areas at high risk of flooding.',
      source: drainage,
      asOf: '2018',
    },
    'edmonton.fatal2025': {
      value: '32 deaths on the road',
      caption: 'from January 1 to December 27, 2025; 26 in all of 2024',
      statement:
        'From January 1 to December 27, 2025, 32 people were killed in collisions on Edmonton’s roads; in all of 2024 it was 26.',
      source: {
        name: 'Postmedia, year-end interview with the chief of the Edmonton Police Service (a copy on Arab News 24)',
        url: 'https://arabnews24.ca/ar/Canada_USA_Forums/758802.html',
      },
      asOf: '2025-12-27',
    },
    'edmonton.centreUse': {
      value: 'collisions in which nobody is seriously hurt',
      statement:
        'Edmonton’s Collision Reporting Centres are for collisions in which nobody is seriously hurt; a car that cannot be driven is towed there.',
      source: {
        name: 'AccidentInfo, on Edmonton’s Collision Reporting Centres',
        url: 'https://accidentinfo.ca/edmontons-new-collision-reporting-centres-everything-you-need-to-know',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'edmonton.policeUse': {
      value: 'hit-and-runs and collisions with uninsured drivers',
      statement: 'Edmonton police still handle hit-and-runs and collisions with uninsured drivers.',
      source: {
        name: 'Armour Insurance, on collision reporting in Edmonton',
        url: 'https://www.armourinsurance.ca/blog/important-changes-to-edmonton-collision-reporting',
      },
      asOf: '2022-09',
      verifiedOn: '2026-11-23',
    },
    'edmonton.centresSince': {
      value: '2022',
      statement:
        'Since 2022, drivers in Edmonton have reported most collisions at a Collision Reporting Centre rather than at a police counter.',
      source: {
        name: 'CTV News Edmonton, on Collision Reporting Centres',
        url: 'https://edmonton.ctvnews.ca/involved-in-a-crash-in-edmonton-you-ll-no-longer-report-it-to-eps-1.6090221',
      },
      asOf: '2022-09',
      verifiedOn: '2026-11-26',
    },
    'edmonton.hailDate': {
      value: 'August 2, 2019',
      statement: 'A hailstorm struck Edmonton and the towns around it on August 2, 2019.',
      source: hail2019,
      asOf: '2019-08',
      verifiedOn: '2026-11-26',
    },
    'edmonton.hailLoss': {
      value: 'about $90 million',
      statement:
        'Insured losses from the Edmonton hailstorm of August 2, 2019 were first estimated at about $90 million.',
      source: hail2019,
      asOf: '2019-08',
      verifiedOn: '2026-11-26',
    },
    'edmonton.valveRebate': {
      value: 'up to $800',
      statement: 'In 2018, EPCOR paid up to $800 toward a backwater valve; check whether the rebate is open.',
      source: valve,
      asOf: '2018',
    },
    'edmonton.valveYear': {
      value: '2018',
      statement: 'The EPCOR rebate for a backwater valve that we read of was paid in 2018.',
      source: valve,
      asOf: '2018',
    },
    'redDeer.report': {
      value: 'in person at an RCMP detachment',
      statement:
        'In Red Deer a collision in which police are not needed at the scene is reported in person at an RCMP detachment.',
      source: {
        name: 'Red Deer RCMP, on reporting collisions, in Red Deer Express',
        url: 'https://reddeerexpress.com/news/rcmp-remind-drivers-when-to-report-motor-vehicle-collisions',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'redDeer.rcmpLine': {
      value: '310-RCMP (310-7267)',
      statement: 'The RCMP in Alberta takes calls that are not an emergency at 310-RCMP (310-7267).',
      source: {
        name: 'Alberta RCMP, in The Albertan, on the non-emergency line',
        url: 'https://thealbertan.com/beyond-local/alberta-rcmp-debuts-provincewide-non-emergency-line-10531206',
      },
      asOf: '2025-04',
      verifiedOn: '2026-11-30',
    },
    'redDeer.population2023': {
      value: '109,262',
      caption: 'people in July 2023',
      statement: 'According to Statistics Canada, Red Deer had 109,262 people in July 2023.',
      source: SOURCE_PAGES.redDeerPopulation,
      asOf: '2023-07',
      verifiedOn: '2026-11-27',
    },
    'redDeer.windDate': {
      value: 'June 20, 2017',
      statement: 'A plow wind struck Red Deer on June 20, 2017.',
      source: plowWind,
      asOf: '2017-07-17',
    },
    'redDeer.windSpeed': {
      value: 'more than 100 km/h',
      statement: 'The plow wind of June 20, 2017 blew at more than 100 km/h.',
      source: plowWind,
      asOf: '2017-07-17',
    },
    'redDeer.windLoss': {
      value: 'more than $30 million',
      caption: 'in insured losses from the windstorm (plow wind) of June 20, 2017',
      statement: 'The plow wind of June 20, 2017 caused more than $30 million in insured losses in Red Deer.',
      source: plowWind,
      asOf: '2017-07-17',
    },
    'redDeer.windPower': {
      value: 'up to 35%',
      statement: 'The plow wind of June 20, 2017 left up to 35% of Red Deer without power.',
      source: plowWind,
      asOf: '2017-07-17',
    },
    'redDeer.storm2018': {
      value: 'about $30 million',
      caption: 'in insured losses in central Alberta and Saskatchewan, from a storm in July 2018',
      statement:
        'A storm in July 2018 caused about $30 million in insured losses over central Alberta and Saskatchewan.',
      source: {
        name: 'Red Deer Advocate, on the storms of 2018',
        url: 'https://www.reddeeradvocate.com/news/summer-storms-cause-30-million-of-insured-damage-in-central-alberta/',
      },
      asOf: '2018-09-07',
    },
    'lethbridge.municipal2023': {
      value: '106,550',
      caption: 'people in the city’s own count of 2023',
      statement: "The city's own count of 2023 found 106,550 people in Lethbridge.",
      source: thirdCity,
      asOf: '2023',
    },
    'lethbridge.fireDate': {
      value: 'November 27, 2011',
      statement: 'A wind-driven grass fire reached the edge of Lethbridge on November 27, 2011.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'lethbridge.fireEvacuated': {
      value: 'more than 100 people',
      caption: 'forced from their homes by the grass fire of November 27, 2011',
      statement: 'The grass fire of November 27, 2011 forced more than 100 people from their homes.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'lethbridge.roof': {
      value: 'the roof of an industrial building',
      statement: 'The same windstorm tore the roof off an industrial building in Lethbridge.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'lethbridge.reportCentre': {
      value: 'since September 2012',
      statement:
        'Alberta’s first Collision Reporting Centre, for collisions without injuries, opened in Lethbridge in September 2012.',
      source: SOURCE_PAGES.lethbridgeCentre,
      asOf: '2012-09-13',
    },
    'fortMcMurray.municipal2025': {
      value: '107,740',
      caption: 'people in Wood Buffalo (with Fort McMurray and temporary workers) in 2025',
      statement:
        'The municipal census of 2025 counted 107,740 people in Wood Buffalo, the municipality that includes Fort McMurray, temporary workers included.',
      source: municipalCensus,
      asOf: '2025',
    },
    'fortMcMurray.permanent': {
      value: 'about 11%',
      caption: 'more permanent residents in Wood Buffalo in 2025 than in 2021',
      statement: 'From 2021 to 2025 the number of permanent residents of Wood Buffalo grew by about 11%.',
      source: municipalCensus,
      asOf: '2025',
    },
    'fortMcMurray.camps': {
      value: '25 work camps',
      caption: 'in Wood Buffalo in 2025, down from 68 in 2021',
      statement: 'From 2021 to 2025 the number of work camps in Wood Buffalo fell from 68 to 25.',
      source: municipalCensus,
      asOf: '2025',
    },
    'fortMcMurray.fireYear': {
      value: 'May 2016',
      statement: 'The Horse River wildfire reached Fort McMurray in May 2016.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.fireEvacuated': {
      value: '88,000 people',
      caption: 'forced to leave by the wildfire of 2016',
      statement: 'The Horse River wildfire of 2016 forced 88,000 people to leave.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.fireBuildings': {
      value: 'about 2,400 buildings',
      caption: 'destroyed by the wildfire of 2016',
      statement: 'The Horse River wildfire of 2016 destroyed about 2,400 buildings.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.fireHomeClaims': {
      value: 'about 27,000',
      statement: 'The Horse River wildfire of 2016 led to about 27,000 personal property claims.',
      source: wildfire2016,
      asOf: '2016-07-07',
      verifiedOn: '2026-11-26',
    },
    'fortMcMurray.fireAutoClaims': {
      value: 'about 12,000',
      statement: 'The Horse River wildfire of 2016 led to about 12,000 automobile claims.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.fireBusinessClaims': {
      value: 'about 5,000',
      statement: 'The Horse River wildfire of 2016 led to about 5,000 commercial claims.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.floodDate': {
      value: 'April 2020',
      statement: 'An ice jam flooded Fort McMurray in April 2020.',
      source: SOURCE_PAGES.fortMcMurrayFlood,
      asOf: '2020-08-04',
    },
    'fortMcMurray.floodEvacuated': {
      value: 'about 13,000 people',
      caption: 'forced to leave by the flood of April 2020',
      statement: 'The ice-jam flood of April 2020 forced about 13,000 people to leave.',
      source: SOURCE_PAGES.fortMcMurrayFlood,
      asOf: '2020-08-04',
    },
    'fortMcMurray.floodLoss': {
      value: '$522 million',
      caption: 'in insured losses from the ice-jam flood of April 2020',
      statement: 'The ice-jam flood of April 2020 caused $522 million in insured losses.',
      source: SOURCE_PAGES.fortMcMurrayFlood,
      asOf: '2020-08-04',
    },
    'fortMcMurray.valve': {
      value: 'up to $3,000',
      statement:
        'From March 1, 2021, the Regional Municipality of Wood Buffalo paid up to $3,000 toward a backwater valve in six areas that flood; check whether it still does.',
      source: valve2021,
      asOf: '2020-12-15',
      verifiedOn: '2026-11-26',
    },
    'fortMcMurray.valveYear': {
      value: '2021',
      statement: 'The subsidy of Wood Buffalo for backwater valves began on March 1, 2021.',
      source: valve2021,
      asOf: '2020-12-15',
      verifiedOn: '2026-11-26',
    },
    'fortMcMurray.fire2024Date': {
      value: 'May 2024',
      statement: 'A wildfire came near Fort McMurray again from May 14 to 18, 2024.',
      source: wildfire2024,
      asOf: '2024-05-14',
    },
    'fortMcMurray.fire2024Evacuated': {
      value: '6,600 residents',
      statement:
        'In May 2024, 6,600 residents of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace had to leave.',
      source: wildfire2024,
      asOf: '2024-05-14',
    },
    'medicineHat.displaced2013': {
      value: 'about 8,000 people',
      statement:
        'The flood of June 2013 displaced about 8,000 people in Medicine Hat, by later city figures.',
      source: medicineHat,
      asOf: '2018-06-22',
    },
    'medicineHat.properties2013': {
      value: '2,845 properties',
      statement: 'The flood of June 2013 affected 2,845 properties in Medicine Hat, by later city figures.',
      source: medicineHat,
      asOf: '2018-06-22',
    },
  },
);
