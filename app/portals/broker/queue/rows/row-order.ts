import type { QueueItem } from '#app/features/queue/schema.ts';
import type { QueueSort } from '../queue-search.ts';

/** Rows by the end of their clock, whatever section they are in; those without one stand last, either way. */
export function byTime<Row extends Pick<QueueItem, 'dueAt'>>(
  rows: readonly Row[],
  direction: QueueSort,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.dueAt, other.dueAt];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * a.localeCompare(b);
  });
}
