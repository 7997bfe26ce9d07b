import { useLocation } from 'react-router';
import { Callout } from '#app/ui/callout.tsx';

/** What the guard hands over in the history state when somebody was inside and no longer is. */
export const SESSION_ENDED = { hasEnded: true };

/** Above a login: why somebody stands before the door who did not come to log in. */
export function WhyHere({ isStopped }: { isStopped: boolean }) {
  const { state } = useLocation();
  if (typeof state === 'object' && state !== null && 'hasEnded' in state) {
    return (
      <Callout tone="warning" className="mb-6" title="Your session has ended">
        You have been away for a while, or logged out in another tab. Log in again to continue where you left
        off.
      </Callout>
    );
  }
  if (!isStopped) return null;
  return (
    <Callout className="mb-6" title="Please log in to see that page">
      It opens as soon as you have logged in.
    </Callout>
  );
}
