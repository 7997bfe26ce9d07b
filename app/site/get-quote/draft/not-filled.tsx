import { userMessage } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';

/** What a link should have filled in could not be read: the form works without it. */
export function NotFilled({ error }: { error: unknown }) {
  return (
    <Callout tone="warning" title="We could not fill in the form" className="mb-8">
      <p>{userMessage(error, 'We could not reach the server.')} Everything you type here is sent as usual.</p>
    </Callout>
  );
}
