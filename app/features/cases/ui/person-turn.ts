import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import type { TurnWords } from './whose-turn.ts';

export type PersonCaseState = {
  status: CaseStatus;
  statusText: string;
  turn: CaseTurn;
  promiseAt: string | null;
  firstRespondedAt: string | null;
  broker: { fullName: string; acceptedAt: string | null } | null;
  /** The policy that it ended with, once it is known. */
  agreed?: { insurer: string; effectiveOn: string } | null;
  /** What they are asked for, by title, once it is known. */
  asked?: readonly string[] | undefined;
  /** How many quotes they can read, once that is known. */
  quoted?: number;
  /** They are interested in one of those. */
  hasChosen?: boolean;
  /** One of them waits for their choice, whoever is to act first. */
  isUndecided?: boolean;
  /** How many messages have come that they have not answered. */
  news?: number;
  /** Who wrote the last of those. */
  newsBy?: string | null | undefined;
};

/** Whose turn it is, in words for the person whose case it is. */
export function personTurn(state: PersonCaseState): TurnWords {
  const { turn, promiseAt, firstRespondedAt } = state;
  // The promise runs until first contact, whatever comes before it.
  const isPromised = turn.who !== 'client' && turn.who !== 'nobody' && firstRespondedAt === null;
  return {
    isYours: turn.who === 'client' || stillOwed(state).length > 0,
    sentence: personSentence(state, state.broker?.fullName ?? 'Your broker'),
    due: isPromised && promiseAt ? { kind: 'promise', at: new Date(promiseAt) } : null,
  };
}

/** What they were asked for and have not given, although it is somebody else's turn: a message alone answers no request. */
export function stillOwed({ turn, asked = [] }: Pick<PersonCaseState, 'turn' | 'asked'>): readonly string[] {
  return turn.who === 'broker' ? asked : [];
}

function personSentence(state: PersonCaseState, name: string): string {
  const { status, statusText, turn, asked = [], agreed, quoted = 0 } = state;
  const calm = calmWords(state);
  if (agreed) {
    const policy = `Your policy with ${agreed.insurer} takes effect on ${dayWords(agreed.effectiveOn)}.`;
    // What has come of it stands first, whatever they have written since.
    return turn.what === 'none'
      ? `${policy}${newsWords(state)}`
      : `${policy} ${personSentence({ ...state, agreed: null }, name)}`;
  }
  switch (turn.what) {
    case 'match':
      return 'We are looking for a licensed broker partner for you.';
    case 'accept':
      return `We have asked ${name} to take your request and are waiting for a reply.`;
    case 'call':
      return `${name} is asked to call you at the time you booked.`;
    case 'contact':
      return `${name} has your request and is asked to contact you.`;
    case 'reply':
      return `${name} has your message.${calm}`;
    case 'look':
      if (isWritten(state)) return writtenWords(state, name, 'has what you sent');
      // What they sent last is what should change, and whatever else came with it.
      if (isRevising(state)) return `${name} has what you sent and is revising your quote.${calm}`;
      return `${name} has what you sent.${calm}`;
    case 'certificate':
      return `${name} has what you sent.${calm}`;
    case 'reach':
    case 'work': {
      const isDecided = status === 'quoted' || state.hasChosen;
      const doing = `is ${isRevising(state) ? 'revising' : 'working on'} your quote`;
      if (isWritten(state)) return writtenWords(state, name, isDecided ? 'has your decision' : doing);
      return isDecided
        ? `${name} has your decision and takes it from here.${newsWords(state)}`
        : `${name} ${doing}.${calm}`;
    }
    case 'answer':
      return askedWords(name, asked);
    case 'decide':
      return `${name} has sent you ${quoted > 1 ? `${quoted} quotes` : 'a quote'}.`;
    case 'none':
      return statusText;
  }
}

/** What was quoted is open again: for changes, or for what they have written since; until they take one as it is. */
const isRevising = ({ status, quoted = 0, hasChosen = false }: PersonCaseState) =>
  status === 'in_progress' && quoted > 0 && !hasChosen;

/** Their broker wrote last, and is not answered: that comes before how far the broker is. Another broker before may have written. */
function isWritten({ news = 0, newsBy, broker }: PersonCaseState): boolean {
  return news > 0 && Boolean(broker && newsBy?.startsWith(broker.fullName));
}

function writtenWords({ news = 0 }: PersonCaseState, name: string, doing: string): string {
  return `${name} ${news === 1 ? 'wrote to you' : `wrote to you ${news} times`}, and ${doing}.`;
}

/** That nothing is to be done is said only where nothing is. */
function calmWords(state: PersonCaseState): string {
  if (stillOwed(state).length > 0 || state.isUndecided) return newsWords(state);
  return newsWords(state) || ' There is nothing you need to do right now.';
}

/** What they have not read yet, behind a sentence. */
export function newsWords({ news = 0 }: Pick<PersonCaseState, 'news'>): string {
  if (news === 0) return '';
  return news === 1 ? ' You have a new message.' : ` You have ${news} new messages.`;
}

function askedWords(name: string, asked: readonly string[]): string {
  if (asked.length === 0) return `${name} is waiting for your reply.`;
  const count = asked.length === 1 ? 'one thing' : `${asked.length} things`;
  return `${name} has asked you for ${count}: ${titleWords(asked)}`;
}

/** Titles as the broker wrote them, to end a sentence with: a question keeps its mark, which parts it from the next. */
export function titleWords(asked: readonly string[]): string {
  const isMarked = (title: string) => /[.?!]$/.test(title);
  const marked = (title: string, mark: string) => (isMarked(title) ? title : `${title}${mark}`);
  return asked.map((title, at) => marked(title, at === asked.length - 1 ? '.' : ';')).join(' ');
}
