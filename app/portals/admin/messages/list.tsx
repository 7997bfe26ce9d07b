import { useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { ViewLinks } from '#app/ui/frame/view-links.tsx';
import { Inbox } from './inbox.tsx';
import { Mails } from './mails.tsx';
import { Issues } from './newsletter/issues.tsx';

export const meta = () => portalMeta('Messages');

const LEADS = new Map<string | null, string>([
  ['mail', 'The email that this site sent or kept.'],
  ['newsletter', 'Issues that go to everyone who subscribed.'],
]);

/** What people write to this site, and the mail that it sends. The chats have a place of their own in the rail. */
export default function AdminMessages() {
  const [search] = useSearchParams();
  const show = search.get('show');
  return (
    <>
      <PageTitle lead={LEADS.get(show) ?? 'What visitors write with the contact form.'}>Messages</PageTitle>
      <ViewLinks
        label="What to show"
        links={[
          { to: '/admin/messages', label: 'Contact', isCurrent: !LEADS.has(show) },
          { to: '/admin/messages?show=mail', label: 'Email', isCurrent: show === 'mail' },
          { to: '/admin/messages?show=newsletter', label: 'Newsletter', isCurrent: show === 'newsletter' },
        ]}
      />
      {show === 'mail' && <Mails />}
      {show === 'newsletter' && <Issues />}
      {!LEADS.has(show) && (
        <Inbox
          state={search.get('state') ?? 'open'}
          q={search.get('q') ?? ''}
          cursor={search.get('cursor') ?? ''}
        />
      )}
    </>
  );
}
