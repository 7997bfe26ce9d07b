import { useQuery } from '@tanstack/react-query';
import { brokerCasesQuery } from '#app/features/cases/data.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CaseRow } from './case-row.tsx';

/** What a broker had, the newest first. `after` is where an older page starts, `words` are what is looked for. */
export function ClosedCases({ after, words }: { after: string; words: string }) {
  const cases = useQuery(brokerCasesQuery('closed', after, words));
  const now = useNow();
  const looked = words && `&q=${encodeURIComponent(words)}`;
  const items = cases.data?.items ?? [];
  const next = cases.data?.nextCursor;
  return (
    <div className="mt-6">
      {cases.isPending && <CaseListSkeleton />}
      {cases.isError && !cases.data && (
        <LoadFailure what="your requests" onRetry={() => void cases.refetch()} />
      )}
      {words && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          Those with “{words}”<TextLink to="/broker?show=closed">Show all</TextLink>
        </p>
      )}
      {cases.data && items.length === 0 && words && (
        <EmptyState title="None found">None of your closed requests holds these words.</EmptyState>
      )}
      {cases.data && items.length === 0 && !words && (
        <EmptyState title="Nothing closed yet">
          Requests that ended, that you returned or whose time to accept passed are listed here.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <CaseRow key={`${item.id}-${item.openedAt}`} {...{ item, now }} />
        ))}
      </ul>
      {(next || after) && (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {after && (
            <ButtonLink to={`/broker?show=closed${looked}`} look="secondary" size="small">
              Back to the newest
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={`/broker?show=closed${looked}&after=${next}`} look="secondary" size="small">
              Older requests
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
