import { useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { Segments } from '../segments.tsx';
import { Inbox } from './inbox.tsx';
import { Mails } from './mails.tsx';

export const meta = () => portalMeta('Messages');

/** What people write to this site, and the mail that it sends. The chats have a page of their own. */
export default function AdminMessages() {
  const [search] = useSearchParams();
  const isMail = search.get('show') === 'mail';
  return (
    <>
      <PageTitle
        lead={
          isMail ? 'The email that this site sent or kept.' : 'What visitors write with the contact form.'
        }
      >
        Messages
      </PageTitle>
      <div className="my-5">
        <Segments
          label="What to show"
          items={[
            { to: '/admin/messages', label: 'Contact', isCurrent: !isMail },
            { to: '/admin/messages?show=mail', label: 'Email sent', isCurrent: isMail },
            { to: '/admin/chats', label: 'Chats', isCurrent: false },
            { to: '/admin/chats?show=questions', label: 'Unanswered questions', isCurrent: false },
          ]}
        />
      </div>
      {isMail ? (
        <Mails />
      ) : (
        <Inbox state={search.get('state') ?? 'open'} cursor={search.get('cursor') ?? ''} />
      )}
    </>
  );
}
