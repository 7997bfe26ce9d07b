import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BrokerListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

/** One request that a broker had. While they may still read it, the whole of the row is the link. */
export function CaseRow({ item, now }: { item: BrokerListItem; now: Date }) {
  const isReadable = item.closedAt === null;
  return (
    <li
      className={classNames(
        'relative grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4',
        'sm:grid-cols-[1fr_1fr_auto] sm:items-center',
        isReadable && 'has-[a:hover]:border-control',
      )}
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {isReadable ? (
            <Link
              prefetch="intent"
              to={`/broker/cases/${item.id}`}
              className="rounded-small text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-spruce"
            >
              {item.contactName ?? item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        <p className="text-sm text-slate">
          {[item.contactName ? item.title : null, item.city ?? 'City not known', item.reference]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {isReadable && item.status ? (
        <p>
          <StatusBadge status={item.status} />
        </p>
      ) : (
        <EndWords item={item} now={now} />
      )}
      {isReadable && <ChevronRight aria-hidden="true" className="size-5 text-slate max-sm:hidden" />}
    </li>
  );
}

const ENDS = {
  returned: 'You returned it',
  expired: 'The time to accept passed',
  promise_missed: 'The promised time passed without contact',
  withdrawn: 'The client withdrew it',
  reassigned: 'It moved to another broker',
  merged: 'It was joined with another request',
  not_real: 'You marked it as spam',
  completed: 'Closed',
} as const;

function EndWords({ item, now }: { item: BrokerListItem; now: Date }) {
  return (
    <div className="text-sm text-slate">
      <p>{item.closedReason ? ENDS[item.closedReason] : 'Your access has ended'}</p>
      {item.closedAt && <p>{whenText(new Date(item.closedAt), now)}</p>}
    </div>
  );
}
