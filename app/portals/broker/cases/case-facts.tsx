import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';

/** The few facts a broker looks for first. */
export function CaseFacts({ case: shown }: { case: BrokerCase | AdminCase }) {
  const now = useNow();
  const { city, promiseAt, readiness, createdAt, firstRespondedAt } = shown;
  const area = shown.postalCode ?? (shown.view === 'broker' ? shown.postalArea : null);
  const facts = [
    { term: 'Status', detail: <StatusBadge status={shown.status} /> },
    { term: 'Place', detail: <Place city={city} area={area} /> },
    { term: 'Received', detail: whenText(new Date(createdAt), now) },
    ...(promiseAt && isOpenStatus(shown.status)
      ? [{ term: 'Promised contact', detail: whenText(new Date(promiseAt), now) }]
      : []),
    ...(firstRespondedAt
      ? [{ term: 'First contact', detail: whenText(new Date(firstRespondedAt), now) }]
      : []),
    { term: 'Answered', detail: `${readiness}% of the questions` },
  ];
  return (
    <dl
      aria-label="Facts"
      className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-3 sm:p-6 2xl:grid-cols-6"
    >
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt className="text-sm text-slate">{term}</dt>
          <dd className="font-medium">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}

function Place({ city, area }: { city: string | null; area: string | null }) {
  if (!city && !area) return 'Not known';
  return (
    <>
      {city} <span className="whitespace-nowrap">{area}</span>
    </>
  );
}
