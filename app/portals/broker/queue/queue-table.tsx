import { Link } from 'react-router';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { dueWords, nextWords, STATUS_WORDS } from './row-words.ts';

/** The same rows as a table, to compare them. */
export function QueueTable({ items, now }: { items: readonly QueueItem[]; now: Date }) {
  const columns: Column<QueueItem>[] = [
    {
      key: 'next',
      header: 'Next',
      render: (item) =>
        item.case ? (
          <Link prefetch="intent" to={`/broker/cases/${item.case.id}`} className="text-ink">
            {nextWords(item)}
          </Link>
        ) : (
          nextWords(item)
        ),
    },
    { key: 'due', header: 'When', render: (item) => dueWords(item, now).words },
    { key: 'type', header: 'Type', render: ({ case: about }) => (about ? typeName(about.type) : 'Own task') },
    { key: 'city', header: 'City', render: ({ case: about }) => about?.city ?? '–' },
    {
      key: 'status',
      header: 'Status',
      render: ({ case: about }) => (about ? (STATUS_WORDS[about.status] ?? about.status) : '–'),
    },
    { key: 'reference', header: 'Reference', render: ({ case: about }) => about?.reference ?? '–' },
    { key: 'unread', header: 'Unread', align: 'right', render: ({ case: about }) => about?.unread ?? 0 },
  ];
  return <DataTable caption="Your queue" columns={columns} rows={items} rowKey={({ id }) => id} />;
}
