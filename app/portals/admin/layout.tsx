import { PortalRoot } from '#app/portals/frame/portal-root.tsx';

export default function AdminLayout() {
  return <PortalRoot />;
}
