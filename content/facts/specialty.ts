import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const strathcona = {
  name: 'Strathcona County, on off-road vehicles',
  url: 'https://strathcona.ca/emergencies-enforcement/policing-and-enforcement/traffic-safety-and-enforcement/off-road-vehicles',
};

const smallVehicles = {
  name: 'Alberta Transportation, fact sheet on small vehicles (a copy on another website)',
  url: 'https://m.moam.info/small-vehicles-in-ab-3cdr-alberta-transportation_647a4e7d097c4768028cb69a.html',
};

const boatChanges = {
  name: 'myBoatCard, on the licence changes of 2026',
  url: 'https://myboatcard.com/new-transport-canada-boating-license-changes-for-2026',
};
const lifetimeLicences = {
  name: 'Transport Canada, in Gulf Islands Driftwood',
  url: 'https://gulfislandsdriftwood.com/lifetime-boat-licences-expiring-soon',
};

const homeBoat = {
  name: 'Sonnet Insurance, on boats under a home policy',
  url: 'https://www.sonnet.ca/faqs/policy-coverages/boat-coverage',
};

/** Off-road, collector and other things of their own kind. */
export const specialtyFacts = factsAbout(
  'specialty',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'motorcycle.age': {
      value: '16',
      statement: 'The minimum age to learn to ride a motorcycle in Alberta is 16.',
      source: {
        name: 'Alberta One Stop Registry, Class 6 licence',
        url: 'https://albertaonestop.ca/motorcycle-license',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'moped.engine': {
      value: '50 cc',
      statement: 'A moped in Alberta has an engine of at most 50 cc; larger scooters are motorcycles.',
      source: smallVehicles,
      asOf: '2013-03',
      verifiedOn: '2026-11-28',
    },
    'ebike.power': {
      value: '500 watts',
      statement: 'A power bicycle in Alberta has an electric motor of at most 500 watts.',
      source: smallVehicles,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'ebike.speed': {
      value: '32 km/h',
      statement: 'A power bicycle in Alberta has a top speed of 32 km/h.',
      source: smallVehicles,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'ohv.liability': {
      value: '$200,000',
      statement: 'An off-highway vehicle on public land carries at least $200,000 of liability.',
      source: strathcona,
      asOf: 'undated',
    },
    'ohv.common': {
      value: '$1 million',
      statement: 'A limit of $1 million is common for off-highway vehicles.',
      source: strathcona,
      asOf: 'undated',
    },
    'ohv.helmets': {
      value: 'May 15, 2017',
      statement: 'Helmets have been required on public land since May 15, 2017.',
      source: SOURCE_PAGES.helmets,
      asOf: '2017-05-15',
    },
    'ohv.supervised': {
      value: 'under 14',
      caption: 'drivers of off-highway vehicles must be supervised on public land',
      statement: 'Operators under 14 are supervised.',
      source: strathcona,
      asOf: 'undated',
    },
    'ohv.supervisor': {
      value: '18 or older',
      statement: 'On public land, operators under 14 are supervised by somebody who is 18 or older.',
      source: {
        name: 'Leduc County, fact sheet on off-highway vehicles (a copy on the Docslib site)',
        url: 'https://docslib.org/doc/4669185/fact-sheet-off-highway-vehicles-in-leduc-county',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'boat.licencePower': {
      value: '10 horsepower',
      statement:
        'A pleasure craft with one or more engines of at least 10 horsepower combined needs a federal pleasure craft licence.',
      source: SOURCE_PAGES.boatLicence,
      asOf: '2026-01-06',
      verifiedOn: '2026-11-23',
    },
    'boat.licenceSince': {
      value: 'December 31, 2025',
      statement:
        'New and renewed pleasure craft licences have had an end date of five years since December 31, 2025.',
      source: SOURCE_PAGES.boatLicence,
      asOf: '2026-01-06',
      verifiedOn: '2026-11-23',
    },
    'boat.licenceYears': {
      value: 'five years',
      statement: 'A new or renewed pleasure craft licence is valid for five years.',
      source: SOURCE_PAGES.boatLicence,
      asOf: '2026-01-06',
      verifiedOn: '2026-11-23',
    },
    'boat.sailSince': {
      value: 'December 31, 2027',
      statement: 'Sailboats of more than six metres need a pleasure craft licence from December 31, 2027.',
      source: boatChanges,
      asOf: '2026',
      verifiedOn: '2026-11-23',
    },
    'boat.sailLength': {
      value: 'six metres',
      statement: 'The pleasure craft licence extends to wind-powered craft of more than six metres.',
      source: boatChanges,
      asOf: '2026',
      verifiedOn: '2026-11-23',
    },
    'boat.lifetimeIssued': {
      value: 'from 1975 to 1985',
      statement:
        'Lifetime pleasure craft licences issued from January 1, 1975 to December 31, 1985 end on December 31, 2026; older ones ended on March 31, 2026.',
      source: lifetimeLicences,
      asOf: '2026-02-12',
      verifiedOn: '2026-11-23',
    },
    'boat.lifetimeOldest': {
      value: 'before 1975',
      statement: 'Lifetime pleasure craft licences issued before 1975 ended on March 31, 2026.',
      source: lifetimeLicences,
      asOf: '2026-02-12',
      verifiedOn: '2026-11-28',
    },
    'boat.lifetimeOldestEnded': {
      value: 'March 31, 2026',
      statement: 'The oldest lifetime pleasure craft licences ended on March 31, 2026.',
      source: lifetimeLicences,
      asOf: '2026-02-12',
      verifiedOn: '2026-11-28',
    },
    'boat.lifetimeEnds': {
      value: 'December 31, 2026',
      statement: 'Lifetime pleasure craft licences of 1975 to 1985 end on December 31, 2026.',
      source: lifetimeLicences,
      asOf: '2026-02-12',
      verifiedOn: '2026-11-23',
    },
    'boat.young': {
      value: 'under 16',
      statement:
        'Operators under 16 have horsepower limits by age unless they are supervised in the boat, and must not operate a personal watercraft.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'boat.homeValue': {
      value: '$3,000',
      statement:
        'The home policy of one national insurer covers damage to a boat worth up to $3,000; liability is covered for a boat worth more, too.',
      source: homeBoat,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.homeLength': {
      value: '26 feet',
      statement: 'The home policy of one national insurer covers a boat of at most 26 feet.',
      source: homeBoat,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.homePower': {
      value: '50 horsepower',
      statement: 'The home policy of one national insurer covers a boat of at most 50 horsepower.',
      source: homeBoat,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.child': {
      value: 'under 12',
      statement: 'Operators under 12 without supervision have a horsepower limit of their own.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.teen': {
      value: '12 to 15',
      statement: 'Operators aged 12 to 15 without supervision have a horsepower limit of their own.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.childPower': {
      value: '10 horsepower',
      caption: 'at most, for operators under 12 without supervision',
      statement: 'Without supervision, operators under 12 may use a boat of at most 10 horsepower.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.teenPower': {
      value: '40 horsepower',
      statement: 'Without supervision, operators aged 12 to 15 may use a boat of at most 40 horsepower.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'boat.adult': {
      value: '16 or older',
      statement: 'The person who supervises a young operator in a boat is at least 16 years old.',
      source: SOURCE_PAGES.boatAges,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
  },
);
