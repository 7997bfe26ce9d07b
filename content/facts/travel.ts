import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

/** What the provincial plan pays abroad, and how long one may be away. */
export const travelFacts = factsAbout(
  'travel',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'ahcip.inpatient': {
      value: '$100 a day',
      statement: 'Outside Canada, AHCIP pays $100 (Canadian) a day toward a hospital stay.',
      source: SOURCES.alberta,
      asOf: '2023',
    },
    'ahcip.outpatient': {
      value: '$50 a day',
      statement: 'Outside Canada, AHCIP pays $50 (Canadian) a day toward one out-patient visit.',
      source: SOURCES.alberta,
      asOf: '2023',
    },
    'away.present': {
      value: '183 days',
      statement: 'To stay eligible for AHCIP, a person is usually in Alberta at least 183 days in 12 months.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'away.inARow': {
      value: 'six months',
      statement: 'An absence from Canada of less than six months in a row usually keeps AHCIP.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'away.vacation': {
      value: '212 days',
      statement: 'AHCIP may agree to a recurring vacation absence of up to 212 days in 12 months.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'away.year': {
      value: '12 months',
      statement: 'AHCIP counts days within a period of 12 months.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'away.longTravel': {
      value: '24 months',
      statement: 'With notice to AHCIP, a longer absence for travel of up to 24 months may keep coverage.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'away.longWork': {
      value: '48 months',
      statement: 'With notice to AHCIP, an absence for work of up to 48 months may keep coverage.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'stability.range': {
      value: 'seven to 365 days',
      statement: 'Stability periods in travel policies run from seven to 365 days, by plan and age.',
      source: { name: 'tninsurance.ca' },
      asOf: 'undated',
    },
    'stability.usual': {
      value: '90 or 180 days',
      statement: 'Stability periods of 90 or 180 days are common.',
      source: { name: 'tninsurance.ca and Quebec Blue Cross' },
      asOf: 'undated',
    },
  },
);
