import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { DeadlineKind } from './deadline/deadline.ts';

export type Turn = {
  /** Whether the reader has to do something now. */
  isYours: boolean;
  /** A short form for lists, and a sentence for the top of a page. */
  short: string;
  sentence: string;
  due: { kind: DeadlineKind; at: Date } | null;
};

type BrokerCaseState = {
  status: CaseStatus | null;
  acceptBy: string | null;
  promiseAt: string | null;
  firstRespondedAt: string | null;
};

const dateOf = (text: string | null) => (text ? new Date(text) : null);
const due = (kind: DeadlineKind, at: Date | null) => (at ? { kind, at } : null);

/** Whose turn it is on a case, as its broker reads it. `status` is null once the broker's access has ended. */
export function brokerTurn(state: BrokerCaseState): Turn {
  switch (state.status) {
    case 'assigned':
      return {
        isYours: true,
        short: 'Yours: accept or return',
        sentence: 'New request: accept or return it.',
        due: due('accept', dateOf(state.acceptBy)),
      };
    case 'in_progress':
      return state.firstRespondedAt
        ? {
            isYours: true,
            short: 'Yours: prepare the quote',
            sentence: 'Next: prepare the quote.',
            due: null,
          }
        : {
            isYours: true,
            short: 'Yours: make contact',
            sentence: 'Next: contact the client.',
            due: due('promise', dateOf(state.promiseAt)),
          };
    case 'waiting_on_client':
      return {
        isYours: false,
        short: 'The client’s',
        sentence: 'Waiting for the client’s reply.',
        due: null,
      };
    case 'quoted':
      return {
        isYours: false,
        short: 'The client’s',
        sentence: 'Waiting for the client’s decision.',
        due: null,
      };
    default:
      return { isYours: false, short: 'Closed', sentence: 'This request is closed.', due: null };
  }
}

export type PersonCaseState = Omit<BrokerCaseState, 'status' | 'acceptBy'> & {
  status: CaseStatus;
  statusText: string;
  broker: { fullName: string; acceptedAt: string | null } | null;
};

/** Whose turn it is, as the person whose case it is reads it. */
export function personTurn(state: PersonCaseState): Turn {
  const name = state.broker?.fullName ?? 'Your broker';
  const promise = due('promise', dateOf(state.promiseAt));
  switch (state.status) {
    case 'new':
      return notYours('Ours', 'We are looking for a licensed broker partner for you.', promise);
    case 'assigned':
      return notYours(
        'The broker’s',
        `We have asked ${name} to take your request and are waiting for a reply.`,
        promise,
      );
    case 'in_progress':
      return state.firstRespondedAt
        ? notYours(
            'The broker’s',
            `${name} is working on your quote. There is nothing you need to do right now.`,
            null,
          )
        : notYours('The broker’s', `${name} has your request and is asked to contact you.`, promise);
    case 'waiting_on_client':
      return yours('Yours: answer your broker', `${name} has asked you for something.`);
    case 'quoted':
      return yours('Yours: look at your quote', `${name} has sent you a quote.`);
    default:
      return notYours('Closed', state.statusText, null);
  }
}

const yours = (short: string, sentence: string): Turn => ({ isYours: true, short, sentence, due: null });
const notYours = (short: string, sentence: string, until: Turn['due']): Turn => ({
  ...{ isYours: false, short, sentence },
  due: until,
});
