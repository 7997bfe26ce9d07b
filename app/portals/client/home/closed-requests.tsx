import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import type { Talk } from './request-card.tsx';

type ClosedRequestsProps = { items: readonly CaseListItem[]; talkOf: (id: string) => Talk };

/** What has led to a policy, and what is over without one, each in short lines with the newest first. */
export function ClosedRequests({ items, talkOf }: ClosedRequestsProps) {
  const newestFirst = items.toSorted((a, b) => (b.closedAt ?? '').localeCompare(a.closedAt ?? ''));
  const [policies = [], closed = []] = [true, false].map((isPolicy) =>
    newestFirst.filter(({ agreed }) => (agreed !== null) === isPolicy),
  );
  return (
    <>
      <Lines heading="Your policies" items={policies} talkOf={talkOf} />
      <Lines heading="Closed" items={closed} talkOf={talkOf} />
    </>
  );
}

function Lines({ heading, items, talkOf }: ClosedRequestsProps & { heading: string }) {
  if (items.length === 0) return null;
  const id = heading.toLowerCase().replace(' ', '-');
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-base">
        {heading}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li
            key={item.id}
            className="relative grid items-center gap-x-6 gap-y-1 py-3 text-sm hover:bg-mist md:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                prefetch="intent"
                to={`/portal/cases/${item.id}`}
                className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {item.title}
              </Link>
              <StatusBadge status={item.status} />
              {(talkOf(item.id)?.unread ?? 0) > 0 && (
                <span className="font-medium text-spruce">New message</span>
              )}
            </div>
            <p className="text-slate max-md:pr-8">{whatBecameOf(item)}</p>
            <ChevronRight
              aria-hidden="true"
              className="size-4 text-slate max-md:absolute max-md:top-4 max-md:right-0"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function whatBecameOf({ agreed, closedAt, reference, broker }: CaseListItem): string {
  if (agreed) {
    const renewal = agreed.renewalOn ? `, renews ${dayWords(agreed.renewalOn)}` : '';
    const by = broker ? `${broker.fullName}. ` : '';
    return `${by}From ${dayWords(agreed.effectiveOn)}${renewal}`;
  }
  return `${reference}${closedAt ? `, closed ${dayWords(albertaDate(new Date(closedAt)))}` : ''}`;
}
