import { Link } from 'react-router';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Talk } from './request-card.tsx';

type ClosedRequestsProps = { items: readonly CaseListItem[]; talkOf: (id: string) => Talk };

/** What is over, in short lines. */
export function ClosedRequests({ items, talkOf }: ClosedRequestsProps) {
  return (
    <section aria-labelledby="closed-requests" className="mt-10">
      <h2 id="closed-requests" className="mb-2 text-base">
        Closed
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm">
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
            <span className="text-slate sm:ml-auto">
              {item.reference}, {formatAlbertaTime(new Date(item.createdAt), 'date')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
