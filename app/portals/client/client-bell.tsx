import { useQuery } from '@tanstack/react-query';
import { conversationsQuery } from '#app/features/messages/data.ts';
import { NoticesNavLink } from '#app/features/notifications/ui/notices-nav-link.tsx';

/** The bell of a client: it counts new messages as the list of requests does, from the same reading of them. */
export function ClientBell() {
  const { data } = useQuery({ ...conversationsQuery('client'), enabled: false });
  const newIn = data?.items.filter(({ unread }) => unread > 0).length ?? 0;
  return <NoticesNavLink to="/portal/notifications" newIn={newIn} />;
}
