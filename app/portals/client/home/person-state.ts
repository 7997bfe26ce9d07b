import type { CaseEvent, CaseListItem } from '#app/features/cases/schema.ts';
import { lastActOf } from '#app/features/cases/ui/history/last-act.ts';
import { isPersonsTurn, type PersonCaseState } from '#app/features/cases/ui/person-turn.ts';

/** What a list knows of a request, as its own page does: both say the same of whose turn it is. */
export function personState(item: CaseListItem): PersonCaseState {
  const { asked, sent = 0, quotes = 0, wanted = [], revised } = item.awaited ?? {};
  return {
    ...item,
    ...{ asked, quoted: sent, chosen: wanted, revised: revised ? [revised] : [] },
    undecided: quotes,
    isUndecided: item.status === 'quoted' && quotes > 0 && wanted.length !== 1,
    lastAct: item.acted && lastActOf([item.acted]),
  };
}

/** Whether its person is to do something. */
export const isTheirs = (item: CaseListItem): boolean => isPersonsTurn(personState(item));

/** What its person is to do comes first, then what they have not read, each in the order of the list. */
export function toDoFirst(items: readonly CaseListItem[], unreadOf: (id: string) => number): CaseListItem[] {
  const rank = (item: CaseListItem) => (isTheirs(item) ? 2 : Number(unreadOf(item.id) > 0));
  return items.toSorted((a, b) => rank(b) - rank(a));
}

/** What they did last, in few words: the page of the request says the rest. */
export function ownActWords(acted: CaseEvent): string {
  const act = lastActOf([acted]);
  switch (act?.what) {
    case 'changes':
      return 'You asked for changes';
    case 'interested':
      return `You are interested in ${act.insurer}`;
    case 'declined':
      return `You declined ${act.insurer}`;
    default:
      return acted.kind === 'information_given'
        ? `You answered: ${acted.data.title}`
        : 'You changed what you sent';
  }
}
