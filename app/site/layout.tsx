import { Outlet, useLocation } from 'react-router';
import { PageArrival } from '#app/ui/page-arrival.tsx';
import { RenderGuard } from '#app/ui/render-guard.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { CalmNavigation } from './navigation/calm-navigation.tsx';
import { PageReady } from './navigation/page-ready.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteToaster } from './site-toast.tsx';

/** The frame of every public page. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <PageReady />
      <PageArrival />
      <CalmNavigation />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <RenderGuard resetKey={pathname}>
          <Outlet />
        </RenderGuard>
      </main>
      <SiteFooter />
      <SiteToaster />
    </div>
  );
}
