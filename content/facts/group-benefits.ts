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
      caption: 'a year per adult, for an unincorporated owner with no outside full-time staff',
      statement:
        "An unincorporated owner without arm's-length full-time staff may deduct up to $1,500 a year for each adult.",
      source: limits,
      asOf: 'undated',
    },
    'owner.child': {
      value: '$750',
      caption: 'a year for each minor child: the cap for the same owner',
      statement:
        "An unincorporated owner without arm's-length full-time staff may deduct up to $750 a year for each minor child.",
      source: limits,
      asOf: 'undated',
    },
    convert: {
      value: '31 days',
      statement:
        'After group life insurance ends, a person usually has 31 days to convert it into a personal policy without proof of good health.',
      source: {
        name: '3sHealth, on converting group life insurance',
        url: 'https://www.3shealth.ca/news-and-publications/losing-your-life-insurance-consider-converting-your-policy',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    premiumTax: {
      value: '3%',
      caption: 'premium tax on life, accident and sickness coverage',
      statement:
        'Alberta charges insurers 3% tax on life, accident and sickness premiums; it is inside the premium.',
      from: '2016-04-01',
      source: SOURCE_PAGES.premiumsTax,
      asOf: '2016-04-01',
      verifiedOn: '2026-11-25',
    },
  },
);
