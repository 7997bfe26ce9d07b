import { factsAbout } from './reading/fact.ts';

/** What cities, counties and public health inspectors ask of a kitchen on wheels. */
export const foodTruckFacts = factsAbout(
  'foodTruck',
  { verifiedOn: '2026-11-27', reviewBy: '2027-11-27' },
  {
    codesSince: {
      value: 'May 2018',
      statement:
        'Since an interpretation of May 2018, the Safety Codes Act applies to mobile cooking operations everywhere in Alberta, and they are inspected much like kitchens in buildings.',
      source: {
        name: 'City of Red Deer, mobile cooking operations',
        url: 'https://secure.reddeer.ca/city-services/permits-and-inspections/commercialindustrial-permits--applications/mobile-cooking-operations/',
      },
      asOf: 'undated',
    },
    handlingPermit: {
      value: 'food handling permit',
      statement:
        'Public health inspectors (Environmental Public Health, then a part of Alberta Health Services) issue the food handling permit; for a mobile kitchen the application names its base of operations, where some operators store and prepare food.',
      source: {
        name: 'Alberta Health Services, food handling permit application',
        url: 'https://form.jotform.com/240984997784078',
      },
      asOf: '2025-08',
    },
    calgaryLicence: {
      value: 'municipal business licence',
      statement:
        'Calgary requires a municipal business licence for food trucks, and a fire inspection that their operators ask the city for.',
      source: {
        name: 'City of Calgary, mobile food vendors',
        url: 'https://www.calgary.ca/for-business/licences/mobile-food-vendors.html',
      },
      asOf: 'undated',
    },
    calgaryInspections: {
      value: 'plumbing and gas, electrical parts, fire safety, ventilation and cooling',
      statement:
        'Food trucks in Calgary need yearly safety inspections of plumbing and gas, electrical parts, fire, ventilation and cooling, and one by Alberta Health Services.',
      source: {
        name: 'City of Calgary, on food truck inspections',
        url: 'https://newsroom.calgary.ca/calgarys-food-trucks-get-ready-for-festival-season/',
      },
      asOf: '2019-05-07',
    },
    calgaryTold: {
      value: 'May 2019',
      statement: 'The City of Calgary described its yearly inspections of food trucks in May 2019.',
      source: {
        name: 'City of Calgary, on food truck inspections',
        url: 'https://newsroom.calgary.ca/calgarys-food-trucks-get-ready-for-festival-season/',
      },
      asOf: '2019-05-07',
      verifiedOn: '2026-11-28',
    },
    edmontonLiability: {
      value: '$2 million',
      statement:
        'To sell on city property in Edmonton, a vendor needs a vending permit, a city business licence and $2 million of general liability insurance; who sells food also needs a food handling permit for the unit.',
      source: {
        name: 'City of Edmonton, vending permit',
        url: 'http://www.edmonton.ca/bylaws_licences/vending-permit.aspx',
      },
      asOf: 'undated',
    },
    detectors: {
      value: 'a propane leak detector and a carbon monoxide detector',
      statement:
        'In Strathcona County a food truck shows current reports on its exhaust and fire suppression systems, a carbon monoxide detector if an appliance burns fuel, and a propane leak detector if one runs on propane.',
      source: {
        name: 'Strathcona County, food truck inspections',
        url: 'https://www.strathcona.ca/emergencies-enforcement/fire-prevention-and-investigation/food-truck-inspections/',
      },
      asOf: '2023',
    },
    countyLiability: {
      value: '$5 million',
      statement:
        'Kneehill County asks food trucks on its own land for $5 million of general liability and $2 million of vehicle liability.',
      source: {
        name: 'Kneehill County, food truck and mobile vendor policy',
        url: 'https://laserfiche.kneehillcounty.com/WebLink/DocView.aspx?id=519380&dbid=0&repo=Kneehill',
      },
      asOf: '2022-04-26',
    },
  },
);
