import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { caseQuery } from '#app/features/cases/data.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CasePageSkeleton } from '#app/features/cases/ui/skeletons/case-page-skeleton.tsx';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { useIsTold } from '#app/portals/frame/case/use-is-told.ts';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { FILLS_WINDOW } from '#app/portals/frame/shell/fills-window.ts';
import { InSlices } from '#app/ui/frame/in-slices.tsx';
import { useIsLoaded } from '#app/ui/loading/early-part.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { endToast } from '#app/ui/states/toast.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { BrokerCasePage } from './broker-case-page.tsx';
import { useIsNextRead } from './from-client/use-is-next-read.ts';
import { loadNextParts } from './next-action.tsx';

// Only who has lost the request while they wrote reads it.
const KeptDraft = lazy(async () => ({
  default: (await import('#app/features/messages/ui/composer/kept-draft.tsx')).KeptDraft,
}));

export const meta = untitledPortalMeta;
export const handle = FILLS_WINDOW;

export default function BrokerCaseShow() {
  const { id = '' } = useParams();
  // What was said of the one before, by its name, does not stand beside this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request
  useEffect(endToast, [id]);
  const { data: found, error, refetch } = useQuery({ ...caseQuery(id), retry: retryCase });
  const isOffered = found?.view === 'broker' && found.disclosure === 'offered';
  const isTold = useIsTold(id, found !== undefined && found.view !== 'client' && !isOffered);
  const isNextRead = useIsNextRead(found?.view === 'client' ? undefined : found);
  const isLoaded = useIsLoaded(loadNextParts);
  const waiting = (
    <div className="site-width overflow-y-auto py-8">
      <title>{portalTitle('Request')}</title>
      <CasePageSkeleton />
    </div>
  );
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  if (!isMissing && found && found.view !== 'client') {
    return isTold && isNextRead && isLoaded ? (
      <InSlices instead={waiting}>
        <BrokerCasePage case={found} />
      </InSlices>
    ) : (
      waiting
    );
  }
  if (!found && !error) return waiting;
  return (
    <div className="site-width overflow-y-auto py-8">
      {isMissing && (
        <NotFound homePath="/broker">
          This request is not with you. It may have gone to another broker or been withdrawn. Those you had
          are among your <TextLink to="/broker/closed">closed requests</TextLink>.
          <title>{portalTitle('Not found')}</title>
        </NotFound>
      )}
      {isMissing && (
        <Suspense>
          <KeptDraft caseId={id} />
        </Suspense>
      )}
      {!isMissing && found && (
        <NotFound homePath="/broker">This is your own request. It is in the Client Portal.</NotFound>
      )}
      {!found && !isMissing && error && (
        <LoadFailure what="this request" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
