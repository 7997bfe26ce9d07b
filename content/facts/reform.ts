import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

const FIRST_DAY = '2027-01-01';
const portal = { name: 'Insurance Portal, on the Care-First design' };
const goldenwest = { name: 'Golden West Broadcasting, on Bill 47' };

/** The automobile insurance reform called Care-First. Everything in it carries `from`, except its dates. */
export const reformFacts = factsAbout(
  'reform',
  { verifiedOn: '2026-11-20', reviewBy: '2027-02-20' },
  {
    start: {
      value: 'January 1, 2027',
      on: FIRST_DAY,
      statement:
        'The Automobile Insurance Act (Care-First) applies to collisions on or after January 1, 2027.',
      source: { name: 'Mondaq, on the Automobile Insurance Act' },
      asOf: '2026-03-10',
    },
    lastDay: {
      value: 'December 31, 2026',
      statement: 'The last day of the older rules is December 31, 2026.',
      source: { name: 'Mondaq, on the Automobile Insurance Act' },
      asOf: '2026-03-10',
    },
    assent: {
      value: 'May 15, 2025',
      statement: 'Bill 47, the Automobile Insurance Act, received Royal Assent on May 15, 2025.',
      source: { name: 'Mondaq, on the Automobile Insurance Act' },
      asOf: '2026-03-10',
    },
    wcbBill: {
      value: 'Bill 27 of 2026',
      statement:
        "By a published summary of Bill 27 of 2026, people who receive workers' compensation get no Care-First benefits and cannot sue under the new law; confirm it with WCB-Alberta.",
      source: { name: 'CanYouVote, summary of Bill 27', url: 'https://canyouvote.com' },
      asOf: '2026-05-03',
    },
    incomeShare: {
      value: '90%',
      statement: 'From January 1, 2027, income replacement is designed at 90% of net income, up to a limit.',
      from: FIRST_DAY,
      source: portal,
      asOf: '2024-11',
    },
    incomeLimit: {
      value: 'about $120,000 to $125,000',
      statement:
        'Income replacement counts gross income up to about $120,000 to $125,000, depending on the source.',
      from: FIRST_DAY,
      source: portal,
      asOf: '2024-11',
    },
    incomeAge: {
      value: 'age 65',
      statement: 'Income replacement can run to age 65.',
      from: FIRST_DAY,
      source: portal,
      asOf: '2024-11',
    },
    impairment: {
      value: 'about $295,000',
      statement: 'A new benefit for permanent impairment pays up to about $295,000.',
      from: FIRST_DAY,
      source: goldenwest,
      asOf: '2025-03',
    },
    spousalDeath: {
      value: 'up to about $600,000',
      statement: 'The death benefit for a spouse is up to about $600,000.',
      from: FIRST_DAY,
      source: goldenwest,
      asOf: '2025-03',
    },
    individualCap: {
      value: '10%',
      statement:
        "From January 1, 2027, a driver's premium may rise at most 10% at renewal because of an insurer's rate change.",
      from: FIRST_DAY,
      source: SOURCES.airbForDrivers,
      asOf: '2026',
    },
    insurerCap: {
      value: '5%',
      statement: "From January 1, 2027, an insurer's rates may rise at most 5% a year on average.",
      from: FIRST_DAY,
      source: SOURCES.airbForDrivers,
      asOf: '2026',
    },
  },
);
