import { FileClock, Inbox, type LucideIcon, Mail, Settings, UserRound, UsersRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import type { PortalPlace } from '#app/portals/frame/portal-shell.tsx';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';

export const CHATS_PATH = '/admin/chats';

type Part = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Begins a group: the work, the people, the house. */
  isFirst?: boolean;
  /** Stands in the rail, and on a phone behind “More”. */
  isWide?: boolean;
};

const WORK: readonly Part[] = [
  { to: '/admin/cases', label: 'Requests', icon: Inbox },
  { to: '/admin/messages', label: 'Messages', icon: Mail },
];

const REST: readonly Part[] = [
  { to: '/admin/brokers', label: 'Brokers', icon: UsersRound, isFirst: true, isWide: true },
  { to: '/admin/clients', label: 'Clients', icon: UserRound, isWide: true },
  { to: '/admin/settings', label: 'Settings', icon: Settings, isFirst: true, isWide: true },
  { to: '/admin/audit', label: 'Audit log', icon: FileClock, isWide: true },
];

/** The parts of the admin area beside its dashboard; each is a page of its own, loaded when it is opened. */
export const AREA_PLACES: readonly PortalPlace[] = [
  ...WORK.map(asPlace),
  { path: CHATS_PATH, link: <ChatsNavLink to={CHATS_PATH} isWide /> },
  ...REST.map(asPlace),
];

/** What a phone shows behind “More”. */
export const FOLDED_PLACES: readonly { to: string; label: string }[] = [
  { to: CHATS_PATH, label: 'Chats' },
  ...REST,
  { to: '/admin/profile', label: 'Profile' },
];

function asPlace({ isFirst = false, ...part }: Part): PortalPlace {
  return { path: part.to, isFirst, link: <PartLink {...part} /> };
}

function PartLink({ to, label, icon, isWide = false }: Omit<Part, 'isFirst'>) {
  const { pathname } = useLocation();
  return <PortalNavLink {...{ to, label, icon, isWide }} current={pathname.startsWith(to)} />;
}
