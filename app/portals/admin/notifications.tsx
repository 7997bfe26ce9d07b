import { NoticesPage } from '#app/features/notifications/ui/notices-page.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';

export const meta = () => portalMeta('Notifications');

export default function AdminNotifications() {
  return <NoticesPage home="/admin" />;
}
