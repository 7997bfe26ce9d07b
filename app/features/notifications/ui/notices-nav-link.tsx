import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useLocation } from 'react-router';
import { unreadQuery } from '#app/features/notifications/bell/data.ts';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';
import { bellCount } from './bell-count.ts';
import { useReadOnCase } from './use-read-on-case.ts';

type NoticesNavLinkProps = {
  to: string;
  /** In how many requests there are messages that were not read, where the page knows. */
  newIn?: number;
};

/** The bell in a rail, with how much has not been read. Kept fresh by live events. */
export function NoticesNavLink({ to, newIn = 0 }: NoticesNavLinkProps) {
  const { pathname } = useLocation();
  const { data } = useQuery(unreadQuery);
  useReadOnCase();
  return (
    <PortalNavLink
      to={to}
      label="Notifications"
      icon={Bell}
      current={pathname === to}
      waiting={{ count: bellCount(data, newIn), words: 'not read' }}
    />
  );
}
