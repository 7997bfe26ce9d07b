import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { createQueryClient } from '#app/platform/browser/query-client.ts';
import { PageArrival } from '#app/ui/page-arrival.tsx';
import { RenderGuard } from '#app/ui/render-guard.tsx';
import { Toaster } from '#app/ui/toast.tsx';
import { followOtherTabs } from './browser-session.ts';
import { watchSessionEnd } from './session-end.ts';

/** The outermost layout of a portal: its data, its theme and its toasts, for the pages inside and the login page. */
export function PortalRoot() {
  const { pathname } = useLocation();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => watchSessionEnd(queryClient), [queryClient]);
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="portal min-h-svh bg-paper text-ink">
        <RenderGuard resetKey={pathname}>
          <Outlet />
        </RenderGuard>
        <PageArrival />
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
