import { FileClock, Inbox, Mail, Settings, UserRound, UsersRound } from 'lucide-react';
import { ChatsNavLink, useWaitingChats } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { MorePlaces } from '#app/portals/frame/shell/more-places.tsx';
import { asPlace, type Place } from '#app/portals/frame/shell/place-link.tsx';
import type { PortalPlace } from '#app/portals/frame/shell/portal-shell.tsx';

const CHATS_PATH = '/admin/chats';

/** Grouped: the work, the people, the house. */
const WORK: readonly Place[] = [
  { to: '/admin/cases', label: 'Requests', icon: Inbox },
  { to: '/admin/messages', label: 'Messages', icon: Mail },
];

const REST: readonly Place[] = [
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
export function MoreOfArea() {
  const count = useWaitingChats();
  const waiting = { count, words: count === 1 ? 'chat is waiting' : 'chats are waiting' };
  return (
    <MorePlaces
      places={[
        { to: CHATS_PATH, label: 'Chats', waiting },
        ...REST,
        { to: '/admin/profile', label: 'Profile' },
      ]}
    />
  );
}
