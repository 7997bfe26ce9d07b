import { AREA_PLACES, MoreOfArea } from '#app/portals/admin/area/area-places.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/shell/portal-shell.tsx';

export default function AdminSignedIn() {
  return <PortalShell door={PORTAL_DOORS.admin} places={AREA_PLACES} more={<MoreOfArea />} />;
}
