import type { User } from '#app/features/accounts/schema.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ResendLinkButton } from './resend-link-button.tsx';

/** On the first page of a portal, for somebody who has not followed the link we sent to their address. */
export function UnconfirmedNotice({ user }: { user: User }) {
  return (
    <Callout tone="warning" className="mb-8 print:hidden" title="Please confirm your email address">
      <p>
        We have sent a link to <span className="wrap-anywhere">{user.email}</span>. Requests you have already
        sent with this address appear here once you have opened that link.
      </p>
      <div className="mt-3">
        <ResendLinkButton />
      </div>
    </Callout>
  );
}
