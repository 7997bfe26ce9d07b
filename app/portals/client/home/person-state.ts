import type { CaseEvent, CaseListItem } from '#app/features/cases/schema.ts';
import { lastActOf } from '#app/features/cases/ui/history/last-act.ts';
import type { PersonCaseState } from '#app/features/cases/ui/person-turn.ts';

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
