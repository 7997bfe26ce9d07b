import type { CaseListItem } from '#app/features/cases/schema.ts';
import { lastActOf } from '#app/features/cases/ui/history/last-act.ts';
import type { PersonCaseState } from '#app/features/cases/ui/person-turn.ts';

/** What a list knows of a request, as its own page does: both say the same of whose turn it is. */
export function personState(item: CaseListItem): PersonCaseState {
  const { asked, sent = 0, quotes = 0, wanted = [], revised } = item.awaited ?? {};
  return {
    ...item,
    ...{ asked, quoted: sent, chosen: wanted, revised: revised ? [revised] : [] },
    isUndecided: item.status === 'quoted' && quotes > 0 && wanted.length !== 1,
    lastAct: item.acted && lastActOf([item.acted]),
  };
}
