import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const cppDisability = {
  name: 'Steps to Justice, on Canada Pension Plan disability',
  url: 'https://stepstojustice.ca/steps/health-and-disability/prove-you-have-disability/',
};

/** Life, critical illness and disability coverage. */
export const lifeFacts = factsAbout(
  'life',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'term.lengths': {
      value: '10, 20 or 30 years',
      statement: 'Sun Life sells term life insurance for 10, 15, 20 or 30 years.',
      source: {
        name: 'Sun Life, term life insurance',
        url: 'https://www.sunlife.ca/en/insurance/life/term-life-insurance/',
      },
      asOf: '2023',
      verifiedOn: '2026-11-26',
    },
    'term.convert': {
      value: 'Most term policies',
      statement:
        'Most term life insurance policies can be converted to permanent insurance, within the conversion period in the contract.',
      source: {
        name: 'Canada Life, on converting term life insurance',
        url: 'https://www.canadalife.com/insurance/life-insurance/converting-term-life-insurance-permanent-insurance.html',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'term.convertAge': {
      value: 'age 65 to 71',
      statement: 'Term policies can often be converted until age 65 to 71, as the insurer decides.',
      source: {
        name: 'LowestRates.io, on changing term to permanent life insurance',
        url: 'https://www.lowestrates.io/blog/when-should-you-switch-from-term-to-permanent-life-insurance-canada',
      },
      asOf: '2026-02-27',
      verifiedOn: '2026-11-26',
    },
    'freeLook.days': {
      value: '10 days',
      statement:
        'In Alberta, the buyer of a life policy may cancel it within 10 days and get the first premium back; this right is mandatory.',
      source: SOURCE_PAGES.freeLook,
      asOf: '2024-05',
      verifiedOn: '2026-11-26',
    },
    'freeLook.count': {
      value: 'from the day you receive the policy',
      statement:
        'Under the guideline of the association of life insurers (CLHIA), the 10 days of a new life or accident and sickness policy are counted from the day you receive the policy.',
      source: {
        name: 'Canadian Life and Health Insurance Association, on its guidelines (G10)',
        url: 'http://clhia.uberflip.com/i/644367/10',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'contest.years': {
      value: 'two years',
      statement:
        'Once a life policy has been in force for two years, the law lets the insurer cancel it for a wrong or missing answer only in case of fraud. A wrong age is treated separately.',
      source: SOURCE_PAGES.lifeContest,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'ei.weeks': {
      value: '26 weeks',
      statement: 'Employment Insurance sickness benefits are paid for up to 26 weeks.',
      source: SOURCE_PAGES.eiSickness,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'ei.share': {
      value: '55%',
      statement: 'Employment Insurance sickness benefits are 55% of earnings, up to a weekly maximum.',
      source: SOURCE_PAGES.eiSickness,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'illness.survival': {
      value: '30 days',
      statement: 'Critical illness coverage usually pays after surviving 30 days from the diagnosis.',
      source: {
        name: 'Sun Life, critical illness insurance for associations',
        url: 'https://www.sunlife.ca/Canada/sunlifeCA/CAOT/Critical+illness+insurance?vgnLocale=en_CA',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'illness.cancerDays': {
      value: '90 days',
      statement:
        'Critical illness policies usually pay nothing for cancer if the diagnosis, or signs, symptoms or tests that lead to it, fall in the first 90 days.',
      source: {
        name: 'Sun Life, on cancer in critical illness insurance',
        url: 'https://www.sunlife.ca/slfas/Health/Critical+illness+insurance/Cancer?vgnLocale=en_CA',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'licence.health': {
      value: 'an accident and sickness licence',
      statement:
        'In Alberta, life and accident and sickness are separate licences; disability and critical illness insurance need the second.',
      source: {
        name: 'Alberta Insurance Council, accident and sickness licences',
        url: 'https://abcouncil.ab.ca/applying-for-a-license/accident-sickness-insurance-licenses',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'cpp.age': {
      value: '65',
      statement: 'The Canada Pension Plan disability benefit is for contributors under 65.',
      source: cppDisability,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'cpp.test': {
      value: 'severe and prolonged',
      statement:
        'The Canada Pension Plan pays a disability benefit to contributors whose disability is severe and prolonged.',
      source: cppDisability,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'disability.share': {
      value: '60% to 85%',
      statement: 'Disability insurance typically replaces about 60% to 85% of regular income.',
      source: SOURCE_PAGES.disability,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'disability.waiting': {
      value: '30, 60, 90 or 120 days',
      statement:
        'Long-term disability plans usually have a waiting period of 30, 60, 90, 120, 180 or 365 days; the most common are 90 and 120 days.',
      source: {
        name: 'Finder Canada, on the elimination period of disability insurance',
        url: 'https://www.finder.com/ca/disability-insurance-elimination-period',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'disability.contest': {
      value: 'two years',
      statement:
        'After two years an individual disability policy cannot be contested for a wrong or missing answer, except in case of fraud; this does not apply to group policies.',
      source: {
        name: 'empl-law.com, on fraud and the incontestability period of disability policies',
        url: 'https://empl-law.com/disability-post/fraud/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'disability.periods': {
      value: 'two, five or ten years, or until age 65',
      statement:
        'One disability policy of Canada Life can pay for up to two, five or ten years, or until age 65.',
      source: {
        name: 'Canada Life, Lifestyle Protection Plan (described by Goldmax)',
        url: 'https://goldmax.ca/disability-insurance',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'assuris.death': {
      value: '$1,000,000',
      caption: 'death benefit that Assuris protects in full (limit since May 2023)',
      statement:
        'If a life insurer fails, Assuris protects a death benefit up to $1,000,000 or 90%, whichever is higher.',
      source: SOURCE_PAGES.assuris,
      asOf: '2023-05-25',
    },
    'assuris.share': {
      value: '90%',
      caption: 'of the whole benefit, if that is more than the amount protected in full',
      statement: 'Above its full-protection limits, Assuris protects 90% of a benefit.',
      source: SOURCE_PAGES.assuris,
      asOf: '2023-05-25',
    },
    'assuris.income': {
      value: '$5,000 a month',
      statement: 'If a life insurer fails, Assuris protects monthly income up to $5,000 a month or 90%.',
      source: SOURCE_PAGES.assuris,
      asOf: '2023-05-25',
    },
  },
);
