import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import type { BrokerListItem } from '#app/features/cases/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { endWords } from './end-words.ts';

/** More stand in their table. */
const SHOWN = 6;

/**
 * The last column of a board: what was closed last, which no step moves any more; on a phone the way to it. What still owes
 * something stands in `besides`.
 */
export function ClosedColumn({ besides }: { besides: ReadonlySet<string> }) {
  const { data, isError } = useQuery(brokerCasesQuery('closed'));
  const now = useNow();
  const items = data?.items.filter(({ id }) => !besides.has(id)).slice(0, SHOWN) ?? [];
  return (
    <>
      <p className="px-1 pt-2 text-sm md:hidden">
        <TextLink to="/broker/closed">All closed requests</TextLink>
      </p>
      <section
        aria-labelledby="board-closed"
        className="min-w-0 flex-1 rounded-card border border-dashed border-line p-2 max-md:hidden md:min-h-64 xl:p-1.5"
      >
        <h2 id="board-closed" className="px-1 pb-2 text-base font-semibold">
          Closed
        </h2>
        {!data && !isError && <SkeletonText lines={4} />}
        {data && items.length === 0 && <p className="px-1 pb-2 text-sm text-slate">Nothing closed yet</p>}
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <ClosedCard key={`${item.id}-${item.openedAt}`} {...{ item, now }} />
          ))}
        </ul>
        <p className="px-1 pt-3 text-sm">
          <TextLink to="/broker/closed">All closed requests</TextLink>
        </p>
      </section>
    </>
  );
}

function ClosedCard({ item, now }: { item: BrokerListItem; now: Date }) {
  const { id, closedAt, contactName, title, city, reference, endedAt } = item;
  const about = title.replace(/ request$/, '');
  return (
    <li className="relative rounded-control border border-line bg-surface px-3 py-2 has-[a:hover]:border-control">
      <p className="text-sm text-slate">{endedAt && shortTime(new Date(endedAt), now)}</p>
      <p className="font-semibold leading-6">
        {closedAt === null ? (
          <Link
            prefetch="intent"
            to={`/broker/cases/${id}`}
            className="rounded-small text-ink no-underline after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spruce"
          >
            {contactName ?? about}
          </Link>
        ) : (
          about
        )}
      </p>
      <p className="text-sm text-slate">{endWords(item)}</p>
      <p className="flex flex-wrap gap-x-2 text-xs text-slate tabular-nums">
        {city && <span>{city}</span>}
        <span className="whitespace-nowrap">{reference}</span>
      </p>
    </li>
  );
}
