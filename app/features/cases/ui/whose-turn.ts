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
        sentence: 'Your turn: accept this request or return it.',
        due: due('accept', dateOf(state.acceptBy)),
      };
    case 'in_progress':
      return state.firstRespondedAt
        ? {
            isYours: true,
            short: 'Yours: prepare the quote',
            sentence: 'Your turn: go on with the quote. You have been in touch.',
            due: null,
          }
        : {
            isYours: true,
            short: 'Yours: make contact',
            sentence: 'Your turn: contact this person.',
            due: due('promise', dateOf(state.promiseAt)),
          };
    case 'waiting_on_client':
      return {
        isYours: false,
        short: 'The client’s',
        sentence: 'The client’s turn: they owe you an answer.',
        due: null,
      };
    case 'quoted':
      return {
        isYours: false,
        short: 'The client’s',
        sentence: 'The client’s turn: they have your quote.',
        due: null,
      };
    default:
      return { isYours: false, short: 'Closed', sentence: 'This request is closed.', due: null };
  }
}
