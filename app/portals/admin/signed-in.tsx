import { lazy } from 'react';
import { AREA_PLACES, MoreOfArea } from '#app/portals/admin/area/area-places.tsx';
import { Palette } from '#app/portals/frame/palette/palette.tsx';
import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { PortalShell } from '#app/portals/frame/shell/portal-shell.tsx';

const PaletteDialog = lazy(async () => ({
  default: (await import('./area/palette/palette-dialog.tsx')).PaletteDialog,
}));

export default function AdminSignedIn() {
  return (
    <PortalShell
      door={PORTAL_DOORS.admin}
      places={AREA_PLACES}
      more={<MoreOfArea />}
      beside={<Palette dialog={PaletteDialog} />}
    />
  );
}
