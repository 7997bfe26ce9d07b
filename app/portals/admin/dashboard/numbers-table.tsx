import type { Numbers, NumbersGroup } from '#app/features/cases/oversight/numbers/schema.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Column } from '#app/ui/table/data-table.tsx';
import { FigureTable } from '#app/ui/table/figure-table.tsx';
import { minutesText, shareText } from './number-words.ts';
import { SaveTable } from './save-table.tsx';

const COLUMNS: Column<NumbersGroup>[] = [
  { key: 'requests', header: 'Requests', align: 'right', render: ({ requests }) => requests },
  { key: 'open', header: 'Still open', align: 'right', render: ({ open }) => open },
  {
    key: 'accepted',
    header: 'Accepted in 2 h',
    align: 'right',
    render: ({ acceptedInTime }) => withCount(shareText(acceptedInTime), partOf(acceptedInTime)),
  },
  {
    key: 'contact',
    header: 'First contact',
    align: 'right',
    render: ({ firstContact }) => withCount(minutesText(firstContact.medianMinutes), firstContact.of),
  },
  {
    key: 'kept',
    header: 'Contacted on time',
    align: 'right',
    render: ({ promisesKept }) => withCount(shareText(promisesKept), partOf(promisesKept)),
  },
  { key: 'won', header: 'Policy', align: 'right', render: ({ won }) => won },
  { key: 'lost', header: 'Closed', align: 'right', render: ({ lost }) => lost },
  { key: 'withdrawn', header: 'Withdrawn', align: 'right', render: ({ withdrawn }) => withdrawn },
];

type NumbersTableProps = {
  by: { label: string; heading: string; note?: string };
  numbers: Numbers;
};

/** The columns of the file: counts where the page shows shares. */
const FILE_COLUMNS = [
  ...['Requests', 'Accepted in 2 h', 'Accepted of', 'First contact, business minutes', 'First contact of'],
  ...['Contacted on time', 'Contacted of', 'Still open', 'Policy', 'Closed', 'Withdrawn'],
];

/** The numbers of each group, the largest first. */
export function NumbersTable({ by, numbers: { groups, days } }: NumbersTableProps) {
  if (groups.length === 0)
    return <EmptyState title="No requests in this period">Choose a longer period to see more.</EmptyState>;
  const first: Column<NumbersGroup> = { key: 'label', header: by.heading, render: ({ label }) => label };
  return (
    <>
      <FigureTable
        caption={`Requests ${by.label.toLowerCase()}`}
        columns={[first, ...COLUMNS]}
        rows={groups}
        rowKey={({ key }) => key}
      />
      <div className="mt-2">
        <SaveTable
          name={`requests-${by.label.toLowerCase().replace(' ', '-')}-${days}-days`}
          of={`requests ${by.label.toLowerCase()}`}
          lines={[[by.heading, ...FILE_COLUMNS], ...groups.map(cellsOf)]}
        />
      </div>
      <p className="mt-3 max-w-text text-sm text-slate">
        {by.note && `${by.note} `}
        Contacted on time counts promised contacts on the day each was made or missed, also of requests sent
        before this period; after a missed one the request is promised again.
      </p>
    </>
  );
}

function cellsOf({ label, requests, acceptedInTime, firstContact, promisesKept, ...ends }: NumbersGroup) {
  return [
    ...[label, requests, acceptedInTime.part, acceptedInTime.of],
    ...[firstContact.medianMinutes, firstContact.of, promisesKept.part, promisesKept.of],
    ...[ends.open, ends.won, ends.lost, ends.withdrawn],
  ];
}

const partOf = ({ part, of }: { part: number; of: number }) => (of === 0 ? 0 : `${part} of ${of}`);

/** A share says little without how many it is of; where there is none, a dash says all. */
function withCount(text: string, of: number | string) {
  if (of === 0) return <span className="text-slate">{text}</span>;
  return (
    <>
      {text} <span className="text-xs text-slate">({of})</span>
    </>
  );
}
