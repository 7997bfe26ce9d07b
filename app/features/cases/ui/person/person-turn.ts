import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { LastAct } from '#app/features/cases/ui/history/last-act.ts';
import type { TurnWords } from '#app/features/cases/ui/whose-turn.ts';
import { nextOpening } from '#app/platform/clock/business-hours.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

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
  /** What they are asked for beside what they wait for, and may leave out. */
  wished?: readonly string[] | undefined;
  /** How many quotes they can read, once that is known. */
  quoted?: number | undefined;
  /** The insurers of those that came last, where these take the place of others; and whether they had asked for that. */
  revised?: readonly string[];
  isAsAsked?: boolean;
  /** The insurers whose quotes they are interested in. */
  chosen?: readonly string[];
  /** One of them waits for their choice, whoever is to act first. */
  isUndecided?: boolean;
  /** How many wait for it, once that is known. */
  undecided?: number;
  /** What they did last, where that is known. */
  lastAct?: LastAct | null;
  /** How many messages have come that they have not read. */
  unread?: number;
  /** How many have come that they have not answered, and who wrote the last of them. */
  news?: number;
  newsBy?: string | null | undefined;
  /** The last message of all is not theirs, however long ago they read it. */
  isUnanswered?: boolean;
};

export type PersonTurn = TurnWords & {
  /** The sentence without what it names that stands below it, too: what they are asked for. */
  brief: string;
  /** Of a policy its day alone, with what waits in `below`; else the sentence, and nothing below. */
  first: string;
  below: string;
  /** That there is nothing for them to do; empty where there is something, or something to read. */
  calm: string;
};

/** Whose turn it is, in words for the person whose case it is. */
export function personTurn(state: PersonCaseState, now: Date): PersonTurn {
  const { turn, promiseAt, firstRespondedAt, unread = 0 } = state;
  const name = state.broker?.fullName ?? 'Your broker';
  // The promise runs until first contact, whatever comes before it.
  const isPromised = turn.who !== 'client' && turn.who !== 'nobody' && firstRespondedAt === null;
  const isOpen = state.isUndecided || hasToSayWhich(state);
  const isCalm = CALM.includes(turn.what) && !isOpen && !isWritten(state) && !state.isUnanswered;
  return {
    isYours: isPersonsTurn(state),
    sentence: personSentence(state, name, now),
    first: state.agreed ? policyWords(state.agreed, now) : personSentence(state, name, now),
    // The tab of the messages says how many are new.
    below:
      state.agreed && turn.what !== 'none'
        ? personSentence({ ...state, agreed: null, unread: 0 }, name, now)
        : '',
    brief: briefSentence(state, name, now),
    due: isPromised && promiseAt ? { kind: 'promise', at: new Date(promiseAt) } : null,
    calm:
      isCalm && unread === 0 && stillOwed(state).length === 0 && (state.wished ?? []).length === 0
        ? 'There is nothing you need to do right now.'
        : '',
  };
}

/** In few words: what is asked for and the policy stand below it in full. */
function briefSentence(state: PersonCaseState, name: string, now: Date): string {
  const { turn, agreed, asked = [] } = state;
  if (agreed) {
    const policy = policyWords(agreed, now, '');
    return turn.what === 'none'
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

type PersonChoice = Pick<PersonCaseState, 'turn' | 'chosen' | 'isUndecided' | 'undecided'>;

/** That a choice among quotes waits for them although somebody else is to act first; empty where the sentence itself says it, or none does. */
export function openChoice(state: PersonChoice): string {
  if (state.turn.what === 'decide') return '';
  if (hasToSayWhich(state)) return 'Which one do you want?';
  if (!state.isUndecided) return '';
  const { undecided = 1 } = state;
  return undecided > 1
    ? `${undecided} quotes are waiting for your decision.`
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
    return turn.what === 'none'
      ? `${policy}${newsWords(state)}`
      : `${policy} ${personSentence({ ...state, agreed: null }, name, now)}`;
  }
  switch (turn.what) {
    case 'match':
      return 'We are looking for a licensed broker partner for you.';
    case 'accept':
      return `We have asked ${name} to take your request and are waiting for a reply.`;
    case 'call':
      return `${name} is asked to call you at the time you booked.`;
    case 'contact':
      if (isWritten(state))
        return `${writtenWords(state, name, 'and is asked to contact you the way you chose')}.`;
      return `${name} has your request and is asked to contact you.${newsWords(state)}`;
    case 'reply':
      return `${isRevising(state) ? 'You asked for changes. ' : ''}${name} has your message${replyWords(state, now)}${overdueWords(state, now)}${newsWords(state)}`;
    case 'look':
      if (isWritten(state))
        return writtenWords(state, name, `and has what you sent${replyWords(state, now)}`);
      if (isRevising(state))
        return `You asked for changes. ${name} has been told${replyWords(state, now)}${newsWords(state)}`;
      return `${name} ${actWords(state)}${replyWords(state, now)}${newsWords(state)}`;
    case 'certificate':
      return `${name} has your request for a certificate${neededWords(turn)}.${newsWords(state)}`;
    case 'reach':
    case 'work': {
      const doing = workWords(state);
      if (isRevising(state) && !isWritten(state))
        return `You asked for changes. ${name} has been told, and has sent no new quote yet.${newsWords(state)}`;
      if (isWritten(state)) return `${writtenWords(state, name, `and ${doing}`)}.`;
      return `${name} ${doing}${isDecided(state) ? ' and takes it from here' : ''}.${newsWords(state)}`;
    }
    case 'answer':
      return askedWords(name, asked);
    case 'decide':
      return sentWords(state, name);
    case 'none':
      return statusText;
  }
}

/** What they have done, as their broker has it; not what the broker makes of it, who may not have looked yet. */
function actWords({ lastAct, chosen = [] }: PersonCaseState): string {
  switch (lastAct?.what) {
    case 'declined':
      return `has been told that you declined ${lastAct.insurer}`;
    case 'interested':
      return `has been told that you are interested in ${(chosen.length > 0 ? chosen : [lastAct.insurer]).join(' and ')}`;
    default:
      return 'has what you sent';
  }
}

/** What a broker does who has looked at all that came. */
function workWords(state: PersonCaseState): string {
  const { status, chosen = [] } = state;
  if (isRevising(state)) return 'has the changes that you asked for';
  if (chosen.length > 0) return `has your decision on ${chosen.join(' and ')}`;
  if (status === 'quoted') return 'has your decision';
  return 'is working on your quote';
}

/** They asked for changes, have done nothing since, and no quote has come. */
export const isRevising = ({ status, lastAct }: Pick<PersonCaseState, 'status' | 'lastAct'>): boolean =>
  status === 'in_progress' && lastAct?.what === 'changes';

const isDecided = ({ status, chosen = [] }: PersonCaseState) => status === 'quoted' || chosen.length > 0;

/** After a sentence about their broker: by when that one is asked to answer, the clock that the broker reads. It is no promise. */
function replyWords({ turn: { dueAt } }: Pick<PersonCaseState, 'turn'>, now: Date): string {
  if (!dueAt) return '.';
  const due = new Date(dueAt);
  const isToday = albertaDate(due) === albertaDate(now);
  const by = `${shortTime(due, now)}${isToday ? ' today' : ''}`;
  return due > now
    ? `. We have asked for a reply by ${by}.`
    : `. We had asked for a reply by ${by}, and are sorry that this is late.`;
}

/**
 * Who looks after a message that nobody has answered in time: the administrators’ dashboard lists it as overdue. When they
 * are there is said in business time, where they are not there now.
 */
function overdueWords({ turn: { dueAt }, firstRespondedAt }: PersonCaseState, now: Date): string {
  if (!dueAt || firstRespondedAt === null || new Date(dueAt) > now) return '';
  const opening = nextOpening(now);
  return ` Our team sees that it is overdue${opening > now ? `, and is back ${shortTime(opening, now)}` : ', too'}.`;
}

/** A certificate is needed by the end of a day. */
function neededWords({ dueAt }: CaseTurn): string {
  return dueAt ? `, which you need by ${dayWords(albertaDate(new Date(dueAt)))}` : '';
}

function sentWords(state: PersonCaseState, name: string): string {
  const { quoted = 0, revised = [], isAsAsked = false, chosen = [] } = state;
  if (hasToSayWhich(state)) return `You are interested in ${chosen.join(' and ')}. Which one do you want?`;
  if (revised.length > 0)
    return `${name} has revised the quote${revised.length > 1 ? 's' : ''} of ${revised.join(' and ')}${isAsAsked ? ' as you asked' : ''}.`;
  return `${name} has sent you ${quoted > 1 ? `${quoted} quotes` : 'a quote'}.`;
}

/** Their broker wrote last, and is not answered: that comes before how far the broker is. Another broker before may have written. */
function isWritten({ news = 0, newsBy, broker }: PersonCaseState): boolean {
  return news > 0 && Boolean(broker && newsBy?.startsWith(broker.fullName));
}

function writtenWords({ news = 0 }: PersonCaseState, name: string, doing: string): string {
  return `${name} ${news === 1 ? 'wrote to you' : `wrote to you ${news} times`}, ${doing}`;
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

/** Titles as the broker wrote them, to end a sentence with: a question keeps its mark, which parts it from the next. */
export function titleWords(asked: readonly string[]): string {
  const isMarked = (title: string) => /[.?!]$/.test(title);
  const marked = (title: string, mark: string) => (isMarked(title) ? title : `${title}${mark}`);
  return asked.map((title, at) => marked(title, at === asked.length - 1 ? '.' : ';')).join(' ');
}

/** The button that leads to so many quotes. */
export function viewQuotes(count: number): string {
  return count > 1 ? 'View your quotes' : 'View your quote';
}

/** The button that leads to so many documents that are asked for. */
export function sendDocuments(count: number): string {
  return count === 1 ? 'Send the document' : 'Send the documents';
}

/** The button that leads to so many questions that are asked. */
export function answerQuestions(count: number): string {
  return count === 1 ? 'Answer the question' : 'Answer the questions';
}
