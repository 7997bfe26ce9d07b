import { byClock } from '#app/features/queue/order.ts';
import type { QueueItem, QueuePage } from '#app/features/queue/schema.ts';

/** What of the filters a row can stop to fit by what is done with it. */
type Filters = { section?: string | null; clock?: string | null };

/**
 * The pages of a queue after one row has changed, in its new place and counted there; with null it is gone. A row that
 * belongs behind the last page which was read, or no longer fits the filters, is not shown.
 */
export function replaceRow(
  pages: readonly QueuePage[],
  id: string,
  to: QueueItem | null,
  { section, clock }: Filters = {},
): QueuePage[] {
  const before = pages.flatMap(({ items }) => items).find((item) => item.id === id);
  const counted = to && (!clock || to.clock === clock) ? to : null;
  const shown = counted && (!section || counted.section === section) ? counted : null;
  const left = pages.map((page) => {
    const counts = { ...page.counts };
    if (before) counts[before.section] -= 1;
    // A row that was never shown here is counted already, wherever it stood.
    if (counted && (before || shown)) counts[counted.section] += 1;
    const all = page.all - (before && !to ? 1 : 0) + (!before && shown ? 1 : 0);
    return { ...page, counts, all, items: page.items.filter((item) => item.id !== id) };
  });
  if (!shown) return left;
  const at = left.findIndex(({ nextCursor, items }) => {
    const last = items.at(-1);
    return nextCursor === null || (last !== undefined && byPlace(shown, last) < 0);
  });
  const page = left[at];
  return page ? left.with(at, { ...page, items: [...page.items, shown].toSorted(byPlace) }) : left;
}

function byPlace(one: QueueItem, other: QueueItem): number {
  return byClock(ordered(one), ordered(other));
}

function ordered({ id, clock, section, dueAt }: QueueItem) {
  return { id, next: { clock, section, dueAt: dueAt ? new Date(dueAt) : null } };
}
