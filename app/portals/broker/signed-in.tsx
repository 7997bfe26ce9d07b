import { Archive, CalendarClock, ChartColumn } from 'lucide-react';
import { lazy } from 'react';
import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { Palette } from '#app/portals/frame/palette/palette.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { MorePlaces } from '#app/portals/frame/shell/more-places.tsx';
import { asPlace, type Place } from '#app/portals/frame/shell/place-link.tsx';
import { PortalShell } from '#app/portals/frame/shell/portal-shell.tsx';

const PaletteDialog = lazy(async () => ({
  default: (await import('./palette/palette-dialog.tsx')).PaletteDialog,
}));

const CHATS = '/broker/chats';
const CLOSED = '/broker/closed';

/** Beside the day's work: what became of it, and what comes. On a phone they stand behind “More”. */
const REST: readonly Place[] = [
  { to: CLOSED, label: 'Closed', icon: Archive, isFirst: true, isWide: true },
  { to: '/broker/numbers', label: 'Performance', icon: ChartColumn, isWide: true },
  { to: '/broker/availability', label: 'Availability', icon: CalendarClock, isWide: true },
];

const PLACES = [{ path: CHATS, link: <ChatsNavLink to={CHATS} /> }, ...REST.map(asPlace)];
/** Behind “More” there is room for the whole name. */
const FOLDED = [
  { to: CLOSED, label: 'Closed requests' },
  ...REST.filter(({ to }) => to !== CLOSED),
  { to: '/broker/profile', label: 'Profile' },
];

export default function BrokerSignedIn() {
  return (
    <PortalShell
      door={PORTAL_DOORS.broker}
      places={PLACES}
      more={<MorePlaces places={FOLDED} />}
      beside={<Palette dialog={PaletteDialog} />}
    />
  );
}
