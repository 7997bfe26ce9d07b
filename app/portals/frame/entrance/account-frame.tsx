import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { REGISTER_PATH } from '#app/features/accounts/recovery/account-paths.ts';
import { PORTAL_DOORS, type PortalDoor } from '#app/portals/frame/portal-doors.ts';
import { PlainFrame } from '#app/ui/plain-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';

/** The frame of an account's pages outside the portals; its header is the portals' own for people who are signed out. */
export function AccountFrame({ door, children }: { door: PortalDoor; children: ReactNode }) {
  return (
    <PlainFrame
      brandName={brand.name}
      notice={brand.partnerNotice}
      links={
        <>
          <HeaderLink to="/">Website Home</HeaderLink>
          <HeaderLink to={door.loginPath}>Login</HeaderLink>
          {door === PORTAL_DOORS.client && <HeaderLink to={REGISTER_PATH}>Register</HeaderLink>}
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
