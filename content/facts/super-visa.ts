import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const foreign = { name: 'IRCC notice, quoted by CIC Times' };

/** Federal conditions of the Super Visa that touch insurance. Income figures are never printed: link to IRCC. */
export const superVisaFacts = factsAbout(
  'superVisa',
  { verifiedOn: '2026-11-20', reviewBy: '2027-05-20' },
  {
    minimum: {
      value: '$100,000',
      statement: 'Super Visa medical insurance gives at least $100,000 of coverage.',
      source: SOURCE_PAGES.superVisa,
      asOf: '2025',
    },
    term: {
      value: 'one year',
      statement: 'Super Visa medical insurance is valid for at least one year from the date of entry.',
      source: SOURCE_PAGES.superVisa,
      asOf: '2025',
    },
    stay: {
      value: 'five years',
      statement: 'A Super Visa holder may stay up to five years at each entry.',
      source: SOURCE_PAGES.superVisa,
      asOf: '2025',
    },
    extension: {
      value: 'two years',
      statement: 'An extension of up to two years may be possible.',
      source: {
        name: 'Immigration Minister, statement of June 7, 2022',
        url: 'https://www.canindia.com/super-visa-program-to-allow-for-up-to-7-years-stay-in-canada/',
      },
      asOf: '2022-06-07',
    },
    validity: {
      value: '10 years',
      statement: 'A Super Visa can allow many entries over up to 10 years.',
      source: SOURCE_PAGES.superVisa,
      asOf: '2025',
    },
    'foreignInsurer.since': {
      value: 'January 28, 2025',
      statement:
        'Since January 28, 2025, a foreign insurer authorized by OSFI for accident and sickness can issue the policy.',
      source: foreign,
      asOf: '2025',
    },
    'income.since': {
      value: 'March 31, 2026',
      statement: "Since March 31, 2026, either of the last two tax years can show the host's income.",
      source: { name: 'immigration.ca' },
      asOf: '2026-03',
    },
    'income.years': {
      value: 'two tax years',
      statement: "Since March 31, 2026, either of the last two tax years can show the host's income.",
      source: { name: 'immigration.ca' },
      asOf: '2026-03',
    },
  },
);
