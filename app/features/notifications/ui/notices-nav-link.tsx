import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useLocation } from 'react-router';
import { unreadQuery } from '#app/features/notifications/bell/data.ts';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';
import { useReadOnCase } from './use-read-on-case.ts';

/** The bell in a rail, with how much has not been read. Kept fresh by live events. */
export function NoticesNavLink({ to }: { to: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery(unreadQuery);
  useReadOnCase();
  return (
    <PortalNavLink
      to={to}
      label="Notifications"
      icon={Bell}
      current={pathname === to}
      waiting={{ count: data?.unread ?? 0, words: 'not read' }}
    />
  );
}
