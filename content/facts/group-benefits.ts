import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const limits = {
  name: 'Income Tax Act, section 20.01',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-20.01.html',
};

/** Plans for teams. Tax statements are general; the accountant decides. */
export const groupBenefitsFacts = factsAbout(
  'groupBenefits',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'owner.adult': {
      value: '$1,500',
      statement:
        "An unincorporated owner without arm's-length full-time staff may deduct up to $1,500 a year for each adult.",
      source: limits,
      asOf: 'undated',
    },
    'owner.child': {
      value: '$750',
      statement:
        "An unincorporated owner without arm's-length full-time staff may deduct up to $750 a year for each minor child.",
      source: limits,
      asOf: 'undated',
    },
    premiumTax: {
      value: '3%',
      statement:
        'Alberta charges insurers 3% tax on life, accident and sickness premiums; it is inside the premium.',
      from: '2016-04-01',
      source: SOURCE_PAGES.premiumsTax,
      asOf: '2016-04-01',
      verifiedOn: '2026-11-25',
    },
  },
);
