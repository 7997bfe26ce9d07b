import type { CaseSteps } from '#app/features/cases/schema.ts';
import type { StepDialogName } from './dialogs/step-dialogs.tsx';

export type StepButton = { step: string; dialog: StepDialogName; label: string };

/** What moves a case on, in the order in which one of them comes first. */
const ONWARD: StepButton[] = [
  { step: 'log_contact', dialog: 'contact', label: 'Log a contact' },
  { step: 'send_quotes', dialog: 'quote', label: 'Send a quote' },
  { step: 'request_information', dialog: 'ask', label: 'Request information' },
  { step: 'wait_for_client', dialog: 'wait', label: 'Set to waiting for client' },
  { step: 'ask_for_changes', dialog: 'rework', label: 'Tell the client you are revising' },
  { step: 'resume', dialog: 'resume', label: 'Continue without a reply' },
  { step: 'cancel_call', dialog: 'cancel-call', label: 'Cancel the booked call' },
  { step: 'reopen', dialog: 'reopen', label: 'Reopen request' },
];

/** The quote that the client wants otherwise: before one that is new. */
const REVISE: StepButton = { step: 'send_quotes', dialog: 'revise', label: 'Revise the quote' };

const WIN: StepButton = { step: 'win', dialog: 'win', label: 'Record the policy' };

/** What ends it without a policy, or gives it away. */
const OUTCOMES: StepButton[] = [
  { step: 'lose', dialog: 'close', label: 'Close without a policy' },
  { step: 'return', dialog: 'return', label: 'Return request' },
  { step: 'mark_not_real', dialog: 'not-real', label: 'Mark as spam' },
];

type Known = {
  /** Something that the client sent is to be confirmed. */
  isSomethingSent?: boolean;
  /** The client is interested in a quote. */
  hasChosen?: boolean;
  /** Quotes stand beside which another is sent. */
  hasQuotes?: boolean;
  /** The broker has asked the client something in the messages, and waits. */
  isAsked?: boolean;
  /** What the client wants otherwise, and of which quote, where that is sure. */
  wish?: { about: unknown } | null;
  /** The broker left a message, and waits until the time that they planned. */
  isWaiting?: boolean;
  /** A quote was begun on this device, and not sent. */
  isQuoteBegun?: boolean;
};

/** The buttons of a case for the steps that may be taken now: one that comes first, those beside it, and the ends. */
export function stepButtons(
  {
    steps,
    status,
    firstRespondedAt,
    turn,
  }: Pick<CaseSteps, 'steps' | 'status' | 'firstRespondedAt' | 'turn'>,
  {
    isSomethingSent = false,
    hasChosen = false,
    hasQuotes = false,
    isAsked = false,
    isWaiting = false,
    wish = null,
    isQuoteBegun = false,
  }: Known = {},
) {
  const may = ({ step }: StepButton) => steps.includes(step);
  // Whoever chose a quote while another is revised has decided as if none were.
  const stands = hasChosen && status === 'in_progress' ? 'quoted' : status;
  const outcomes = OUTCOMES.filter(may);
  if (steps.includes('accept')) {
    const isReturn = ({ step }: StepButton) => step === 'return';
    const giveBack = outcomes.filter(isReturn);
    const ends = outcomes.filter((one) => !isReturn(one) && one.step !== 'lose');
    return { first: undefined, others: giveBack, outcomes: ends };
  }
  // A policy is what the work leads to, and no way of closing a request.
  const onward = [...(wish?.about ? [REVISE] : []), ...ONWARD, WIN]
    .filter(may)
    .map((one) =>
      one.dialog === 'quote'
        ? { ...one, label: quoteLabel(isQuoteBegun, hasQuotes || stands === 'quoted') }
        : one,
    );
  // What is next then is to write, or to look: the page leads to the place.
  if (turn.what === 'reply' || (turn.what === 'look' && isSomethingSent))
    return { first: undefined, others: onward, outcomes };
  // Of several quotes it is chosen beside them which to revise.
  if (wish && !wish.about && stands === 'in_progress') return { first: undefined, others: onward, outcomes };
  const wasContacted = firstRespondedAt !== null;
  const wanted = isWaiting
    ? undefined
    : wantedFirst({ status: stands, turn, isAsked, hasChosen, wasContacted });
  const first = [...onward, ...outcomes].find(({ step }) => step === wanted);
  const rest = onward.filter((one) => one !== first);
  return { first, others: rest, outcomes: outcomes.filter((one) => one !== first) };
}

/** Beside quotes that stand it is not taken for revising one. */
function quoteLabel(isBegun: boolean, hasOthers: boolean): string {
  if (isBegun) return 'Continue the draft';
  return hasOthers ? 'Send another quote' : 'Send a quote';
}

type Standing = Pick<CaseSteps, 'status' | 'turn'> & {
  wasContacted: boolean;
  isAsked: boolean;
  hasChosen: boolean;
};

function wantedFirst({ status, turn, wasContacted, isAsked, hasChosen }: Standing): string | undefined {
  if (status === 'in_progress') {
    return wasContacted && turn.what !== 'reach' ? 'send_quotes' : 'log_contact';
  }
  if (status !== 'quoted') return undefined;
  // Who has asked their client something waits for the answer before a policy is recorded.
  if (isAsked) return undefined;
  // While the client decides nothing presses their broker.
  if (turn.what === 'decide') return undefined;
  // Whoever has just decided, declined all, or waits for an answer, is talked with first: interest is no policy yet.
  return turn.what === 'work' && hasChosen ? 'win' : 'log_contact';
}
