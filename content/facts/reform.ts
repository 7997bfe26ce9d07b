import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const FIRST_DAY = '2027-01-01';

/** The automobile insurance reform called Care-First. Everything in it carries `from`, except its dates. */
export const reformFacts = factsAbout(
  'reform',
  { verifiedOn: '2026-11-20', reviewBy: '2027-01-08' },
  {
    start: {
      value: 'January 1, 2027',
      on: FIRST_DAY,
      statement:
        'The Automobile Insurance Act (Care-First) applies to collisions on or after January 1, 2027.',
      source: SOURCE_PAGES.mondaqAct,
      asOf: '2026-03-10',
    },
    lastDay: {
      value: 'December 31, 2026',
      statement: 'The last day of the older rules is December 31, 2026.',
      source: SOURCE_PAGES.mondaqAct,
      asOf: '2026-03-10',
    },
    assent: {
      value: 'May 15, 2025',
      statement: 'Bill 47, the Automobile Insurance Act, received Royal Assent on May 15, 2025.',
      source: SOURCE_PAGES.mondaqAct,
      asOf: '2026-03-10',
    },
    formsRead: {
      value: 'November 23, 2026',
      statement:
        "On November 23, 2026, the copy of the Superintendent's page that we could read still listed the forms for 2027 as drafts.",
      source: SOURCE_PAGES.draftForms,
      asOf: '2026',
      verifiedOn: '2026-11-23',
    },
    firstWeekRead: {
      value: 'November 22, 2026',
      statement:
        'On November 22, 2026, we found no published rule on whether the first week of lost income is paid under Care-First.',
      source: SOURCE_PAGES.actuarialCareFirst,
      asOf: '2025',
      verifiedOn: '2026-11-22',
    },
    suits: {
      value: 'Criminal Code or the Traffic Safety Act',
      statement:
        'Under the new law, a person may sue for pain and suffering when the driver at fault is convicted of a listed offence under the Criminal Code or the Traffic Safety Act.',
      source: SOURCE_PAGES.suits,
      asOf: '2025-08-14',
      verifiedOn: '2026-11-25',
    },
    thirdPartyHosts: {
      value: 'holders of a liquor licence and hosts of private parties',
      statement:
        'According to a law firm, holders of a liquor licence and hosts of private parties (“social hosts”) are among those who can still be sued under the Automobile Insurance Act.',
      source: SOURCE_PAGES.thirdPartySuits,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    thirdPartyList: {
      value:
        'vehicle makers and sellers, garages, holders of a liquor licence, hosts of private parties and the municipality in charge of the road',
      statement:
        'According to a law firm, people who are hurt can still sue vehicle makers and sellers, garages, holders of a liquor licence, hosts of private parties and the municipality in charge of the road.',
      source: SOURCE_PAGES.thirdPartySuits,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    excessLosses: {
      value: 'out-of-pocket expenses',
      statement:
        'In March 2025 the province said that injured people could choose to sue for out-of-pocket expenses beyond the amount provided under their insurance policy.',
      source: SOURCE_PAGES.excessLosses,
      asOf: '2025-03-26',
      verifiedOn: '2026-11-27',
    },
    wcbBill: {
      value: 'Bill 27 of 2026',
      statement:
        "According to a published summary of Bill 27 of 2026, people who receive workers' compensation get no Care-First benefits and cannot sue under the new law; confirm it with WCB-Alberta.",
      source: SOURCE_PAGES.wcbBill,
      asOf: '2026-05-03',
    },
    excess: {
      value: '“excess compensation” coverage',
      statement:
        'A summary of Bill 27 of 2026 says that people can buy optional “excess compensation” coverage for benefits above the standard amounts.',
      source: SOURCE_PAGES.excessBill,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    wcbNoSuit: {
      value: 'any employer or worker who is covered by WCB too and caused the injury while at work',
      statement:
        'Under section 23 of the Workers’ Compensation Act, a worker who is hurt on the job cannot sue an employer or a worker covered by the Act whose conduct at work caused the injury. Against others a lawsuit may be possible, and WCB-Alberta controls it.',
      source: {
        name: 'Field Law, on section 23 of the Workers’ Compensation Act',
        url: 'https://www.fieldlaw.com/News-Views-Events/255508/When-the-Law-Says-No-WCB-Statutory-Defense-to-Injury-Claims',
      },
      asOf: '2025-06',
      verifiedOn: '2026-11-28',
    },
    wcbRead: {
      value: 'May 3, 2026',
      statement: 'The summary of Bill 27 of 2026 that we could read is dated May 3, 2026.',
      source: SOURCE_PAGES.wcbBill,
      asOf: '2026-05-03',
    },
    incomeShare: {
      value: '90%',
      caption: 'of net income, up to a limit, for collisions on or after January 1, 2027',
      largeOn: '/business/rideshare',
      statement:
        'From January 1, 2027, income replacement is 90% of net income, up to a limit, as published.',
      from: FIRST_DAY,
      source: SOURCE_PAGES.actuarialCareFirst,
      asOf: '2025',
    },
    incomeLimit: {
      value: 'about $125,000 a year',
      statement:
        'Income replacement counts gross income up to about $125,000 a year; the limit is indexed, and earlier descriptions said $120,000.',
      from: FIRST_DAY,
      source: SOURCE_PAGES.actuarialCareFirst,
      asOf: '2025',
    },
    incomeAge: {
      value: 'age 65',
      statement:
        'Income replacement ends as a rule at age 65, or five years after it began if that is later.',
      from: FIRST_DAY,
      source: SOURCE_PAGES.fieldLawBill47,
      asOf: '2025',
    },
    impairment: {
      value: 'about $298,500',
      statement:
        'A new benefit for permanent impairment pays up to about $298,500 for the most serious injuries; the amount is indexed.',
      from: FIRST_DAY,
      source: SOURCE_PAGES.actuarialCareFirst,
      asOf: '2025',
    },
    spousalDeath: {
      value: 'up to about $600,000',
      statement: 'The death benefit for a spouse is up to about $600,000.',
      from: FIRST_DAY,
      source: SOURCE_PAGES.actuarialCareFirst,
      asOf: '2025',
    },
    vote: {
      value: 'November 29, 2025',
      statement:
        'On November 29, 2025, members of the governing United Conservative Party voted to ask for repeal of the law; the vote does not bind the government.',
      source: SOURCE_PAGES.mondaqAct,
      asOf: '2026-03-10',
      verifiedOn: '2026-11-23',
    },
    estimateDisputed: {
      value: 'March 27, 2026',
      statement:
        'On March 27, 2026, the Alberta Civil Trial Lawyers Association disputed the assumptions behind the estimates that Oliver Wyman made for the rate board.',
      source: SOURCE_PAGES.estimateDisputed,
      asOf: '2026-03-27',
      verifiedOn: '2026-11-23',
    },
    individualCap: {
      value: '10%',
      caption: 'the most a rate change may add to one driver’s renewal from January 1, 2027',
      statement:
        "From January 1, 2027, a driver's premium may rise at most 10% at renewal because of an insurer's rate change.",
      from: FIRST_DAY,
      source: SOURCE_PAGES.airbCaps,
      asOf: '2026',
    },
    insurerCap: {
      value: '5%',
      statement: "From January 1, 2027, an insurer's rates may rise at most 5% a year on average.",
      from: FIRST_DAY,
      source: SOURCE_PAGES.airbCaps,
      asOf: '2026',
    },
  },
);
