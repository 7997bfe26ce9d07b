import { AREA_PLACES } from '#app/portals/admin/area/area-places.tsx';
import { MorePlaces } from '#app/portals/admin/area/more-places.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/portal-shell.tsx';

export default function AdminSignedIn() {
  return <PortalShell door={PORTAL_DOORS.admin} places={AREA_PLACES} more={<MorePlaces />} />;
}
