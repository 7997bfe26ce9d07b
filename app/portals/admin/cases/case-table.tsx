import { Link } from 'react-router';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { useChoice } from '#app/portals/frame/bulk/use-choice.ts';
import { Badge } from '#app/ui/badge.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';
import { CaseBulkBar } from './bulk/case-bulk-bar.tsx';
import { caseName } from './bulk/use-case-bulk.ts';
import { Marked } from './marked.tsx';

/** The requests of one page, and what can be done with those that are chosen. `words` are what was looked for. */
export function CaseTable({ items, words }: { items: readonly AdminCaseRow[]; words: readonly string[] }) {
  const now = useNow();
  const choice = useChoice(items);
  return (
    <>
      <DataTable
        caption="Requests"
        columns={columns(now, words)}
        rows={items}
        rowKey={(item) => item.id}
        choice={{
          has: ({ id }) => choice.has(id),
          toggle: ({ id }, upToHere) => choice.toggle(id, upToHere),
          toggleAll: choice.toggleAll,
          nameOf: caseName,
        }}
      />
      <CaseBulkBar choice={choice} />
    </>
  );
}

function columns(now: Date, words: readonly string[]): Column<AdminCaseRow>[] {
  const short = (at: string) => formatAlbertaTime(new Date(at), 'short');
  return [
    {
      key: 'title',
      header: 'Request',
      render: ({ id, title, reference, person, city }) => (
        <Link
          prefetch="intent"
          to={`/admin/cases/${id}`}
          className="block text-ink no-underline hover:underline"
        >
          <Marked text={person?.fullName ?? title} words={words} />
          <span className="block text-xs font-normal text-slate">
            <Marked text={person ? `${reference} · ${title} · ${person.email}` : reference} words={words} />
            <span className="md:hidden">{city && ` · ${city}`}</span>
          </span>
        </Link>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      render: ({ status, priority, isConfirmed }) => (
        <span className="flex flex-wrap justify-end gap-1 md:justify-start">
          <StatusBadge status={status} />
          {priority !== 'normal' && (
            <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>{`${priority} priority`}</Badge>
          )}
          {!isConfirmed && <Badge>not confirmed</Badge>}
        </span>
      ),
    },
    { key: 'city', header: 'City', isWide: true, isLeftOut: true, render: ({ city }) => city ?? '–' },
    { key: 'broker', header: 'Broker', render: ({ broker }) => broker?.fullName ?? '–' },
    {
      key: 'sent',
      header: 'Sent',
      isWide: true,
      isLeftOut: true,
      render: ({ createdAt }) => short(createdAt),
    },
    {
      key: 'promise',
      header: 'Promised by',
      render: (item) => <PromisedBy item={item} now={now} short={short} />,
    },
  ];
}

type PromisedByProps = { item: AdminCaseRow; now: Date; short: (at: string) => string };

function PromisedBy({ item, now, short }: PromisedByProps) {
  const { promiseAt, promisesMissed, firstRespondedAt, status } = item;
  if (!isOpenStatus(status)) return '–';
  const named = promiseAt ? short(promiseAt) : 'No time named';
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      {firstRespondedAt ? 'Contact made' : named}
      {promiseAt && !firstRespondedAt && (
        <DeadlineBadge due={{ kind: 'promise', at: new Date(promiseAt) }} now={now} />
      )}
      {promisesMissed > 0 && <Badge tone="danger">{`${promisesMissed} missed`}</Badge>}
    </span>
  );
}
