import type { CaseTurn, LeftPolicy } from '#app/features/cases/schema.ts';
import { titleWords } from '#app/features/cases/ui/person/person-tasks.ts';
import type { TurnWords } from '#app/features/cases/ui/whose-turn.ts';
import { albertaDate, formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { actWords, type OwnActs, workWords } from './act-words.ts';
import { certificateWords, leftSentence } from './left-words.ts';
import { overdueWords, replyWords } from './reply-words.ts';

export type PersonCaseState = OwnActs & {
  statusText: string;
  turn: CaseTurn;
  promiseAt: string | null;
  firstRespondedAt: string | null;
  broker: { fullName: string; acceptedAt: string | null } | null;
  /** Of a policy: who had it, where nobody has it now. */
  left?: LeftPolicy | undefined;
  /** The policy that it ended with, once it is known. */
  agreed?: { insurer: string; effectiveOn: string } | null;
  /** What they are asked for, by title, once it is known. */
  asked?: readonly string[] | undefined;
  /** What they are asked for beside what they wait for, and may leave out. */
  wished?: readonly string[] | undefined;
  /** How many quotes they can read, once that is known. */
  quoted?: number | undefined;
  /** The insurers of those that came last, where these take the place of others; and whether they had asked for that. */
  revised?: readonly string[];
  isAsAsked?: boolean;
  /** One of them waits for their choice, whoever is to act first. */
  isUndecided?: boolean;
  /** How many wait for it, once that is known. */
  undecided?: number;
  /** How many messages have come that they have not read. */
  unread?: number;
  /** When the last message of all came and from whom, however long ago they read it; null where it is their own. */
  wroteAt?: string | null;
  wroteBy?: string | null | undefined;
  /** How they reply, where it is not by writing here. */
  howToReply?: string | undefined;
};

export type PersonTurn = TurnWords & {
  /** The sentence without what it names that stands below it, too: what they are asked for. */
  brief: string;
  /** Of a policy its day alone, with what waits in `below`; else the sentence, and nothing below. */
  first: string;
  below: string;
  /** That there is nothing for them to do; empty where there is something, or something to read or to answer. */
  calm: string;
  /** Their broker wrote last, and they have done nothing since. */
  isWritten: boolean;
};

/** Whose turn it is, in words for the person whose case it is. */
export function personTurn(state: PersonCaseState, now: Date): PersonTurn {
  const { turn, promiseAt, firstRespondedAt, unread = 0 } = state;
  const name = state.broker?.fullName ?? 'Your broker';
  // The promise runs until first contact, whatever comes before it.
  const isPromised = turn.who !== 'client' && turn.who !== 'nobody' && firstRespondedAt === null;
  const isOpen = state.isUndecided || hasToSayWhich(state);
  const isCalm = CALM.includes(turn.what) && !isOpen && !isLastWord(state);
  return {
    isYours: isPersonsTurn(state),
    sentence: personSentence(state, name, now),
    first: state.agreed ? policyWords(state.agreed, now) : personSentence(state, name, now),
    // The tab of the messages says how many are new.
    below:
      state.agreed && (turn.what !== 'none' || state.left)
        ? personSentence({ ...state, agreed: null, unread: 0 }, name, now)
        : '',
    brief: briefSentence(state, name, now),
    due: isPromised && promiseAt ? { kind: 'promise', at: new Date(promiseAt) } : null,
    calm:
      isCalm && unread === 0 && stillOwed(state).length === 0 && (state.wished ?? []).length === 0
        ? 'There is nothing you need to do right now.'
        : '',
    isWritten: isWritten(state),
  };
}

/** In few words: what is asked for and the policy stand below it in full. */
function briefSentence(state: PersonCaseState, name: string, now: Date): string {
  const { turn, agreed, asked = [] } = state;
  if (agreed) {
    const policy = policyWords(agreed, now, '');
    return turn.what === 'none' && !state.left
      ? policy
      : `${policy} ${briefSentence({ ...state, agreed: null, unread: 0 }, name, now)}`;
  }
  return turn.what === 'answer' ? askedCount(name, asked) : personSentence(state, name, now);
}

/** Whoever is interested in two quotes has yet to say which. */
const hasToSayWhich = ({ chosen = [] }: Pick<PersonCaseState, 'chosen'>) => chosen.length > 1;

/** What a broker does while their client waits, and nothing that the client has asked for has to come by a day. */
const CALM: readonly CaseTurn['what'][] = ['reply', 'look', 'reach', 'work'];

/** Whether they are to do something, whoever is to act first. */
export function isPersonsTurn(state: PersonChoice & Pick<PersonCaseState, 'asked'>): boolean {
  return state.turn.who === 'client' || stillOwed(state).length > 0 || openChoice(state) !== '';
}

type PersonChoice = Pick<PersonCaseState, 'turn' | 'chosen' | 'isUndecided' | 'undecided' | 'revised'>;

/** That a choice among quotes waits for them although somebody else is to act first; empty where the sentence itself says it, or none does. */
export function openChoice(state: PersonChoice): string {
  if (state.turn.what === 'decide') return '';
  if (hasToSayWhich(state)) return 'Which one do you want?';
  if (!state.isUndecided) return '';
  const { undecided = 1, revised = [] } = state;
  const isAlone = revised.length === 1 && undecided === 1;
  if (isAlone) return `The revised quote of ${revised[0]} is waiting for your decision.`;
  const which = revised.length > 0 ? ` Revised: ${revised.join(' and ')}.` : '';
  return undecided > 1
    ? `${undecided} quotes are waiting for your decision.${which}`
    : 'A quote is waiting for your decision.';
}

/** What they were asked for and have not given, although something else comes first: neither a message nor a choice answers a request. */
export function stillOwed({ turn, asked = [] }: Pick<PersonCaseState, 'turn' | 'asked'>): readonly string[] {
  return turn.who === 'broker' || turn.what === 'decide' ? asked : [];
}

/** From when a policy counts, and what that says of the time before; with whom stands in the title. */
function policyWords(
  { effectiveOn }: { effectiveOn: string },
  now: Date,
  before = ', and is not in force before then',
): string {
  const day = dayWords(effectiveOn);
  return effectiveOn > albertaDate(now)
    ? `Your policy takes effect on ${day}${before}.`
    : `Your policy has been in effect since ${day}.`;
}

function personSentence(state: PersonCaseState, name: string, now: Date): string {
  const { statusText, turn, asked = [], agreed } = state;
  if (agreed) {
    const policy = policyWords(agreed, now);
    // What has come of it stands first, whatever they have written since.
    return turn.what === 'none' && !state.left
      ? `${policy}${newsWords(state)}`
      : `${policy} ${personSentence({ ...state, agreed: null }, name, now)}`;
  }
  if (state.left) return `${leftSentence(state.left, turn, now)}${newsWords(state)}`;
  switch (turn.what) {
    case 'match':
      return 'We are looking for a licensed broker partner for you.';
    case 'accept':
      return `We have asked ${name} to take your request and are waiting for a reply.`;
    case 'call':
      return `${name} is asked to call you at the time you booked.`;
    case 'contact':
      if (isWritten(state))
        return writtenWords(state, name, 'is asked to contact you the way you chose.', now);
      return `${name} has your request and is asked to contact you.${newsWords(state)}`;
    case 'reply':
      return `${name} ${actWords(state, true)}${replyWords(state, now)}${overdueWords(state, now)}${newsWords(state)}`;
    case 'look':
      if (isWritten(state))
        return writtenWords(state, name, `${actWords(state, false)}${replyWords(state, now)}`, now);
      return `${name} ${actWords(state, false)}${replyWords(state, now)}${newsWords(state)}`;
    case 'certificate':
      return `${name} has ${certificateWords(turn)}.${newsWords(state)}`;
    case 'reach':
    case 'work':
      if (isWritten(state)) return writtenWords(state, name, `${workWords(state, true)}.`, now);
      return `${name} ${workWords(state, false)}.${newsWords(state)}`;
    case 'answer':
      return askedWords(name, asked);
    case 'decide':
      return sentWords(state, name);
    case 'none':
      return statusText;
  }
}

function sentWords(state: PersonCaseState, name: string): string {
  const { quoted = 0, revised = [], isAsAsked = false, chosen = [] } = state;
  if (hasToSayWhich(state)) return `You are interested in ${chosen.join(' and ')}. Which one do you want?`;
  if (revised.length > 0)
    return `${name} has revised the quote${revised.length > 1 ? 's' : ''} of ${revised.join(' and ')}${isAsAsked ? ' as you asked' : ''}.`;
  return `${name} has sent you ${quoted > 1 ? `${quoted} quotes` : 'a quote'}.`;
}

/** Others wrote last, and the person has done nothing since: to read a message is not to answer it. */
function isLastWord({ wroteAt, lastAct }: PersonCaseState): boolean {
  return Boolean(wroteAt && (!lastAct || wroteAt > lastAct.at));
}

/** It was their broker: that comes before how far the broker is. Another broker before may have written. */
export function isWritten(state: PersonCaseState): boolean {
  const { broker, wroteBy } = state;
  return isLastWord(state) && Boolean(broker && wroteBy?.startsWith(broker.fullName));
}

/** `doing` is a sentence without its subject. Nobody but its reader knows whether something is asked in it. */
function writtenWords(
  { wroteAt, howToReply }: PersonCaseState,
  name: string,
  doing: string,
  now: Date,
): string {
  const at = new Date(wroteAt ?? now);
  const isToday = albertaDate(at) === albertaDate(now);
  const when = isToday ? `today at ${formatAlbertaTime(at, 'clock')}` : `on ${dayWords(albertaDate(at))}`;
  return [`${name} wrote to you ${when}, and ${doing}`, howToReply].filter(Boolean).join(' ');
}

/** What they have not read yet, behind a sentence. */
export function newsWords({ unread = 0 }: Pick<PersonCaseState, 'unread'>): string {
  if (unread === 0) return '';
  return unread === 1 ? ' You have a new message.' : ` You have ${unread} new messages.`;
}

function askedWords(name: string, asked: readonly string[]): string {
  const count = askedCount(name, asked);
  return asked.length === 0 ? count : `${count.slice(0, -1)}: ${titleWords(asked)}`;
}

function askedCount(name: string, asked: readonly string[]): string {
  if (asked.length === 0) return `${name} is waiting for your reply.`;
  return `${name} has asked you for ${asked.length === 1 ? 'one thing' : `${asked.length} things`}.`;
}
