import { Outlet, useLocation } from 'react-router';
import { PageArrival } from '#app/ui/page-arrival.tsx';
import { RenderGuard } from '#app/ui/render-guard.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of every public page. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <PageArrival />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <RenderGuard resetKey={pathname}>
          <Outlet />
        </RenderGuard>
      </main>
      <SiteFooter />
    </div>
  );
}
