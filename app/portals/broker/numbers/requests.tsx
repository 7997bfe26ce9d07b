import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { typeName } from '#app/features/cases/rules/status-text.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { receivedQuery } from '#app/features/queue/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { countWords } from '../closed/end-words.ts';
import { daysWords, LIST_TITLES } from './number-words.ts';
import { ReceivedTable } from './received-table.tsx';
import { readSearch } from './requests-search.ts';

export const meta = () => portalMeta('Requests behind a number');

/** The requests that a number counts; which ones stands in the address, as the number’s link has it. */
export default function RequestsBehind() {
  const [search] = useSearchParams();
  const { period, part, type, from, to, after, asked } = readSearch(search);
  const { data, isError, refetch } = useQuery(receivedQuery(asked));
  const items = data?.items ?? [];
  const about = [type && typeName(type), from && to && `received ${daysWords({ from, to })}`];
  const lead = about.filter(Boolean).join(', ');
  const page = (cursor: string | null) => {
    const next = new URLSearchParams(search);
    if (cursor) next.set('after', cursor);
    else next.delete('after');
    return `?${next}`;
  };
  return (
    <>
      <PageTitle
        above={<TextLink to={`/broker/numbers?period=${period}`}>Your performance</TextLink>}
        lead={lead && `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.`}
      >
        {LIST_TITLES[part]}
      </PageTitle>
      <div className="mt-6">
        {isError && !data && <LoadFailure what="these requests" onRetry={() => void refetch()} />}
        {!data && !isError && <CaseListSkeleton />}
        {data && items.length === 0 && (
          <EmptyState title="None now">
            A request counts as it stands now, and may have moved on since you read the number.
          </EmptyState>
        )}
        {items.length > 0 && (
          <>
            <p role="status" className="mb-3 text-sm text-slate">
              {countWords(data?.total ?? 0, 'the last received first')}
            </p>
            <ReceivedTable items={items} />
          </>
        )}
        {(data?.nextCursor || after) && (
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            {after && (
              <ButtonLink to={page(null)} look="secondary" size="small">
                Back to the first
              </ButtonLink>
            )}
            {data?.nextCursor && (
              <ButtonLink to={page(data.nextCursor)} look="secondary" size="small">
                Older requests
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </>
  );
}
