import { PortalRoot } from '#app/portals/frame/portal-root.tsx';

export default function BrokerLayout() {
  return <PortalRoot />;
}
