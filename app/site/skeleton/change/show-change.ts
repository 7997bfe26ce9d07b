import type { DatedChange } from '#content/pages/skeleton-page.ts';

type Side = { side: 'before' | 'after'; name: string; when: string; isToday: boolean };

/** Rules before and after a day, with what to call each of them on the day the page is made for. */
export type ShownChange = DatedChange & { sides: readonly Side[] };

const DAY_MS = 86_400_000;
const SHORT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Names the two sides, short enough for a switch on a phone. `today` is an ISO day. For loaders only. */
export function showChange(change: DatedChange, today: string): ShownChange {
  const isIn = today >= change.on;
  const first = new Date(`${change.on}T00:00:00Z`);
  const last = new Date(first.getTime() - DAY_MS);
  return {
    ...change,
    sides: [
      {
        side: 'before',
        name: isIn ? 'Older rules' : 'Rules today',
        when: `until ${SHORT.format(last)}`,
        isToday: !isIn,
      },
      {
        side: 'after',
        name: isIn ? 'Rules today' : 'New rules',
        when: `from ${SHORT.format(first)}`,
        isToday: isIn,
      },
    ],
  };
}
