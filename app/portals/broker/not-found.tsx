import { PORTAL_DOORS } from '#app/features/accounts/ui/portal-doors.ts';
import { portalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { NotFound } from '#app/ui/not-found.tsx';

export const meta = () => portalMeta('Not found');

export default function BrokerNotFound() {
  return (
    <NotFound homePath={PORTAL_DOORS.broker.homePath}>This page does not exist or has been moved.</NotFound>
  );
}
