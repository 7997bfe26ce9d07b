import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

/** What the provincial plan pays abroad, and how long one may be away. */
export const travelFacts = factsAbout(
  'travel',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'ahcip.inpatient': {
      value: '$100 a day',
      statement: 'Outside Canada, AHCIP pays $100 (Canadian) a day toward a hospital stay.',
      source: SOURCE_PAGES.ahcipAbroad,
      asOf: '2023-04',
    },
    'ahcip.outpatient': {
      value: '$50 a day',
      statement: 'Outside Canada, AHCIP pays $50 (Canadian) a day toward one out-patient visit.',
      source: SOURCE_PAGES.ahcipAbroad,
      asOf: '2023-04',
    },
    'ahcip.published': {
      value: 'April 2023',
      statement:
        'The page of the province that gives the amounts paid abroad was last changed in April 2023.',
      source: SOURCE_PAGES.ahcipAbroad,
      asOf: '2023-04',
    },
    'ahcip.applyWithin': {
      value: 'three months',
      statement:
        'People who move to Alberta from outside Canada may be eligible for AHCIP from the day they establish residency, if they apply within three months.',
      source: SOURCE_PAGES.ahcipMoving,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'ahcip.intend': {
      value: '12 months in a row',
      statement:
        'To qualify for AHCIP, a temporary resident intends to live in Alberta for 12 months in a row.',
      source: SOURCE_PAGES.ahcipTemporary,
      asOf: 'undated',
      verifiedOn: '2026-11-25',
    },
    'ahcip.permit': {
      value: 'six months',
      statement: 'To qualify for AHCIP, a temporary resident has a permit with at least six months left.',
      source: SOURCE_PAGES.ahcipTemporary,
      asOf: 'undated',
      verifiedOn: '2026-11-25',
    },
    'ahcip.fromProvince': {
      value: 'first day of the third month',
      statement:
        'People who move to Alberta from another province are covered by AHCIP from the first day of the third month after they establish residency.',
      source: SOURCE_PAGES.ahcipMoving,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'ahcip.example': {
      value: 'October 1',
      statement:
        'The province gives an example: somebody who settles in Alberta on July 12, from another province, is covered from October 1.',
      source: SOURCE_PAGES.ahcipMoving,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'ahcip.exampleMove': {
      value: 'July 12',
      statement:
        'The province gives an example: somebody who settles in Alberta on July 12, from another province, is covered from October 1.',
      source: SOURCE_PAGES.ahcipMoving,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'away.present': {
      value: '183 days',
      caption: 'in Alberta are usually needed to stay eligible for AHCIP',
      statement: 'To stay eligible for AHCIP, a person is usually in Alberta at least 183 days in 12 months.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'away.inARow': {
      value: 'six months',
      statement: 'An absence from Canada of less than six months in a row usually keeps AHCIP.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'away.vacation': {
      value: '212 days',
      statement: 'AHCIP may agree to a recurring vacation absence of up to 212 days in 12 months.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'away.year': {
      value: '12 months',
      statement: 'AHCIP counts days within a period of 12 months.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'away.longTravel': {
      value: '24 months',
      statement: 'With notice to AHCIP, a longer absence for travel of up to 24 months may keep coverage.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'away.longWork': {
      value: '48 months',
      statement: 'With notice to AHCIP, an absence for work of up to 48 months may keep coverage.',
      source: SOURCE_PAGES.ahcipAbsence,
      asOf: 'undated',
    },
    'stability.usual': {
      value: 'three or six months',
      statement: 'A stability period of three or six months, by age, is common.',
      source: {
        name: 'Quebec Blue Cross, on the period of stability',
        url: 'https://qc.bluecross.ca/partner-guide/procedures_en/stability',
      },
      asOf: 'undated',
    },
  },
);
