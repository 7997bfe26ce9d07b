import { PortalRoot } from '#app/features/accounts/ui/portal-root.tsx';

export default function BrokerLayout() {
  return <PortalRoot />;
}
