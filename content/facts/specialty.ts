import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const strathcona = { name: 'Strathcona County and LawNow, on off-highway vehicles' };

/** Off-road, collector and other things of their own kind. */
export const specialtyFacts = factsAbout(
  'specialty',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
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
      statement: 'Operators under 14 are supervised.',
      source: strathcona,
      asOf: 'undated',
    },
  },
);
