import { CircleUserRound, Globe, LayoutDashboard } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { UnconfirmedNotice } from '#app/features/accounts/recovery/ui/unconfirmed-notice.tsx';
import { NoticesNavLink } from '#app/features/notifications/ui/notices-nav-link.tsx';
import { LogOutButton } from '#app/portals/frame/session/log-out-button.tsx';
import { PortalFrame, PortalNavLink } from '#app/ui/frame/portal-frame.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { brand } from '#content/brand.ts';
import { FILLS_WINDOW } from './fills-window.ts';
import type { PortalDoor } from './portal-doors.ts';
import { PortalGuard } from './portal-guard.tsx';
import { ViewBanner } from './view-banner.tsx';

/** A place of one portal beside its dashboard, notifications and profile; `link` stands in the rail. */
export type PortalPlace = {
  path: string;
  link: ReactNode;
  /** Has its link on wide screens alone: elsewhere it is reached from the dashboard, which is lit for it. */
  isWide?: boolean;
};

type PortalShellProps = {
  door: PortalDoor;
  places?: readonly PortalPlace[];
  /** What is there on every page, once somebody is in. */
  beside?: ReactNode;
};

/** The layout of everything behind a door: guard, rail and page. */
export function PortalShell({ door, places = [], beside }: PortalShellProps) {
  const { pathname } = useLocation();
  const profilePath = `${door.homePath}/profile`;
  const noticesPath = `${door.homePath}/notifications`;
  const isWide = useIsWide();
  const listed = places.filter((place) => isWide || !place.isWide);
  const isElsewhere = [profilePath, noticesPath, ...listed.map(({ path }) => path)].some((path) =>
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
          isDense={listed.length > 3}
          notice={`${brand.partnerNotice} All times are Alberta time.`}
          nav={
            <>
              <PortalNavLink
                to={door.homePath}
                label="Dashboard"
                icon={LayoutDashboard}
                current={!isElsewhere}
              />
              {places.map(({ path, link }) => (
                <Fragment key={path}>{link}</Fragment>
              ))}
              <NoticesNavLink to={noticesPath} />
              <PortalNavLink
                to={profilePath}
                label="Profile"
                icon={CircleUserRound}
                current={pathname === profilePath}
              />
            </>
          }
          leave={
            <>
              <PortalNavLink to="/" label="Website Home" icon={Globe} current={false} />
              <LogOutButton onLeave={onLeave} />
            </>
          }
        >
          {user.viewedBy && <ViewBanner user={user} viewedBy={user.viewedBy} fills={fills} />}
          {isFirstPage && !user.emailVerified && <UnconfirmedNotice user={user} />}
          <Outlet />
          {beside}
        </PortalFrame>
      )}
    </PortalGuard>
  );
}
