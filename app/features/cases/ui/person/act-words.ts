import { type CaseStatus, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { LastAct } from '#app/features/cases/ui/history/last-act.ts';
import { andWords } from '#app/platform/text/list-words.ts';

/** What a person has said and done to their request, as far as the page knows. */
export type OwnActs = {
  status: CaseStatus;
  /** The insurers of the quotes in which they want something else. */
  changed?: readonly string[];
  /** The insurers whose quotes they are interested in. */
  chosen?: readonly string[];
  /** What they did last. */
  lastAct?: LastAct | null;
  /** When they wrote themselves, the last time that is known. */
  ownWordAt?: string | null;
};

/**
 * What their broker has of it, the most important first: changes, interest, then what came last. Not what the broker makes of
 * it, who may not have looked yet.
 */
export function actWords(acts: OwnActs, isMessage: boolean): string {
  const { lastAct, ownWordAt } = acts;
  // A message that they followed up with an answer to a quote is not named beside it.
  const isFollowedUp = Boolean(lastAct && ownWordAt && lastAct.at > ownWordAt);
  const newest = isMessage && !isFollowedUp ? null : lastAct;
  const sent = newest?.what === 'sent' || newest?.what === 'corrected' ? SENT[newest.what] : null;
  const message = isMessage && (!newest || sent) ? MESSAGE : null;
  return listed(clausesOf(acts, newest, [message, sent]));
}

/** What a broker does who has looked at all that came; `isBrief` where they wrote since. */
export function workWords(acts: OwnActs, isBrief: boolean): string {
  const { status, chosen = [] } = acts;
  if (isChangeOpen(acts))
    return listed([...clausesOf(acts, null, []), ...(isBrief ? [] : ['has sent no new quote yet'])]);
  if (chosen.length === 0 && status !== 'quoted') return 'is working on your quote';
  const decision = `has your decision${chosen.length > 0 ? ` on ${andWords(chosen)}` : ''}`;
  return isBrief ? decision : `${decision} and takes it from here`;
}

/** They asked for changes, have done nothing since, and no quote has come. */
export const isRevising = ({ status, lastAct }: Pick<OwnActs, 'status' | 'lastAct'>): boolean =>
  status === 'in_progress' && lastAct?.what === 'changes';

/** They want a quote otherwise, and none has come since. */
const isChangeOpen = (acts: OwnActs): boolean =>
  isRevising(acts) || (acts.status === 'in_progress' && (acts.changed ?? []).length > 0);

const MESSAGE = 'your message';
const SENT = { sent: 'what you sent', corrected: 'your correction' } as const;

/** Of what they did last, a list of requests may know no more than that. */
function clausesOf(acts: OwnActs, newest: OwnActs['lastAct'], last: readonly (string | null)[]): string[] {
  const { changed = [] } = acts;
  const changes = isChangeOpen(acts) && changesNoun(changed);
  const answers = answersOf(acts, newest, Boolean(changes));
  const came = last.filter((one) => one !== null);
  if (answers.length === 0) {
    const [first = SENT.sent, ...more] = changes ? [changes, ...came] : came;
    return [`has ${first}`, ...more];
  }
  return [
    ...(changes ? [`has ${changes}`] : []),
    `has been told that you ${andWords(answers)}`,
    ...(came.length > 0 ? [`has ${andWords(came)}`] : []),
  ];
}

/** What they answered to quotes; once there is a policy nobody asks. */
function answersOf(acts: OwnActs, newest: OwnActs['lastAct'], isChanging: boolean): string[] {
  const { status, changed = [], chosen = [] } = acts;
  if (!isOpenStatus(status)) return [];
  const newlyIn = newest?.what === 'interested' ? [newest.insurer] : [];
  const wanted = andWords(chosen.length > 0 ? chosen : newlyIn);
  const isSame = isChanging && changed.length === 1 && changed[0] === wanted;
  return [
    ...(wanted ? [`are interested in ${isSame ? 'it' : wanted}`] : []),
    ...(newest?.what === 'declined' ? [`declined ${newest.insurer}`] : []),
  ];
}

const changesNoun = (changed: readonly string[]) =>
  `your request for changes${changed.length > 0 ? ` to the quote of ${andWords(changed)}` : ''}`;

/** Clauses want a comma that words do not. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')}, and ${last}`;
}
