import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

/** Announcements of the department that were read where they were reported, and are named so. */
const foreign = {
  name: 'Business Standard, on an announcement by Immigration, Refugees and Citizenship Canada (IRCC)',
  url: 'https://www.business-standard.com/amp/finance/personal-finance/canada-allows-indians-to-use-foreign-health-insurance-for-super-visa-125013001231_1.html',
};
const income = {
  name: 'CIC News, on an announcement by Immigration, Refugees and Citizenship Canada (IRCC)',
  url: 'https://www.cicnews.com/2026/03/canada-eases-income-requirement-for-hosting-parents-and-grandparents-on-super-visa-0373315.html/amp',
};

/** Federal conditions of the Super Visa that touch insurance. */
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
      source: SOURCE_PAGES.superVisaInstructions,
      asOf: '2022',
    },
    extension: {
      value: 'two years',
      statement: 'An extension of up to two years may be possible.',
      source: {
        name: 'Immigration Minister, statement on the Super Visa',
        url: 'https://www.canindia.com/super-visa-program-to-allow-for-up-to-7-years-stay-in-canada/',
      },
      asOf: '2022-06-07',
    },
    validity: {
      value: '10 years',
      statement: 'A Super Visa can allow many entries over up to 10 years.',
      source: SOURCE_PAGES.superVisaInstructions,
      asOf: '2022',
    },
    'foreignInsurer.since': {
      value: 'January 28, 2025',
      statement:
        'Since January 28, 2025, a foreign insurer authorized by OSFI for accident and sickness can issue the policy.',
      source: foreign,
      asOf: '2025-01-30',
      verifiedOn: '2026-11-23',
    },
    'income.since': {
      value: 'March 31, 2026',
      statement: "Since March 31, 2026, either of the last two tax years can show the host's income.",
      source: income,
      asOf: '2026-03',
      verifiedOn: '2026-11-23',
    },
    'income.years': {
      value: 'two tax years',
      statement: "Since March 31, 2026, either of the last two tax years can show the host's income.",
      source: income,
      asOf: '2026-03',
      verifiedOn: '2026-11-23',
    },
    'proof.payment': {
      value: 'paid in full, or with a deposit and then in instalments',
      statement:
        'Proof of the insurance goes with the application: a policy paid in full, or in instalments with a deposit. A quote is not accepted.',
      source: SOURCE_PAGES.superVisaDocuments,
      asOf: '2026',
      verifiedOn: '2026-11-23',
    },
    'pregnancy.weeks': {
      value: 'the first 31 or 32 weeks',
      statement:
        'Some visitors insurance pays for complications in the first 31 or 32 weeks of a pregnancy, and not in the last eight or nine.',
      source: {
        name: 'BestQuote Travel Insurance, on pregnancy',
        url: 'https://bestquotetravelinsurance.ca/blog/pregnant-and-wondering-about-travel-insurance',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'start.changeBy': {
      value: 'before the policy begins',
      statement:
        'One insurer of visitors refunds in full if nobody has travelled and it is asked before the policy begins.',
      source: SOURCE_PAGES.visitorsRefund,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'refund.afterStart': {
      value: 'once the policy has begun',
      statement: 'Some insurers refund less once the policy has begun.',
      source: SOURCE_PAGES.visitorsRefund,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'refund.proof': {
      value: 'a copy of the refusal letter',
      statement:
        'One insurer of visitors asks for a copy of the letter that refuses the visa, deducts a fee, and pays back by card or cheque.',
      source: SOURCE_PAGES.visitorsRefund,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
  },
);
