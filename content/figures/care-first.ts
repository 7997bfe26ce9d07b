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
const BENEFIT_CASES = 'Drivers, passengers, and people walking or cycling, whoever caused it';

export const careFirstFigure: CareFirstFigure = {
  id: 'care-first',
  heading: 'Who was hurt, and what is paid',
  intro:
    'Choose what happened and who was hurt. The answers stand side by side: for a collision up to {reform.lastDay}, and for one from {reform.start}.',
  beforeLabel: 'Collision up to {reform.lastDay}',
  afterLabel: 'Collision from {reform.start}',
  cause: {
    legend: 'What happened?',
    options: [
      { id: 'other', label: 'Another driver caused it' },
      {
        id: 'convicted',
        label: 'Another driver caused it and was convicted',
        help: 'For example of impaired driving',
      },
      {
        id: 'own',
        label: 'The driver of this car caused it',
        help: 'Or it left the road without anyone else',
      },
    ],
  },
  person: {
    legend: 'Who was hurt?',
    options: [
      { id: 'driver', label: 'The driver of this car' },
      { id: 'passenger', label: 'A passenger in this car' },
      { id: 'outside', label: 'Somebody walking or cycling' },
      { id: 'worker', label: "Somebody who gets workers' compensation for it" },
    ],
  },
  change: {
    rows: [
      {
        id: 'care',
        what: 'Treatment and rehabilitation',
        causes: EVERY_CAUSE,
        people: HAS_BENEFITS,
        cases: BENEFIT_CASES,
        before: 'Up to {auto.benefits.medical} for each person, within {auto.benefits.medicalPeriod}.',
        after: 'Eligible care without a money limit, for life if it is needed.',
        reach: { before: 8, after: 100 },
      },
      {
        id: 'income',
        what: 'Lost income',
        causes: EVERY_CAUSE,
        people: HAS_BENEFITS,
        cases: BENEFIT_CASES,
        before:
          '{auto.benefits.incomeShare} of gross pay, at most {auto.benefits.incomeMaximum}, for up to {auto.benefits.incomePeriod}.',
        after:
          '{reform.incomeShare} of net income, on gross pay up to {reform.incomeLimit}, usually to {reform.incomeAge}.',
        reach: { before: 8, after: 62 },
      },
      {
        id: 'impairment',
        what: 'Lasting impairment',
        causes: ['other', 'convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it',
        before: 'No benefit of its own. It is claimed from the driver at fault, in court if need be.',
        after: 'A benefit of up to {reform.impairment}.',
      },
      {
        id: 'impairment-others',
        what: 'Lasting impairment',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before: 'No benefit of its own. It is claimed from the driver of the car, in court if need be.',
        after: 'A benefit of up to {reform.impairment}.',
      },
      {
        id: 'impairment-own',
        what: 'Lasting impairment',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: 'No benefit of its own, and nobody to claim it from.',
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
          'Closed, as the driver was not convicted under the {reform.suits}. Losses above the benefit limits can still be claimed.',
      },
      {
        id: 'court-convicted',
        what: 'Suing for pain and suffering',
        causes: ['convicted'],
        people: HAS_BENEFITS,
        cases: 'When another driver caused it and was convicted',
        before: 'Possible. For minor injuries there is a cap.',
        after:
          'Still possible after a conviction for impaired driving, for failing to stop for police, or for a driving offence under the {reform.suits}.',
      },
      {
        id: 'court-others',
        what: 'Suing for pain and suffering',
        causes: ['own'],
        people: ['passenger', 'outside'],
        cases: 'Passengers and people walking or cycling, when the driver of the car caused it',
        before: 'Possible against the driver of the car. For minor injuries there is a cap.',
        after: 'Closed, unless the driver is convicted of an offence such as one under the {reform.suits}.',
      },
      {
        id: 'court-own',
        what: 'Suing for pain and suffering',
        causes: ['own'],
        people: ['driver'],
        cases: 'The driver who caused it',
        before: 'There is nobody to sue.',
        after: 'There is nobody to sue. The benefits above do not ask who was at fault.',
      },
      {
        id: 'worker',
        what: 'Benefits',
        causes: EVERY_CAUSE,
        people: ['worker'],
        cases: "People who get workers' compensation for the injury",
        before: "Workers' compensation comes first. WCB-Alberta can say what a car policy adds.",
        after:
          "No Care-First benefits, according to a summary of {reform.wcbBill}. Workers' compensation is what remains; WCB-Alberta can confirm it.",
      },
      {
        id: 'worker-court',
        what: 'Suing for pain and suffering',
        causes: EVERY_CAUSE,
        people: ['worker'],
        cases: "People who get workers' compensation for the injury",
        before: 'It depends on who caused the injury. WCB-Alberta can say whose claim it is.',
        after: 'Closed under the new law, according to the same summary of {reform.wcbBill}.',
      },
    ],
  },
  reachNote: 'The bars show how long a benefit can run, not how much it pays. They are not drawn to scale.',
  note: '{before reform.start: Figures of the new system come from published designs and may still change by regulation.}{from reform.start: Figures of the new system come from designs published before it began.} Damage to the car itself follows other rules, which stay as they are.',
};
