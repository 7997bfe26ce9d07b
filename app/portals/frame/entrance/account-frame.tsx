import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { REGISTER_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { PORTAL_DOORS, type PortalDoor } from '#app/portals/frame/portal-doors.ts';
import { PlainFrame } from '#app/ui/frame/plain-frame.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';

/** The frame of an account's pages outside the portals; its header is the portals' own. */
export function AccountFrame({ door, children }: { door: PortalDoor; children: ReactNode }) {
  const { data: user } = useQuery(userQuery);
  return (
    <PlainFrame
      brandName={brand.name}
      notice={brand.partnerNotice}
      links={
        <>
          <HeaderLink to="/">Website Home</HeaderLink>
          {user ? (
            <HeaderLink to={PORTAL_DOORS[user.role].homePath}>Dashboard</HeaderLink>
          ) : (
            <>
              <HeaderLink to={door.loginPath}>Login</HeaderLink>
              {door === PORTAL_DOORS.client && <HeaderLink to={REGISTER_PATH}>Register</HeaderLink>}
            </>
          )}
        </>
      }
    >
      {children}
    </PlainFrame>
  );
}

function HeaderLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  return (
    <TextLink
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      className="inline-flex min-h-11 items-center"
    >
      {children}
    </TextLink>
  );
}
