import type { FigureTexts } from './figure.ts';

export type Cause = 'other' | 'convicted' | 'own';
export type Person = 'driver' | 'passenger' | 'outside' | 'worker';

export type Option<Id> = { id: Id; label: string; help?: string };

/** What the law provides in the cases that `causes` and `people` name, on either side of the day. */
export type CareFirstRow = {
  id: string;
  what: string;
  causes: readonly Cause[];
  people: readonly Person[];
  /** The cases in words, for readers who see all rows at once. */
  cases: string;
  before: string;
  after: string;
  /** How long it can run, as a share of the longest, 0 to 100. Absent where time is not the point. */
  reach?: { before: number; after: number };
};

export type CareFirstFigure = FigureTexts & {
  id: 'care-first';
  beforeLabel: string;
  afterLabel: string;
  cause: { legend: string; options: readonly Option<Cause>[] };
  person: { legend: string; options: readonly Option<Person>[] };
  change: { rows: readonly CareFirstRow[] };
  reachNote: string;
};

const EVERY_CAUSE: readonly Cause[] = ['other', 'convicted', 'own'];
const HAS_BENEFITS: readonly Person[] = ['driver', 'passenger', 'outside'];

/** What is paid whoever caused it; before the reform, whom one can claim the rest from depends on the case. */
const CARE = {
  before: 'Up to {auto.benefits.medical} for each person, within {auto.benefits.medicalPeriod}.',
  after: 'Eligible care, with no dollar or time limit.',
  reach: { before: 8, after: 100 },
};
const INCOME = {
  before:
    '{auto.benefits.incomeShare} of gross pay, at most {auto.benefits.incomeMaximum}, while you cannot work at all (total disability), for up to {auto.benefits.incomePeriod}.',
  after:
    '{reform.incomeShare} of net income (take-home pay) while you cannot work, usually until {reform.incomeAge}. People close to that age may get it longer. Pay above {reform.incomeLimit} before tax does not count.',
  reach: { before: 8, after: 62 },
};

export const careFirstFigure: CareFirstFigure = {
  id: 'care-first',
  heading: 'Who was hurt, and what is paid',
  intro:
    'Choose what happened and who was hurt. “This car” is the one that the injured person was in, or that hit them. The figure compares what applies to a collision on or before {reform.lastDay} with what applies on or after {reform.start}.',
  beforeLabel: 'Collision on or before {reform.lastDay}',
  afterLabel: 'Collision on or after {reform.start}',
  cause: {
    legend: 'What happened?',
    options: [
      { id: 'other', label: 'Another driver caused it' },
      {
        id: 'convicted',
        label: 'Another driver caused it and was convicted',
        help: 'For example, of impaired driving',
      },
      {
        id: 'own',
        label: 'The driver of this car caused it',
        help: 'Or the car left the road and no other vehicle was involved',
      },
    ],
  },
  person: {
    legend: 'Who was hurt?',
    options: [
      { id: 'driver', label: 'The driver of this car' },
      { id: 'passenger', label: 'A passenger in this car' },
      { id: 'outside', label: 'Somebody walking or cycling' },
      { id: 'worker', label: "Somebody who gets workers' compensation for the injury" },
    ],
  },
  change: {
    rows: [
      {
        id: 'care',
        what: 'Treatment and rehabilitation',
        causes: ['other', 'convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it',
        before: `${CARE.before} People who are not at fault can claim further costs from the driver at fault.`,
        after: CARE.after,
        reach: CARE.reach,
      },
      {
        id: 'care-others',
        what: 'Treatment and rehabilitation',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before: `${CARE.before} People who are not at fault can claim further costs from the driver of the car.`,
        after: CARE.after,
        reach: CARE.reach,
      },
      {
        id: 'care-own',
        what: 'Treatment and rehabilitation',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: `${CARE.before} A driver who is entirely at fault usually has nobody to claim from.`,
        after: CARE.after,
        reach: CARE.reach,
      },
      {
        id: 'income',
        what: 'Lost income',
        causes: ['other', 'convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it',
        before: `${INCOME.before} People who are not at fault can claim the rest from the driver at fault.`,
        after: INCOME.after,
        reach: INCOME.reach,
      },
      {
        id: 'income-others',
        what: 'Lost income',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before: `${INCOME.before} People who are not at fault can claim the rest from the driver of the car.`,
        after: INCOME.after,
        reach: INCOME.reach,
      },
      {
        id: 'income-own',
        what: 'Lost income',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: `${INCOME.before} A driver who is entirely at fault usually has nobody to claim from.`,
        after: INCOME.after,
        reach: INCOME.reach,
      },
      {
        id: 'impairment',
        what: 'Permanent impairment (lasting harm)',
        causes: ['other', 'convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it',
        before:
          'No separate benefit. The injured person can claim from the driver at fault, in court if necessary.',
        after: 'A benefit of up to {reform.impairment}.',
      },
      {
        id: 'impairment-others',
        what: 'Permanent impairment (lasting harm)',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before:
          'No separate benefit. The injured person can claim from the driver of the car, in court if necessary.',
        after: 'A benefit of up to {reform.impairment}.',
      },
      {
        id: 'impairment-own',
        what: 'Permanent impairment (lasting harm)',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: 'No separate benefit. A driver who is entirely at fault usually has nobody to claim from.',
        after: 'A benefit of up to {reform.impairment}.',
      },
      {
        id: 'court',
        what: 'Suing for pain and suffering',
        causes: ['other'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it and was not convicted',
        before: 'Possible. For minor injuries there is a cap.',
        after:
          'Not allowed, unless the driver is later convicted of a listed offence under the {reform.suits}. Losses above the benefit limits can still be claimed.',
      },
      {
        id: 'court-convicted',
        what: 'Suing for pain and suffering',
        causes: ['convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it and was convicted',
        before: 'Possible. For minor injuries there is a cap.',
        after:
          'Allowed, if the conviction is for a listed offence under the {reform.suits}. Losses above the benefit limits can be claimed too. According to a summary of {reform.wcbBill}, a penalty given without a court conviction may be enough.',
      },
      {
        id: 'court-others',
        what: 'Suing for pain and suffering',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before: 'Possible against the driver of the car. For minor injuries there is a cap.',
        after:
          'Not allowed, unless the driver is later convicted of a listed offence under the {reform.suits}. Losses above the benefit limits can still be claimed.',
      },
      {
        id: 'court-own',
        what: 'Suing for pain and suffering',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: 'A driver who is entirely at fault usually has nobody to sue.',
        after:
          'A driver who is entirely at fault usually has nobody to sue. Even a driver who caused the collision usually gets the benefits listed above.',
      },
      {
        id: 'worker',
        what: 'Benefits',
        causes: EVERY_CAUSE,
        people: ['worker'],
        cases: "People who get workers' compensation for the injury",
        before: "Workers' compensation pays.",
        after:
          "Workers' compensation pays. According to a summary of {reform.wcbBill}, dated {reform.wcbRead}, there are no Care-First benefits. The Workers’ Compensation Board (WCB) can tell you the final rules.",
      },
      {
        id: 'worker-court',
        what: 'Suing for pain and suffering',
        causes: EVERY_CAUSE,
        people: ['worker'],
        cases: "People who get workers' compensation for the injury",
        before:
          'Not possible against {reform.wcbNoSuit}. Suing somebody else may be possible; the WCB then controls the lawsuit.',
        after: 'Not allowed, according to the same summary of {reform.wcbBill}.',
      },
    ],
  },
  reachNote:
    'A longer bar means that the benefit can run longer, not that it pays more. The bars are not drawn to scale.',
  note: 'The figure assumes that one driver was entirely at fault; if fault is shared, ask a lawyer. {before reform.start: The new amounts come from published descriptions of Care-First, and regulations may still change them.}{from reform.start: The new amounts come from descriptions published before Care-First began.} Damage to the car is paid under other coverages.',
};
