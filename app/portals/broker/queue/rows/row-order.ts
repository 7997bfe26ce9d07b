import { CASE_STAGES } from '#app/features/cases/rules/statuses.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import type { QueueSort, SortKey } from '../queue-search.ts';
import { kindWords } from '../words/row-words.ts';

type Row = Pick<QueueItem, 'dueAt' | 'case'>;

const VALUES: Record<SortKey, (row: Row) => string | null> = {
  due: ({ dueAt }) => dueAt,
  client: ({ case: about }) => about?.name?.toLowerCase() ?? null,
  type: ({ case: about }) => (about ? kindWords(about) : null),
  // Stages follow each other as a case goes its way.
  stage: ({ case: about }) => (about ? String(CASE_STAGES.indexOf(about.stage)) : null),
};

/** Rows by a column, whatever section they are in; those that have nothing there stand last, either way. */
export function bySort<Kind extends Row>(rows: readonly Kind[], { key, direction }: QueueSort): Kind[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [VALUES[key](one), VALUES[key](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * a.localeCompare(b, 'en-CA');
  });
}
