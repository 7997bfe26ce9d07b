import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { notInForceYet } from '#app/features/cases/rules/outcomes/not-in-force-yet.ts';
import { insuranceIn } from '#app/features/cases/rules/status-text.ts';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import { UnreadBadge } from '#app/features/messages/ui/unread-badge.tsx';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Talk } from './person-state.ts';

type ClosedRequestsProps = { items: readonly CaseListItem[]; talkOf: (id: string) => Talk };

/** What has led to a policy, a card each, and what is over without one in short lines; the newest first. */
export function ClosedRequests({ items, talkOf }: ClosedRequestsProps) {
  const newestFirst = items.toSorted((a, b) => (b.closedAt ?? '').localeCompare(a.closedAt ?? ''));
  const [policies = [], closed = []] = [true, false].map((isPolicy) =>
    newestFirst.filter(({ agreed }) => (agreed !== null) === isPolicy),
  );
  return (
    <>
      <Policies items={policies} talkOf={talkOf} />
      <Lines heading="Closed" items={closed} talkOf={talkOf} />
    </>
  );
}

function Policies({ items, talkOf }: ClosedRequestsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="your-policies" className="not-first:mt-10">
      <h2 id="your-policies" className="mb-3 text-lg">
        Your policies
      </h2>
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <PolicyCard key={item.id} item={item} unread={talkOf(item.id)?.unread ?? 0} />
        ))}
      </ul>
    </section>
  );
}

/** A policy that a request ended with: with whom, from when, and until when. Its number stands on its own page. */
function PolicyCard({ item, unread }: { item: CaseListItem; unread: number }) {
  const { id, agreed, title, broker } = item;
  const now = useNow();
  const notYet = agreed && notInForceYet(agreed.effectiveOn, albertaDate(now));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-lg font-semibold wrap-anywhere">{agreed?.insurer}</h3>
        <p className="text-sm text-slate">
          {/* The insurer stands above. */}
          {insuranceIn(title)}
          {broker && `, arranged by ${broker.fullName}`}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Day term="Effective date" day={agreed?.effectiveOn} />
          <Day term="Renews" day={agreed?.renewalOn} />
        </dl>
        {notYet && <p className="mt-2 text-sm font-medium text-warning">{notYet}</p>}
        {unread > 0 && (
          <p className="mt-2">
            <UnreadBadge count={unread} />
          </p>
        )}
      </div>
      <ButtonLink
        to={`/portal/cases/${id}?tab=policy`}
        look="secondary"
        size="small"
        aria-label={`View your policy: ${title}`}
        className="max-sm:w-full"
      >
        View your policy
      </ButtonLink>
    </li>
  );
}

function Day({ term, day }: { term: string; day: string | null | undefined }) {
  if (!day) return null;
  return (
    <div>
      <dt className="text-slate">{term}</dt>
      <dd className="font-medium">{dayWords(day)}</dd>
    </div>
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
              <UnreadBadge count={talkOf(item.id)?.unread ?? 0} />
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

function whatBecameOf({ closedAt, reference }: CaseListItem): string {
  return `${reference}${closedAt ? `, closed ${dayWords(albertaDate(new Date(closedAt)))}` : ''}`;
}
