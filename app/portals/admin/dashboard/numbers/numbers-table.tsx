import { Link } from 'react-router';
import type { Grouping } from '#app/features/cases/oversight/numbers/groupings.ts';
import type { Numbers, NumbersGroup, RequestNumbers } from '#app/features/cases/oversight/numbers/schema.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Column } from '#app/ui/table/data-table.tsx';
import { FigureTable } from '#app/ui/table/figure-table.tsx';
import { requestsBehind } from './behind.ts';
import { contactText, NOTHING, type Share, shareText } from './number-words.ts';
import { SaveTable } from './save-table.tsx';

/** What stands of a group, in this order; `of` is how many a number is made of. */
const FIGURES: Figure[] = [
  {
    key: 'requests',
    header: 'Requests',
    say: ({ requests }) => count(requests),
    list: { standing: 'counted' },
  },
  { key: 'open', header: 'Still open', say: ({ open }) => count(open), list: { standing: 'open' } },
  { key: 'accepted', header: 'Accepted in 2 h', say: ({ acceptedInTime }) => share(acceptedInTime) },
  { key: 'contact', header: 'First contact', say: ({ firstContact }) => median(firstContact) },
  { key: 'kept', header: 'Contacted on time', say: ({ promisesKept }) => share(promisesKept) },
  { key: 'won', header: 'Policy', say: ({ won }) => count(won), list: { status: 'won' } },
  { key: 'lost', header: 'Closed', say: ({ lost }) => count(lost), list: { status: 'lost' } },
  {
    key: 'withdrawn',
    header: 'Withdrawn',
    say: ({ withdrawn }) => count(withdrawn),
    list: { status: 'withdrawn' },
  },
];

/** `list` asks for the requests that the figure counts. */
type Figure = {
  key: string;
  header: string;
  say: (of: RequestNumbers) => { text: string; of?: string };
  list?: Record<string, string>;
};

/** The groups that the list of requests can be narrowed to, and by what. */
const LISTED: Partial<Record<Grouping, string>> = { type: 'type', city: 'city', source: 'source' };

const count = (total: number) => ({ text: String(total) });
const share = (asked: Share) => ({
  text: shareText(asked),
  ...(asked.of > 0 && { of: `${asked.part} of ${asked.of}` }),
});
const median = ({ medianMinutes, of }: RequestNumbers['firstContact']) => ({
  text: contactText(medianMinutes),
  ...(of > 0 && { of: String(of) }),
});

/** The columns of the file: counts where the page shows shares. */
const FILE_COLUMNS = [
  ...['Requests', 'Accepted in 2 h', 'Accepted of', 'First contact, business minutes', 'First contact of'],
  ...['Contacted on time', 'Contacted of', 'Still open', 'Policy', 'Closed', 'Withdrawn'],
];

type NumbersTableProps = {
  by: { label: string; heading: string; note?: string };
  numbers: Numbers;
};

/** The numbers of each group beside those of the period before, the largest first. */
export function NumbersTable({ by, numbers }: NumbersTableProps) {
  const { groups, days, earlier } = numbers;
  const filter = LISTED[numbers.by];
  if (groups.length === 0)
    return <EmptyState title="No requests in this period">Choose a longer period to see more.</EmptyState>;
  const compares = earlier.requests > 0;
  const columns: Column<NumbersGroup>[] = FIGURES.map(({ key, header, say, list }) => ({
    ...{ key, header, align: 'right' },
    render: (group) => (
      <>
        {list && filter && group.key && group.key !== 'rest' && say(group).text !== '0' ? (
          <Link
            prefetch="intent"
            to={requestsBehind(days, { ...list, [filter]: group.key })}
            aria-label={`${say(group).text}: ${header}, ${group.label}, show these requests`}
            className="text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current"
          >
            {say(group).text}
          </Link>
        ) : (
          <WithCount {...say(group)} />
        )}
        {compares && <Was text={say(group.earlier).text} />}
      </>
    ),
  }));
  return (
    <>
      <div className="max-sm:hidden">
        <FigureTable
          caption={`Requests ${by.label.toLowerCase()}`}
          columns={[{ key: 'label', header: by.heading, render: ({ label }) => label }, ...columns]}
          rows={groups}
          rowKey={({ key }) => key}
        />
      </div>
      <NarrowTable {...{ by, groups }} />
      <div className="mt-2">
        <SaveTable
          name={`requests-${by.label.toLowerCase().replace(' ', '-')}-${days}-days`}
          of={`requests ${by.label.toLowerCase()}`}
          lines={[
            [by.heading, ...FILE_COLUMNS, ...FILE_COLUMNS.map((name) => `${name}, ${days} days before`)],
            ...groups.map((group) => [group.label, ...cellsOf(group), ...cellsOf(group.earlier)]),
          ]}
        />
      </div>
      <p className="mt-3 max-w-text text-sm text-slate">
        {compares && (
          <span className="max-sm:hidden">{`“Was” is the number for the ${days} days before. `}</span>
        )}
        {by.note && `${by.note} `}
        “Contacted on time” counts each promised contact on the day it was made or missed, including those for
        requests sent before this period. After a missed one, a new time is promised.
      </p>
    </>
  );
}

/** What of the figures a phone has room for, under short heads; the rest stands in the file. */
const ON_PHONE = [
  { head: 'Requests', say: ({ requests }: RequestNumbers) => String(requests) },
  { head: 'Accepted', say: ({ acceptedInTime }: RequestNumbers) => shareText(acceptedInTime) },
  { head: 'On time', say: ({ promisesKept }: RequestNumbers) => shareText(promisesKept) },
  { head: 'Policy', say: ({ won }: RequestNumbers) => String(won) },
];

/** The same on a phone, where eight columns would be cut. */
function NarrowTable({ by, groups }: { by: NumbersTableProps['by']; groups: readonly NumbersGroup[] }) {
  return (
    <table className="w-full rounded-card border border-line bg-surface text-sm sm:hidden">
      <caption className="sr-only">Requests {by.label.toLowerCase()}</caption>
      <thead className="text-xs text-slate">
        <tr>
          <th scope="col" className="py-2 pl-3 text-left font-semibold">
            {by.heading}
          </th>
          {ON_PHONE.map(({ head }) => (
            <th
              key={head}
              scope="col"
              className="px-1.5 py-2 text-right font-semibold whitespace-nowrap last:pr-3"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.key} className="border-t border-line">
            <th scope="row" className="py-2.5 pl-3 text-left font-semibold">
              {group.label}
            </th>
            {ON_PHONE.map(({ head, say }) => (
              <td key={head} className="px-1.5 py-2.5 text-right tabular-nums last:pr-3">
                {say(group)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellsOf({ requests, acceptedInTime, firstContact, promisesKept, ...ends }: RequestNumbers) {
  return [
    ...[requests, acceptedInTime.part, acceptedInTime.of],
    ...[firstContact.medianMinutes, firstContact.of, promisesKept.part, promisesKept.of],
    ...[ends.open, ends.won, ends.lost, ends.withdrawn],
  ];
}

/** A share says little without how many it is of; where there is none, a dash says all. */
function WithCount({ text, of }: { text: string; of?: string }) {
  return of ? (
    <>
      {text} <span className="text-xs text-slate">({of})</span>
    </>
  ) : (
    text
  );
}

/** The number of the period before, where there is one. */
function Was({ text }: { text: string }) {
  return text !== NOTHING && <span className="block text-xs text-slate">was {text}</span>;
}
