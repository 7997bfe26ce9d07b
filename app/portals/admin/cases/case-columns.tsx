import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CaseColumn } from '#app/features/cases/oversight/list/columns.ts';
import { markWords } from '#app/features/cases/oversight/list/mark-words.ts';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { sourceName } from '#app/features/cases/rules/origin/campaign.ts';
import { requestName, typeName } from '#app/features/cases/rules/status-text.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { reopenedWords } from '#app/features/cases/ui/history/reopened-words.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/table/data-table.tsx';
import { Marked } from '#app/ui/text/marked.tsx';
import type { CaseSearch } from './use-case-search.ts';

export const COLUMN_HEADERS: Record<CaseColumn, string> = {
  status: 'Status',
  type: 'Type',
  priority: 'Priority',
  city: 'City',
  broker: 'Broker',
  sent: 'Sent',
  contact: 'First contact',
  source: 'Came by',
  changed: 'Last change',
};

type Shown = { now: Date; words: readonly string[]; search: CaseSearch };

/** The name of a request and the columns that were chosen. */
export function caseColumns({ now, words, search }: Shown): Column<AdminCaseRow>[] {
  const { columns, isUsual, sort } = search;
  const has = (column: CaseColumn) => columns.includes(column);
  const cells: Record<CaseColumn, (row: AdminCaseRow) => ReactNode> = {
    status: (row) => <Status row={row} isPriorityApart={has('priority')} />,
    type: ({ type }) => typeName(type),
    priority: ({ priority }) => (priority === 'normal' ? 'Normal' : <Priority priority={priority} />),
    city: ({ city }) => city ?? '–',
    broker: ({ broker }) => broker?.fullName ?? '–',
    sent: ({ createdAt }) => short(createdAt),
    contact: (row) => <FirstContact row={row} now={now} />,
    source: ({ source }) => sourceName(source),
    changed: ({ updatedAt }) => short(updatedAt),
  };
  const sorts: Partial<Record<CaseColumn, string>> = {
    sent: search.with('sort', sort ? null : 'oldest'),
    contact: search.with('sort', sort === 'due' ? null : 'due'),
  };
  return [
    {
      key: 'title',
      header: 'Request',
      isFilling: true,
      render: (row) => <Name {...{ row, words, has, isUsual, now }} />,
    },
    ...columns.map((key): Column<AdminCaseRow> => {
      const sortHref = sorts[key];
      return {
        ...{ key, header: COLUMN_HEADERS[key], render: cells[key], isOneLine: true },
        ...(sortHref && { sortHref }),
        ...(ON_PHONE.has(key) && { isLeftOut: true }),
        // Beside each other with these, the time of the first contact would be out of sight.
        ...(isUsual && BESIDE_NAME.has(key) && { isWide: true }),
      };
    }),
  ];
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');

/** The usual columns that a narrow table says below the name, or leaves out. */
const BESIDE_NAME: ReadonlySet<CaseColumn> = new Set(['city', 'sent', 'broker']);

/** What a phone says below the name, two lines of it, where it was chosen. */
const ON_PHONE: ReadonlySet<CaseColumn> = new Set(['status', 'city', 'broker', 'sent', 'contact']);

type NameProps = {
  now: Date;
  row: AdminCaseRow;
  words: readonly string[];
  has: (column: CaseColumn) => boolean;
  isUsual: boolean;
};

/** Below the name also stands what a phone or a narrow table has no column for, where it was chosen. */
function Name({ row, words, has, isUsual, now }: NameProps) {
  const { id, reference, person, broker } = row;
  const title = requestName(row);
  const again = reopenedWords(row.reopened, row.status);
  return (
    <Link prefetch="intent" to={`/admin/cases/${id}`} className="block text-ink no-underline hover:underline">
      <Marked pieces={markWords(person?.fullName ?? title, words)} />
      <span className="block text-xs font-normal text-slate">
        <Marked pieces={markWords(person ? `${reference} · ${title} · ${person.email}` : reference, words)} />
        {again && `\u00a0· ${again}`}
        <span className="md:hidden">
          {has('city') && row.city && `\u00a0· ${row.city}`}
          {has('sent') && `\u00a0· ${short(row.createdAt)}`}
        </span>
        {isUsual && broker && <span className="hidden md:max-lg:block">{broker.fullName}</span>}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-normal md:hidden">
        {has('status') && <Status row={row} isPriorityApart={has('priority')} />}
        {has('broker') && broker && <span>{broker.fullName}</span>}
        {has('contact') && isOpenStatus(row.status) && (
          <span className="text-slate">
            <FirstContact row={row} now={now} />
          </span>
        )}
      </span>
    </Link>
  );
}

function Status({ row, isPriorityApart }: { row: AdminCaseRow; isPriorityApart: boolean }) {
  const { status, priority, isConfirmed } = row;
  return (
    <span className="flex flex-wrap gap-1 md:flex-col md:items-start">
      <StatusBadge status={status} />
      {priority !== 'normal' && !isPriorityApart && <Priority priority={priority} />}
      {!isConfirmed && <Badge>Not confirmed</Badge>}
    </span>
  );
}

function Priority({ priority }: { priority: 'low' | 'high' }) {
  return (
    <Badge tone={priority === 'high' ? 'danger' : 'neutral'}>
      {priority === 'high' ? 'High priority' : 'Low priority'}
    </Badge>
  );
}

function FirstContact({ row, now }: { row: AdminCaseRow; now: Date }) {
  const { promiseAt, promisesMissed, firstRespondedAt, callAt, status } = row;
  if (firstRespondedAt) return promisesMissed > 0 ? 'Missed, then made' : 'Made';
  if (!isOpenStatus(status)) return promisesMissed > 0 ? 'Missed' : '–';
  return (
    <span className="flex flex-wrap items-center gap-1 md:flex-col md:items-start">
      {/* A phone has no header above it. */}
      <span className="md:hidden">First contact:</span>
      {callAt && `Call ${short(callAt)}`}
      {!callAt && dueWords(row)}
      {/* As the dashboard counts it: a missed one stays missed, and nobody has to hurry before a booked call. */}
      {promiseAt && promisesMissed === 0 && !callAt && (
        <DeadlineBadge due={{ kind: 'promise', at: new Date(promiseAt) }} now={now} />
      )}
      {promisesMissed > 0 && (
        <Badge tone="danger">{`Missed ${promisesMissed === 1 ? 'once' : `${promisesMissed} times`}`}</Badge>
      )}
    </span>
  );
}

/** A promise that stands still is one yet: its time stays to be read. */
function dueWords({ promiseAt, paused }: AdminCaseRow): ReactNode {
  if (promiseAt) return `Due ${short(promiseAt)}`;
  if (!paused) return 'No time named';
  return (
    <>
      <span>Promised {short(paused.promisedFor)}</span>
      <span>paused since {short(paused.since)}</span>
    </>
  );
}
