import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

const census = { name: 'Statistics Canada, 2021 census', url: 'https://www.statcan.gc.ca' };
const metro = { name: 'Statistics Canada estimates, quoted by citypopulation.de and Juno News' };
const calgaryPolice = { name: 'Calgary Police Service', url: 'https://www.calgary.ca' };
const flood2013 = { name: 'Claims Journal and Business in Calgary, on the 2013 flood' };
const wind2011 = { name: 'Canadian Underwriter, on the windstorm of November 2011' };
const drainage = { name: 'CBC and Edmonton Journal, on the EPCOR drainage study' };
const plowWind = { name: 'CHAT News Today, on the 2017 windstorm' };
const wildfire2016 = { name: 'CTV News and CatIQ, on the Horse River wildfire' };
const wildfire2024 = { name: 'Global News' };
const municipalCensus = {
  name: 'Regional Municipality of Wood Buffalo, municipal census 2025',
  url: 'https://www.rmwb.ca',
};
const medicineHat = { name: 'Medicine Hat News, on the 2013 flood' };

/** What is particular to each place. Losses of storms that several pages use are in weather.ts. */
export const cityFacts = factsAbout(
  'city',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'alberta.population': {
      value: 'almost 4.9 million',
      statement: 'Alberta had almost 4.9 million people (4,888,723) on July 1, 2024.',
      source: { name: 'Statistics Canada estimates, quoted by citypopulation.de' },
      asOf: '2024-07-01',
    },
    'alberta.thefts2022': {
      value: '20,725 vehicles',
      statement: 'In 2022, 20,725 vehicles were stolen in Alberta.',
      source: { name: 'Western Standard' },
      asOf: '2023-12-11',
    },
    'calgary.population': {
      value: '1,306,784',
      statement: 'The 2021 census counted 1,306,784 people in Calgary.',
      source: census,
      asOf: '2021',
    },
    'calgary.metro': {
      value: 'about 1.83 million',
      statement:
        'The Calgary metropolitan area had about 1.83 million people in mid-2025, worked out from official estimates.',
      source: metro,
      asOf: '2026-01',
    },
    'calgary.homesShare': {
      value: 'almost one in five',
      statement: 'The hailstorm of August 5, 2024 hit almost one in five Calgary homes.',
      source: SOURCES.ibc,
      asOf: '2024-09-11',
    },
    'calgary.evacuated2013': {
      value: '75,000 to 80,000 people',
      statement:
        'In the flood of June 2013, about 75,000 to 80,000 Calgarians were ordered out of their homes.',
      source: flood2013,
      asOf: '2018',
    },
    'calgary.infrastructure2013': {
      value: '$445 million',
      statement: 'The flood of June 2013 did $445 million of damage to public works in Calgary.',
      source: flood2013,
      asOf: '2018',
    },
    'calgary.gust': {
      value: '91 km/h',
      statement: 'A chinook gust of 91 km/h broke office windows in Calgary on November 27, 2011.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'calgary.gustDate': {
      value: 'November 27, 2011',
      statement: 'The windstorm that broke office windows in Calgary came on November 27, 2011.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'calgary.thefts2022': {
      value: 'more than 5,000 vehicles',
      statement: 'In 2022, more than 5,000 vehicles were stolen in Calgary.',
      source: { name: 'Western Standard' },
      asOf: '2023-12-11',
    },
    'calgary.theftsYear': {
      value: '2022',
      statement: 'The count of stolen vehicles in Calgary is for 2022.',
      source: { name: 'Western Standard' },
      asOf: '2023-12-11',
    },
    'calgary.report': {
      value: 'a police district office',
      statement:
        'Calgary police take collision reports at a district office, with the vehicle, licence, registration and proof of insurance, not online.',
      source: calgaryPolice,
      asOf: 'undated',
    },
    'calgary.roofRebate': {
      value: 'up to $3,000',
      statement: "The City of Calgary's rebate of up to $3,000 for a stronger roof has ended.",
      source: { name: 'City of Calgary', url: 'https://www.calgary.ca' },
      asOf: '2022',
    },
    'edmonton.population': {
      value: '1,010,899',
      statement: 'The 2021 census counted 1,010,899 people in Edmonton.',
      source: census,
      asOf: '2021',
    },
    'edmonton.metro': {
      value: 'about 1.68 million',
      statement:
        'The Edmonton metropolitan area had about 1.68 million people in mid-2025, worked out from official estimates.',
      source: metro,
      asOf: '2026-01',
    },
    'edmonton.basins': {
      value: 'about 1,300',
      statement: 'EPCOR ranked about 1,300 drainage areas of Edmonton by their risk of flooding.',
      source: drainage,
      asOf: '2018',
    },
    'edmonton.basinsHigh': {
      value: 'about a quarter',
      statement: 'In that study, about a quarter of the drainage areas of Edmonton were at high risk.',
      source: drainage,
      asOf: '2018',
    },
    'edmonton.fatal2025': {
      value: '32 fatal collisions',
      statement: 'Edmonton had 32 fatal collisions in 2025, reported as the most in 17 years.',
      source: { name: 'UAConnect, quoting the Edmonton Police Service' },
      asOf: '2026',
    },
    'edmonton.fatalYear': {
      value: '2025',
      statement: 'The count of fatal collisions in Edmonton is for 2025.',
      source: { name: 'UAConnect, quoting the Edmonton Police Service' },
      asOf: '2026',
    },
    'edmonton.centresSince': {
      value: '2022',
      statement: 'Edmonton has used Collision Reporting Centres instead of police counters since 2022.',
      source: { name: 'CTV News Edmonton' },
      asOf: '2023-12',
    },
    'edmonton.gusts': {
      value: '120 km/h',
      statement: 'Wind gusts of up to 120 km/h have been reported around Edmonton in a past storm season.',
      source: { name: "Lane's Insurance" },
      asOf: 'undated',
    },
    'edmonton.valveRebate': {
      value: 'up to $800',
      statement: 'In 2018, EPCOR paid up to $800 toward a backwater valve; check whether the rebate is open.',
      source: { name: 'EPCOR, quoted by Yahoo News' },
      asOf: '2018',
    },
    'edmonton.fromCalgary': {
      value: 'about 300 km',
      statement: 'Edmonton lies about 300 km north of Calgary.',
      source: { name: 'Public geography data set' },
      asOf: 'undated',
    },
    'redDeer.population': {
      value: '100,844',
      statement: 'The 2021 census counted 100,844 people in Red Deer.',
      source: census,
      asOf: '2022-02-11',
    },
    'redDeer.estimate2022': {
      value: '105,883',
      statement: 'A provincial estimate for 2022 put Red Deer at 105,883 people.',
      source: { name: 'Red Deer Advocate' },
      asOf: '2023',
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
      statement: 'The plow wind of June 20, 2017 caused more than $30 million of insured losses in Red Deer.',
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
      statement:
        'A storm in July 2018 caused about $30 million of insured losses over central Alberta and Saskatchewan.',
      source: { name: 'Red Deer Advocate' },
      asOf: '2018-09-07',
    },
    'redDeer.storm2018Date': {
      value: 'July 2018',
      statement: 'The storm over central Alberta and Saskatchewan came in July 2018.',
      source: { name: 'Red Deer Advocate' },
      asOf: '2018-09-07',
    },
    'lethbridge.population': {
      value: '98,406',
      statement: 'The 2021 census counted 98,406 people in Lethbridge.',
      source: census,
      asOf: '2022-02-11',
    },
    'lethbridge.municipal2023': {
      value: '106,550',
      statement: "The city's own count of 2023 found 106,550 people in Lethbridge.",
      source: { name: 'Red Deer Advocate, on the municipal census' },
      asOf: '2023',
    },
    'lethbridge.metro': {
      value: '139,844',
      statement: 'The Lethbridge metropolitan area had an estimated 139,844 people on July 1, 2024.',
      source: { name: 'Statistics Canada estimates, quoted by citypopulation.de' },
      asOf: '2024-07-01',
    },
    'lethbridge.fireDate': {
      value: 'November 27, 2011',
      statement: 'A wind-driven grass fire reached the edge of Lethbridge on November 27, 2011.',
      source: wind2011,
      asOf: '2011-11-28',
    },
    'lethbridge.fireEvacuated': {
      value: 'more than 100 people',
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
    'lethbridge.hailClaims': {
      value: '$59 million',
      statement:
        'A mid-July hailstorm that damaged Lethbridge led to $59 million of claims in Alberta, by an undated report.',
      source: { name: 'Insurance Business' },
      asOf: 'undated',
    },
    'fortMcMurray.status': {
      value: 'an urban service area of the Regional Municipality of Wood Buffalo',
      statement:
        'Fort McMurray is an urban service area of the Regional Municipality of Wood Buffalo, not a city.',
      source: { name: 'Wikipedia, on Fort McMurray' },
      asOf: 'undated',
    },
    'fortMcMurray.municipal2025': {
      value: '107,740',
      statement:
        'The municipal census of 2025 counted 107,740 people in the region, temporary workers included.',
      source: municipalCensus,
      asOf: '2025',
    },
    'fortMcMurray.permanent': {
      value: '11.16%',
      statement: 'From 2021 to 2025 the number of permanent residents of the region grew by 11.16%.',
      source: municipalCensus,
      asOf: '2025',
    },
    'fortMcMurray.camps': {
      value: 'from 68 to 25',
      statement: 'From 2021 to 2025 the number of work camps in the region fell from 68 to 25.',
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
      statement: 'The Horse River wildfire of 2016 forced 88,000 people to leave.',
      source: wildfire2016,
      asOf: '2016-07-07',
    },
    'fortMcMurray.fireBuildings': {
      value: 'about 2,400 buildings',
      statement: 'The Horse River wildfire of 2016 destroyed about 2,400 buildings.',
      source: wildfire2016,
      asOf: '2016-07-07',
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
      source: { name: "Lane's Insurance and Wikipedia, on the 2020 flood" },
      asOf: '2020',
    },
    'fortMcMurray.floodEvacuated': {
      value: 'about 13,000 people',
      statement: 'The ice-jam flood of April 2020 forced about 13,000 people to leave.',
      source: { name: "Lane's Insurance and Wikipedia, on the 2020 flood" },
      asOf: '2020',
    },
    'fortMcMurray.floodLoss': {
      value: 'more than $520 million',
      statement: 'The ice-jam flood of April 2020 caused more than $520 million of insured losses.',
      source: { name: "Lane's Insurance and Wikipedia, on the 2020 flood" },
      asOf: '2020',
    },
    'fortMcMurray.fire2024Date': {
      value: 'May 2024',
      statement: 'A wildfire came near Fort McMurray again from May 14 to 18, 2024.',
      source: wildfire2024,
      asOf: '2024-05-18',
    },
    'fortMcMurray.fire2024Evacuated': {
      value: '6,600 residents',
      statement:
        'In May 2024, 6,600 residents of Abasand, Beacon Hill, Prairie Creek and Grayling Terrace had to leave.',
      source: wildfire2024,
      asOf: '2024-05-18',
    },
    'medicineHat.displaced2013': {
      value: 'about 8,000 people',
      statement:
        'The flood of June 2013 displaced about 8,000 people in Medicine Hat, by later city figures.',
      source: medicineHat,
      asOf: '2023',
    },
    'medicineHat.properties2013': {
      value: '2,845 properties',
      statement: 'The flood of June 2013 affected 2,845 properties in Medicine Hat, by later city figures.',
      source: medicineHat,
      asOf: '2023',
    },
  },
);
