import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { AREA_PLACES } from '#app/portals/admin/area/area-places.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/portal-shell.tsx';

const CHATS = '/admin/chats';

export default function AdminSignedIn() {
  return (
    <PortalShell
      door={PORTAL_DOORS.admin}
      places={[...AREA_PLACES, { path: CHATS, link: <ChatsNavLink to={CHATS} /> }]}
    />
  );
}
