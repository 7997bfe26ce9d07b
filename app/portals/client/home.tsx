import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { myCasesQuery } from '#app/features/cases/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { conversationsQuery } from '#app/features/messages/data.ts';
import { ElsewhereNote } from '#app/portals/frame/elsewhere-note.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { ClosedRequests } from './home/closed-requests.tsx';
import { isBrokersWord, isTheirs, isWished, type Talk, toDoFirst } from './home/person-state.ts';
import { RequestCard } from './home/request-card.tsx';

// Most have sent one.
const NoRequests = lazyPart(async () => (await import('./home/no-requests.tsx')).NoRequests);

export const meta = () => portalMeta('Your requests');

export default function ClientHome() {
  const [search] = useSearchParams();
  const after = search.get('after') ?? '';
  const cases = useQuery(myCasesQuery(after));
  const { data: user } = useQuery(userQuery);
  const { data: talks } = useQuery(conversationsQuery('client'));
  const items = cases.data?.items ?? [];
  const next = cases.data?.nextCursor;
  const talkOf = (id: string) => talks?.items.find(({ caseId }) => caseId === id);
  const open = toDoFirst(
    items.filter(({ status }) => isOpenStatus(status)),
    talkOf,
  );
  const closed = items.filter(({ status }) => !isOpenStatus(status));
  return (
    <div className="mx-auto max-w-4xl">
      <ElsewhereNote
        door="client"
        what="This page lists insurance requests that you have sent yourself. Your work is in your own area."
      />
      <PageTitle
        lead={cases.isPending ? <Skeleton className="h-6 w-56" /> : open.length > 0 && leadOf(open, talkOf)}
        actions={
          (cases.isPending || items.length > 0) && (
            <ButtonLink to="/get-quote?from=portal" look="secondary" size="small">
              <Plus aria-hidden="true" className="size-4" />
              Get another quote
            </ButtonLink>
          )
        }
      >
        Your requests
      </PageTitle>
      <div className="mt-6">
        {cases.isPending && <CaseListSkeleton />}
        {cases.isError && !cases.data && (
          <LoadFailure what="your requests" onRetry={() => void cases.refetch()} />
        )}
        {cases.data && items.length === 0 && (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <NoRequests isConfirmed={user?.emailVerified !== false} />
          </Suspense>
        )}
        {open.length > 0 && (
          <ul className="flex flex-col gap-4">
            {open.map((item) => (
              <RequestCard key={item.id} item={item} talk={talkOf(item.id)} />
            ))}
          </ul>
        )}
        {closed.length > 0 && <ClosedRequests items={closed} talkOf={talkOf} />}
        {(after || next) && (
          <div className="mt-6 flex flex-wrap gap-3">
            {after && (
              <ButtonLink to="/portal" look="secondary" size="small">
                Back to the newest
              </ButtonLink>
            )}
            {next && (
              <ButtonLink to={`/portal?after=${next}`} look="secondary" size="small">
                Older requests
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Whether there is something to do, or to read, before anything else. */
function leadOf(open: readonly CaseListItem[], talkOf: (id: string) => Talk): string {
  const yours = open.filter(isTheirs).length;
  const unread = open.filter(({ id }) => (talkOf(id)?.unread ?? 0) > 0).length;
  const written = open.filter((item) => isBrokersWord(item, talkOf(item.id))).length;
  const wished = open.filter(isWished).length;
  if (yours === 0 && wished > 0)
    return `A broker asks you for something in ${wished === 1 ? 'one request' : `${wished} requests`}, if you have it.`;
  if (yours === 0 && unread > 0)
    return `You have a new message in ${unread === 1 ? 'one request' : `${unread} requests`}.`;
  if (yours === 0 && written > 0)
    return `Your broker wrote to you in ${written === 1 ? 'one request' : `${written} requests`}.`;
  if (yours === 0)
    return 'There is nothing you need to do right now. When that changes, you see it here and under Notifications.';
  return yours === 1 ? 'One request needs your attention.' : `${yours} requests need your attention.`;
}
