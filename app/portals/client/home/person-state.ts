import type { CaseEvent, CaseListItem } from '#app/features/cases/schema.ts';
import { lastActOf } from '#app/features/cases/ui/history/last-act.ts';
import { ownGiven } from '#app/features/cases/ui/history/own/own-given.ts';
import { askedOf } from '#app/features/cases/ui/person/person-tasks.ts';
import { isPersonsTurn, isWritten, type PersonCaseState } from '#app/features/cases/ui/person/person-turn.ts';
import type { ConversationList } from '#app/features/messages/schema.ts';

export type Talk = ConversationList['items'][number] | undefined;

/** What a list knows of a request, as its own page does: both say the same of whose turn it is. */
export function personState(item: CaseListItem, talk?: Talk): PersonCaseState {
  const { sent = 0, quotes = 0, wanted = [], revised } = item.awaited ?? {};
  const { asked, wished } = askedOf(item.turn, item.awaited?.asked ?? []);
  return {
    ...item,
    ...{ asked: asked.map(({ title }) => title), wished: wished.map(({ title }) => title) },
    ...{ quoted: sent, chosen: wanted, revised: revised ? [revised] : [] },
    undecided: quotes,
    isUndecided: item.status === 'quoted' && quotes > 0 && wanted.length !== 1,
    lastAct: item.acted && lastActOf([item.acted]),
    unread: talk?.unread ?? 0,
    ...(talk && wordsIn(talk.last)),
  };
}

const wordsIn = ({ isYours, at, author }: NonNullable<Talk>['last']) =>
  isYours ? { ownWordAt: at } : { wroteAt: at, wroteBy: author };

/** Whether its person is to do something. */
export const isTheirs = (item: CaseListItem): boolean => isPersonsTurn(personState(item));

/** Whether its person is asked for something that they may leave out, and for nothing else. */
export const isWished = (item: CaseListItem): boolean =>
  !isTheirs(item) && (personState(item).wished ?? []).length > 0;

/** Whether their broker wrote last, and they have done nothing since. */
export const isBrokersWord = (item: CaseListItem, talk: Talk): boolean => isWritten(personState(item, talk));

/** What its person is to do comes first, then what they have not read or may give, each in the order of the list. */
export function toDoFirst(items: readonly CaseListItem[], talkOf: (id: string) => Talk): CaseListItem[] {
  const isNew = ({ id }: CaseListItem) => (talkOf(id)?.unread ?? 0) > 0;
  const rank = (item: CaseListItem) => (isTheirs(item) ? 2 : Number(isNew(item) || isWished(item)));
  return items.toSorted((a, b) => rank(b) - rank(a));
}

/** What they did last, in few words: the page of the request says the rest. */
export function ownActWords(acted: CaseEvent): string {
  const act = lastActOf([acted]);
  // What was said to a quote is taken back in the words of its history.
  if (acted.kind === 'quote_decided' && act?.what === 'sent')
    return `You took back your answer to ${acted.data.insurer}`;
  switch (act?.what) {
    case 'changes':
      return 'You asked for changes';
    case 'interested':
      return `You are interested in ${act.insurer}`;
    case 'declined':
      return `You declined ${act.insurer}`;
    default:
      return acted.kind === 'information_given' ? ownGiven(acted) : 'You changed what you sent';
  }
}
