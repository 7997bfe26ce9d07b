import type { DeadlineKind } from '#app/features/cases/rules/deadlines/due-soon.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseTurn } from '#app/features/cases/schema.ts';

export type TurnWords = {
  /** Whether the reader has to do something now. */
  isYours: boolean;
  /** A sentence for the top of a page. */
  sentence: string;
  due: { kind: DeadlineKind; at: Date } | null;
};

type BrokerCaseState = {
  status: CaseStatus;
  turn: CaseTurn;
  /** The client is interested in a quote, where that is known. */
  hasChosen?: boolean;
  /** They want a quote otherwise, where that is known. */
  isWish?: boolean;
  /** Something that they sent is to be confirmed, where that is known. */
  isSomethingSent?: boolean;
  /** A message of theirs waits beside what comes first, where that is known. */
  isWritten?: boolean;
  /** Until when they are waited for whom the broker left a message, as `Tue 9 am`, where that is planned. */
  waitsUntil?: string | null;
  /** Something that they were asked for is not there, where that is known. */
  isOwed?: boolean;
  /** Their broker asked them something in the messages, and they have said nothing since, where that is known. */
  isAsked?: boolean;
  /** Their last question was answered, and they have said nothing since, where that is known. */
  isToHear?: boolean;
  /** The papers of the recorded policy are not sent, where that is known. */
  arePapersDue?: boolean;
};

const DEADLINES: Partial<Record<CaseTurn['what'], DeadlineKind>> = {
  accept: 'accept',
  match: 'promise',
  contact: 'promise',
  reply: 'reply',
  certificate: 'reply',
  look: 'reply',
};

/** Whose turn it is on a case, in words for its broker: `turnOf` has said it. */
export function brokerTurn(state: BrokerCaseState): TurnWords {
  const { turn } = state;
  const kind = DEADLINES[turn.what];
  return {
    isYours: turn.who === 'broker',
    sentence: brokerSentence(state),
    due: kind && turn.dueAt ? { kind, at: new Date(turn.dueAt) } : null,
  };
}

function brokerSentence(state: BrokerCaseState): string {
  const { status, turn, hasChosen = false } = state;
  const { what, certificates = 1 } = turn;
  if (what === 'certificate' && certificates > 1) return `Next: send ${certificates} certificates.`;
  if (what === 'look') return lookSentence(state);
  if (what === 'contact' && state.isWritten) return 'Next: contact the client and reply to their message.';
  if (what === 'reach' && state.waitsUntil) return `Waiting for the client until ${state.waitsUntil}.`;
  if (what === 'decide' && state.isOwed) return OWED;
  if (what === 'work' && (hasChosen || status === 'quoted')) return decidedSentence(state);
  if (what === 'none' && status === 'won') return state.arePapersDue ? PAPERS : PLACED;
  return BROKER_SENTENCES[what];
}

/** What the client has done that nobody has taken up. */
function lookSentence({ isSomethingSent = false, hasChosen = false, isWish = false }: BrokerCaseState) {
  if (isSomethingSent) return BROKER_SENTENCES.look;
  if (isWish) return 'Next: revise the quote.';
  if (hasChosen) return 'Next: contact the client, who is interested in a quote.';
  return 'Next: see what is new from the client.';
}

/** The client has decided on the quotes: what was asked or answered since comes before what follows from it. */
function decidedSentence({ hasChosen = false, isAsked = false, isToHear = false }: BrokerCaseState) {
  if (isAsked) return ASKED;
  if (isToHear) return TO_HEAR;
  return hasChosen ? CHOSEN : DECIDED;
}

const PLACED = 'The policy is arranged.';
const PAPERS = 'Next: send the policy documents.';
const OWED = 'Waiting for the client’s decision, and for what you requested.';
const TO_HEAR = 'You answered the client’s question. Next: hear what they say.';
const ASKED = 'Waiting for the client’s answer.';
const CHOSEN = 'Next: record the policy, once it is arranged.';
const DECIDED = 'Next: follow up on the client’s decision.';
const BROKER_SENTENCES: Record<CaseTurn['what'], string> = {
  match: 'Waiting for a broker.',
  accept: 'New request: accept or return it.',
  call: 'Next: the booked call.',
  contact: 'Next: contact the client.',
  reply: 'Next: reply to the client.',
  certificate: 'Next: send the certificate.',
  look: 'Next: review what the client sent.',
  reach: 'Next: reach the client.',
  work: 'Next: send a quote.',
  answer: 'Waiting for the client’s reply.',
  decide: 'Waiting for the client’s decision.',
  none: 'This request is closed.',
};
