import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { CaseListSkeleton } from '#app/features/cases/ui/skeletons/case-list-skeleton.tsx';
import { ElsewhereNote } from '#app/portals/frame/elsewhere-note.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Queue } from './queue/queue.tsx';

const ClosedCases = lazy(async () => ({ default: (await import('./closed/closed-cases.tsx')).ClosedCases }));

export const meta = () => portalMeta('Broker dashboard');

export default function BrokerHome() {
  const [search] = useSearchParams();
  const { data: user } = useQuery(userQuery);
  if (user?.role === 'admin') return <NotABroker />;
  if (search.get('show') !== 'closed') return <Queue />;
  return (
    <>
      <PageTitle
        lead="Requests that ended, that you returned, or whose time passed. Names show while you may read them."
        actions={
          <p className="text-sm">
            <TextLink to="/broker">Your requests</TextLink>
          </p>
        }
      >
        Closed requests
      </PageTitle>
      <Suspense fallback={<CaseListSkeleton />}>
        <ClosedCases
          after={search.get('after') ?? ''}
          words={search.get('q') ?? ''}
          outcome={search.get('outcome') ?? ''}
        />
      </Suspense>
    </>
  );
}

/** An administrator has no queue: they read where their work is. */
function NotABroker() {
  return (
    <>
      <PageTitle>Requests of a broker</PageTitle>
      <div className="mt-6 max-w-form">
        <ElsewhereNote
          door="broker"
          what="This page lists the requests of a broker partner. You have none of your own: every request is in the admin area."
        />
      </div>
    </>
  );
}
