import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

const condoLaw = { name: 'RMRF and Parlee McLaws, on the Condominium Property Regulation' };

/** Houses, condos, tenants, and the public help that is not insurance. */
export const homeFacts = factsAbout(
  'home',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'condo.deductible': {
      value: '$50,000',
      statement:
        'A condominium corporation may charge its deductible, up to $50,000, to the owner of the unit where the damage began.',
      from: '2020-01-01',
      source: condoLaw,
      asOf: '2023',
    },
    'condo.since': {
      value: 'January 1, 2020',
      statement: 'The rule on charging back the deductible has been in force since January 1, 2020.',
      source: condoLaw,
      asOf: '2023',
    },
    'sewer.lowLimit': {
      value: '$20,000 to $30,000',
      statement: 'Some sewer backup limits are as low as $20,000 to $30,000.',
      source: { name: 'Caliber Insurance Brokers, on water covers' },
      asOf: 'undated',
    },
    'overland.since': {
      value: 'about 2015',
      statement: 'Overland water cover has been sold in Canada since about 2015.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'vacancy.days': {
      value: '30 days',
      statement: 'Cover commonly stops when a home has been vacant for more than 30 consecutive days.',
      source: { name: 'Dawson Keenan Insurance, on vacancy' },
      asOf: 'undated',
    },
    'winter.checkDays': {
      value: 'four to seven days',
      statement:
        'In the heating season, many policies expect checks once you are away for about four to seven days.',
      source: { name: 'Dawson Keenan Insurance and Lareau, on winter absence' },
      asOf: 'undated',
    },
    'evacuation.days': {
      value: '14 days',
      statement: 'Advisory wording gives 14 days of living expenses for a mass evacuation.',
      source: SOURCES.ibc,
      asOf: '2016',
    },
    'drp.limit': {
      value: '$500,000',
      statement: 'The Disaster Recovery Program pays at most $500,000 per homeowner application.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'drp.share': {
      value: '90%',
      statement: 'The province pays 90% of an eligible loss under the Disaster Recovery Program.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'drp.ownShare': {
      value: '10%',
      statement: 'The applicant carries 10% of an eligible loss under the Disaster Recovery Program.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
    'drp.since': {
      value: '2021',
      statement: 'The limits of the Disaster Recovery Program have applied since 2021.',
      source: SOURCES.alberta,
      asOf: 'undated',
    },
  },
);
