import { CircleUserRound, Globe, LayoutDashboard } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { PortalFrame, PortalNavLink } from '#app/ui/portal-frame.tsx';
import { brand } from '#content/brand.ts';
import { LogOutButton } from './log-out-button.tsx';
import type { PortalDoor } from './portal-doors.ts';
import { PortalGuard } from './portal-guard.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

/** The layout of everything behind a door: guard, rail and page. */
export function PortalShell({ door }: { door: PortalDoor }) {
  const { pathname } = useLocation();
  const profilePath = `${door.homePath}/profile`;
  const isFirstPage = pathname === door.homePath || pathname === `${door.homePath}/dashboard`;
  return (
    <PortalGuard door={door}>
      {(user, onLeave) => (
        <PortalFrame
          brandName={brand.name}
          portalName={door.name}
          homePath={door.homePath}
          notice={`${brand.partnerNotice} All times are Alberta time.`}
          nav={
            <>
              <PortalNavLink
                to={door.homePath}
                label="Dashboard"
                icon={LayoutDashboard}
                current={pathname.startsWith(door.homePath) && pathname !== profilePath}
              />
              <PortalNavLink
                to={profilePath}
                label="Profile"
                icon={CircleUserRound}
                current={pathname === profilePath}
              />
              <PortalNavLink to="/" label="Website Home" icon={Globe} current={false} />
              <LogOutButton onLeave={onLeave} />
            </>
          }
          account={
            <>
              <p className="text-sm text-slate">Signed in as</p>
              <p className="truncate font-semibold">{user.fullName}</p>
            </>
          }
        >
          {isFirstPage && !user.emailVerified && <UnconfirmedNotice user={user} />}
          <Outlet />
        </PortalFrame>
      )}
    </PortalGuard>
  );
}
