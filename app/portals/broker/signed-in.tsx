import { ChatsNavLink } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/portal-shell.tsx';
import { Palette } from './palette/palette.tsx';

const CHATS = '/broker/chats';

export default function BrokerSignedIn() {
  return (
    <PortalShell
      door={PORTAL_DOORS.broker}
      places={[{ path: CHATS, link: <ChatsNavLink to={CHATS} /> }]}
      beside={<Palette />}
    />
  );
}
