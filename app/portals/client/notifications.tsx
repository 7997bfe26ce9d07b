import { useQuery } from '@tanstack/react-query';
import { conversationsQuery } from '#app/features/messages/data.ts';
import { unreadQuery } from '#app/features/notifications/bell/data.ts';
import { NoticesPage } from '#app/features/notifications/ui/notices-page.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { TextLink } from '#app/ui/text/text-link.tsx';

export const meta = () => portalMeta('Notifications');

export default function ClientNotifications() {
  return <NoticesPage home="/portal" above={<NewMessages />} />;
}

/** What counts at the bell and is no notice yet: messages that came a moment ago. */
function NewMessages() {
  const { data: talks } = useQuery(conversationsQuery('client'));
  const { data: told } = useQuery(unreadQuery);
  const fresh = talks?.items.filter(({ unread }) => unread > 0) ?? [];
  // Those that came last are told of last.
  const untold = told ? fresh.slice(0, Math.max(0, fresh.length - told.messages)) : [];
  if (untold.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-col gap-1">
      {untold.map(({ caseId, title, reference, unread }) => (
        <li key={caseId}>
          <TextLink to={`/portal/cases/${caseId}`}>
            {unread === 1 ? 'A new message' : `${unread} new messages`} about {title}
          </TextLink>{' '}
          <span className="text-sm text-slate">{reference}</span>
        </li>
      ))}
    </ul>
  );
}
