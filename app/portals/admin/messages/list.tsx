import { useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { Segments } from '../area/segments.tsx';
import { Inbox } from './inbox.tsx';
import { Mails } from './mails.tsx';
import { Issues } from './newsletter/issues.tsx';

export const meta = () => portalMeta('Messages');

const LEADS = new Map<string | null, string>([
  ['mail', 'The email that this site sent or kept.'],
  ['newsletter', 'Issues that go to everyone who subscribed.'],
]);

/** What people write to this site, and the mail that it sends. The chats have a page of their own. */
export default function AdminMessages() {
  const [search] = useSearchParams();
  const show = search.get('show');
  return (
    <>
      <PageTitle lead={LEADS.get(show) ?? 'What visitors write with the contact form.'}>Messages</PageTitle>
      <div className="my-5">
        <Segments
          label="What to show"
          items={[
            { to: '/admin/messages', label: 'Contact', isCurrent: !LEADS.has(show) },
            { to: '/admin/messages?show=mail', label: 'Email sent', isCurrent: show === 'mail' },
            { to: '/admin/messages?show=newsletter', label: 'Newsletter', isCurrent: show === 'newsletter' },
            { to: '/admin/chats', label: 'Chats', isCurrent: false },
            { to: '/admin/chats?show=questions', label: 'Unanswered questions', isCurrent: false },
          ]}
        />
      </div>
      {show === 'mail' && <Mails />}
      {show === 'newsletter' && <Issues />}
      {!LEADS.has(show) && (
        <Inbox state={search.get('state') ?? 'open'} cursor={search.get('cursor') ?? ''} />
      )}
    </>
  );
}
