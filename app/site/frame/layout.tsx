import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRevalidator, useRouteError } from 'react-router';
import { CalmNavigation } from '#app/site/navigation/calm-navigation.tsx';
import { DrawTheRest } from '#app/site/navigation/draw-the-rest.tsx';
import { PageReady } from '#app/site/navigation/page-ready.tsx';
import { PageArrival } from '#app/ui/frame/page-arrival.tsx';
import { SkipLink } from '#app/ui/frame/skip-link.tsx';
import { OfflineGuard } from '#app/ui/offline/offline-guard.tsx';
import { RenderGuard } from '#app/ui/states/render-guard.tsx';
import { Toaster } from '#app/ui/states/toast.tsx';
import NotFound from './not-found.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export default function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <Frame>
      {/* One page follows another of the same route, and begins as new all the same. */}
      <Outlet key={pathname} />
    </Frame>
  );
}

/** A page that could not be fetched is tried again like one that could not be drawn, and the ways on stay there. */
export function ErrorBoundary() {
  const cause = useRouteError();
  const { revalidate } = useRevalidator();
  // A link with a slug that no page has: its pattern fits, and its words are not there.
  const isNowhere = isRouteErrorResponse(cause) && cause.status === 404;
  return (
    <Frame onRetry={() => void revalidate()}>{isNowhere ? <NotFound /> : <Unfetched cause={cause} />}</Frame>
  );
}

function Unfetched({ cause }: { cause: unknown }): never {
  throw new Error('Navigation failed', { cause });
}

/** The frame of every public page. */
function Frame({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <DrawTheRest />
      <PageReady />
      <PageArrival />
      <CalmNavigation />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <RenderGuard resetKey={pathname} onRetry={onRetry}>
          <OfflineGuard />
          {children}
        </RenderGuard>
      </main>
      <SiteFooter />
      <Toaster />
    </div>
  );
}
