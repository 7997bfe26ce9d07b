import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { caseQuery } from '#app/features/cases/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { FILLS_WINDOW } from '#app/portals/frame/shell/fills-window.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { AdminCasePage } from './admin-case-page.tsx';

export const meta = untitledPortalMeta;
export const handle = FILLS_WINDOW;

export default function AdminCaseShow() {
  const { id = '' } = useParams();
  const { data: found, error, refetch } = useQuery({ ...caseQuery(id), retry: retryCase });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (!isMissing && found?.view === 'admin') return <AdminCasePage case={found} />;
  return (
    <div className="site-width overflow-y-auto py-8">
      {isMissing && (
        <NotFound homePath="/admin">
          There is no request at this address. Its data may have been deleted.
          <title>{portalTitle('Not found')}</title>
        </NotFound>
      )}
      {!found && !isMissing && error && (
        <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
      {!found && !error && (
        <>
          <title>{portalTitle('Request')}</title>
          <CasePageSkeleton />
        </>
      )}
    </div>
  );
}
