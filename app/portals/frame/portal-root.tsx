import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { forgetEarlyAnswers } from '#app/platform/http/early-answers.ts';
import { createPortalQueryClient } from '#app/portals/frame/query-client.ts';
import { followOtherTabs } from '#app/portals/frame/session/browser-session.ts';
import { watchSessionEnd } from '#app/portals/frame/session/session-end.ts';
import { loadDialog } from '#app/ui/dialogs/dialog.tsx';
import { loadFormWork } from '#app/ui/forms/use-form.ts';
import { OnItsWay } from '#app/ui/frame/on-its-way.tsx';
import { PageArrival } from '#app/ui/frame/page-arrival.tsx';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import { OfflineGuard } from '#app/ui/offline/offline-guard.tsx';
import { RenderGuard } from '#app/ui/states/render-guard.tsx';
import { loadToasts, Toaster } from '#app/ui/states/toast.tsx';
import { WaitingActions } from './waiting-actions.tsx';

/** What portal pages open and say only when somebody does something. By then a page reads what is new. */
const loadLater = () => {
  forgetEarlyAnswers();
  return Promise.all([loadDialog(), loadToasts(), loadFormWork()]);
};

/** The outermost layout of a portal: its data, its theme and its toasts, for the pages inside and the login page. */
export function PortalRoot() {
  const { pathname } = useLocation();
  const [queryClient] = useState(createPortalQueryClient);
  useLoadAhead(loadLater);
  useEffect(() => watchSessionEnd(queryClient), [queryClient]);
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="portal min-h-svh bg-paper text-ink">
        <RenderGuard resetKey={pathname}>
          <OfflineGuard>
            <WaitingActions />
          </OfflineGuard>
          <Outlet />
        </RenderGuard>
        <OnItsWay />
        <PageArrival />
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
