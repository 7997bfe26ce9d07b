import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { BrokerListItem } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { brokerTurn, type Turn } from '#app/features/cases/ui/whose-turn.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';

type CaseRowProps = { item: BrokerListItem; now: Date; isNew: boolean };

/** One request in a broker's list: a row on wide screens, a card on a phone. The whole of it is the link. */
export function CaseRow({ item, now, isNew }: CaseRowProps) {
  const turn = brokerTurn(item);
  const isReadable = item.closedAt === null;
  return (
    <li
      className={classNames(
        'relative grid gap-x-6 gap-y-2 rounded-card border bg-surface px-5 py-4 transition-colors duration-1000',
        'sm:grid-cols-[1fr_1fr_auto] sm:items-center',
        isNew ? 'border-spruce bg-spruce-soft' : 'border-line',
        isReadable && 'has-[a:hover]:border-control',
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {isReadable ? (
            <Link
              to={`/broker/cases/${item.id}`}
              className="rounded-small text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-spruce"
            >
              {item.contactName ?? item.title}
            </Link>
          ) : (
            item.title
          )}
          {isNew && <Badge tone="success">New</Badge>}
        </p>
        <p className="text-sm text-slate">
          {[item.contactName ? item.title : null, item.city ?? 'City not known', item.reference]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {isReadable ? <TurnWords turn={turn} now={now} /> : <EndWords item={item} now={now} />}
      {isReadable && <ChevronRight aria-hidden="true" className="size-5 text-slate max-sm:hidden" />}
    </li>
  );
}

function TurnWords({ turn, now }: { turn: Turn; now: Date }) {
  return (
    <div className="min-w-0 text-sm">
      <p className={turn.isYours ? 'font-semibold' : 'text-slate'}>{turn.short}</p>
      {turn.due && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-slate">
          <span>
            {turn.due.kind === 'accept' ? 'Accept by' : 'Contact by'} {whenText(turn.due.at, now)}
          </span>
          <DeadlineBadge due={turn.due} now={now} />
        </p>
      )}
    </div>
  );
}

const ENDS = {
  returned: 'You returned it',
  expired: 'The time to accept passed',
  promise_missed: 'The promised time passed without contact',
  withdrawn: 'The client withdrew it',
  reassigned: 'It moved to another broker',
  not_real: 'You marked it as not a real request',
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
