import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import { isAskedIn } from './asked-as.server.ts';

/** What a broker has to know after an answer: words to reply with, or a document. */
export type NextQuestion = { kind: 'answer' | 'document'; title: string };

type Row = NextQuestion & {
  name: string;
  follows: (value: unknown) => boolean;
  /** Other words that ask the same. */
  about?: RegExp;
};

const is =
  (...values: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && values.includes(value);
/** A count of at least one, chosen or typed. */
const isCounted = (value: unknown) => Number.parseInt(String(value), 10) > 0;

/** What brokers ask next, by the name of the answer that leads to it; a name means the same in every type. */
export const NEXT_QUESTIONS: readonly Row[] = [
  {
    name: 'use',
    follows: is('business'),
    kind: 'answer',
    title: 'What is the vehicle used for at work, and how often?',
  },
  {
    name: 'use',
    follows: is('rideshare-or-delivery'),
    kind: 'answer',
    title: 'For which service do you drive, and how many hours a week?',
  },
  {
    name: 'otherDrivers',
    follows: isCounted,
    kind: 'answer',
    title: 'Name, birth date and licence class of each other driver',
    about: /who else drives|other drivers?\b|household drivers?\b/i,
  },
  {
    name: 'atFaultClaims6y',
    follows: isCounted,
    kind: 'answer',
    title: 'When was each at-fault claim, and what did it cost?',
    about: /at-fault claims?\b/i,
  },
  {
    name: 'minorConvictions3y',
    follows: isCounted,
    kind: 'answer',
    title: 'What was each ticket for, and when?',
    about: /\btickets?\b/i,
  },
  {
    name: 'majorOrCriminal4y',
    follows: is('yes'),
    kind: 'answer',
    title: 'What was the conviction for, and when?',
    about: /\bconvictions?\b/i,
  },
  {
    name: 'cancelledNonPayment3y',
    follows: is('yes'),
    kind: 'answer',
    title: 'Which insurer cancelled the policy, and when?',
  },
  { name: 'roofAge', follows: is('11-20', 'over-20'), kind: 'document', title: 'Photos of the roof' },
  {
    name: 'woodStove',
    follows: is('yes'),
    kind: 'document',
    title: 'Inspection report of the wood stove or fireplace insert',
  },
  {
    name: 'homeBusiness',
    follows: is('yes'),
    kind: 'answer',
    title: 'What business is run from the home, and do customers come?',
  },
  {
    name: 'rentedOut',
    follows: is('yes'),
    kind: 'answer',
    title: 'Which part is rented out, to whom, and for how long?',
  },
  {
    name: 'claims5y',
    follows: isCounted,
    kind: 'answer',
    title: 'When was each claim, what was its cause, and what did it cost?',
    about: /\b(?:past|earlier|previous|each) claims?\b/i,
  },
  {
    name: 'refusedOrCancelled5y',
    follows: is('yes'),
    kind: 'answer',
    title: 'Which insurer refused or cancelled, when, and why?',
  },
  {
    name: 'subcontractors',
    follows: is('yes'),
    kind: 'document',
    title: 'Certificates of insurance of your subcontractors',
  },
];

/** What brokers ask next because of what was answered, in the order of the table, without what they `asked` already. */
export function nextQuestions(answers: Answers, asked: readonly string[] = []): NextQuestion[] {
  return NEXT_QUESTIONS.filter(
    ({ name, follows, title, about }) =>
      follows(answers[name]) && !isAskedIn(asked, { words: [title], about }),
  ).map(({ kind, title }) => ({ kind, title }));
}
