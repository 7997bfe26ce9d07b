import { useQuery } from '@tanstack/react-query';
import type { User } from '#app/features/accounts/schema.ts';
import { noticePreferencesQuery } from '#app/features/notifications/data.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ResendLinkButton } from './resend-link-button.tsx';

/** On the first page of a portal, for somebody who has not followed the link we sent to their address. */
export function UnconfirmedNotice({ user }: { user: User }) {
  const { data } = useQuery(noticePreferencesQuery);
  const isMailed = data?.sendsMail !== false;
  return (
    <Callout tone="warning" className="mb-8 print:hidden" title="Please confirm your email address">
      <p>
        {isMailed
          ? 'We have sent a link to '
          : 'This site does not send emails at the moment, so no link comes to '}
        <span className="wrap-anywhere">{user.email}</span>. Requests you have already sent with this address
        appear here once {isMailed ? 'you have opened that link' : 'you could confirm it'}.
      </p>
      {isMailed && (
        <div className="mt-3">
          <ResendLinkButton />
        </div>
      )}
    </Callout>
  );
}
