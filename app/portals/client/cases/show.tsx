import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { caseQuery } from '#app/features/cases/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { useIsTold } from '#app/portals/frame/case/use-is-told.ts';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { FILLS_WINDOW } from '#app/portals/frame/shell/fills-window.ts';
import { InSlices } from '#app/ui/frame/in-slices.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { ClientCasePage } from './client-case-page.tsx';

export const meta = untitledPortalMeta;
export const handle = FILLS_WINDOW;

export default function ClientCaseShow() {
  const { id = '' } = useParams();
  const { data: found, error, refetch } = useQuery({ ...caseQuery(id), retry: retryCase });
  const isTold = useIsTold(id, found?.view === 'client');
  const waiting = (
    <div className="site-width overflow-y-auto py-8">
      <title>{portalTitle('Request')}</title>
      <CasePageSkeleton />
    </div>
  );
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  // A broker or an administrator who opens somebody's case by this address belongs in their own portal.
  if (!isMissing && found?.view === 'client') {
    return isTold ? (
      <InSlices instead={waiting}>
        <ClientCasePage case={found} />
      </InSlices>
    ) : (
      waiting
    );
  }
  if (!found && !error) return waiting;
  return (
    <div className="site-width overflow-y-auto py-8">
      {(isMissing || found) && (
        <NotFound homePath="/portal">
          There is no request of yours at this address.
          <title>{portalTitle('Not found')}</title>
        </NotFound>
      )}
      {!isMissing && !found && error && (
        <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
