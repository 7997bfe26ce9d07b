import { PORTAL_DOORS } from '#app/portals/frame/portal-doors.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { NotFound } from '#app/ui/not-found.tsx';

export const meta = () => portalMeta('Not found');

export default function BrokerNotFound() {
  return (
    <NotFound homePath={PORTAL_DOORS.broker.homePath}>This page does not exist or has been moved.</NotFound>
  );
}
