import { FileClock, Inbox, type LucideIcon, Mail, Settings, UserRound, UsersRound } from 'lucide-react';
import { useLocation } from 'react-router';
import type { PortalPlace } from '#app/portals/frame/portal-shell.tsx';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';

/** The parts of the admin area beside its overview; each is a page of its own, loaded when it is opened. */
export const AREA_PARTS: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/admin/cases', label: 'Requests', icon: Inbox },
  { to: '/admin/brokers', label: 'Brokers', icon: UsersRound },
  { to: '/admin/clients', label: 'Clients', icon: UserRound },
  { to: '/admin/messages', label: 'Messages', icon: Mail },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
  { to: '/admin/audit', label: 'Audit', icon: FileClock },
];

/** The parts of the admin area in the rail of a wide screen; elsewhere they are tabs above the page. */
export const AREA_PLACES: PortalPlace[] = AREA_PARTS.map((part) => ({
  path: part.to,
  isWide: true,
  link: <PartLink {...part} />,
}));

function PartLink({ to, label, icon }: (typeof AREA_PARTS)[number]) {
  const { pathname } = useLocation();
  return <PortalNavLink {...{ to, label, icon }} current={pathname.startsWith(to)} isWide />;
}
