import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** Seldom there, and as large as its forms. */
const DeletionActions = lazy(async () => ({
  default: (await import('./deletion-actions.tsx')).DeletionActions,
}));

type AskedDeletionProps = {
  /** Of one request for insurance, or of an account. */
  of: { caseId: string } | { userId: string };
  onDeleted: () => void;
};

/** On the page of what somebody wants deleted: that they do, by when we answer, and the two answers. */
export function AskedDeletion({ of, onDeleted }: AskedDeletionProps) {
  const { data } = useQuery(privacyRequestsQuery);
  const asked = data?.items.find(
    ({ state, type, caseId, userId, reference }) =>
      state === 'open' &&
      type === 'deletion' &&
      ('caseId' in of ? caseId === of.caseId : reference === null && userId === of.userId),
  );
  if (!asked) return null;
  return (
    <section
      aria-label="Deletion"
      className="mt-4 rounded-card border border-line bg-warning-soft p-4 text-sm"
    >
      <p className="font-semibold">
        The client asked for {asked.reference ? 'this request' : 'this account'} to be deleted
      </p>
      <p className="mt-1 text-slate">Answer by {dayWords(asked.dueOn)}.</p>
      {asked.details && <p className="mt-2 wrap-anywhere">“{asked.details}”</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Suspense>
          <DeletionActions request={asked} onDeleted={onDeleted} />
        </Suspense>
      </div>
    </section>
  );
}
