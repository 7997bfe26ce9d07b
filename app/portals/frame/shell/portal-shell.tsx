import { CircleUserRound, Globe, LayoutDashboard } from 'lucide-react';
import { Fragment, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { NoticesNavLink } from '#app/features/notifications/ui/notices-nav-link.tsx';
import { LogOutButton } from '#app/portals/frame/session/log-out-button.tsx';
import { PortalFrame, PortalNavLink } from '#app/ui/frame/portal-frame.tsx';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { brand } from '#content/brand.ts';
import type { PortalDoor } from '../portal-doors.ts';
import { PortalGuard } from '../portal-guard.tsx';
import { FILLS_WINDOW } from './fills-window.ts';

// For few.
const UnconfirmedNotice = lazyPart(
  async () => (await import('#app/features/accounts/recovery/ui/unconfirmed-notice.tsx')).UnconfirmedNotice,
);
const ViewBanner = lazyPart(async () => (await import('../session/view-banner.tsx')).ViewBanner);

/** A place of one portal beside its dashboard, notifications and profile; `link` stands in the rail. */
export type PortalPlace = {
  path: string;
  link: ReactNode;
  /** Begins a group of places, set apart in the rail. */
  isFirst?: boolean;
};

type PortalShellProps = {
  door: PortalDoor;
  places?: readonly PortalPlace[];
  /** Opens what a phone's bar has no room for, the profile among it; those links stand in the rail alone. */
  more?: ReactNode;
  /** The bell, where it counts more than notices. */
  bell?: ReactNode;
  /** What is there on every page, once somebody is in. */
  beside?: ReactNode;
};

/** The layout of everything behind a door: guard, rail and page. */
export function PortalShell({ door, places = [], more, beside, bell }: PortalShellProps) {
  const { pathname } = useLocation();
  const profilePath = `${door.homePath}/profile`;
  const noticesPath = `${door.homePath}/notifications`;
  const isElsewhere = [profilePath, noticesPath, ...places.map(({ path }) => path)].some((path) =>
    pathname.startsWith(path),
  );
  const fills = useMatches().some(({ handle }) => handle === FILLS_WINDOW);
  const isFirstPage = pathname === door.homePath || pathname === `${door.homePath}/dashboard`;
  return (
    <PortalGuard door={door}>
      {(user, onLeave) => (
        <PortalFrame
          brandName={brand.name}
          portalName={door.name}
          homePath={door.homePath}
          fills={fills}
          isDense={places.length > 3}
          notice={`${brand.partnerNotice} All times are Alberta time.`}
          nav={
            <>
              <PortalNavLink
                to={door.homePath}
                label="Dashboard"
                icon={LayoutDashboard}
                current={!isElsewhere}
              />
              {places.map(({ path, link, isFirst }) => (
                <Fragment key={path}>
                  {isFirst && <GroupLine />}
                  {link}
                </Fragment>
              ))}
              {places.some(({ isFirst }) => isFirst) && <GroupLine />}
              {bell ?? <NoticesNavLink to={noticesPath} />}
              <PortalNavLink
                to={profilePath}
                label="Profile"
                icon={CircleUserRound}
                current={pathname === profilePath}
                isWide={more !== undefined}
              />
              {more}
            </>
          }
          leave={
            <>
              <PortalNavLink to="/" label="Website" icon={Globe} current={false} />
              <LogOutButton onLeave={onLeave} />
            </>
          }
        >
          <Suspense>
            {user.viewedBy && <ViewBanner user={user} viewedBy={user.viewedBy} fills={fills} />}
            {isFirstPage && !user.emailVerified && <UnconfirmedNotice user={user} />}
          </Suspense>
          <Outlet />
          {beside}
        </PortalFrame>
      )}
    </PortalGuard>
  );
}

/** Sets the groups of a rail apart. */
function GroupLine() {
  return <span aria-hidden="true" className="mx-4 my-1 border-t border-line max-md:hidden" />;
}
