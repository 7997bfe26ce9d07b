import { useSyncExternalStore } from 'react';
import { cancelWaiting, countWaiting, onWaitingChange } from '#app/platform/browser/waiting-actions.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

/** A request that was sent without a connection: that it waits for one, and the way to call it off. */
export function WaitingToSend() {
  const count = useSyncExternalStore(onWaitingChange, countWaiting, () => 0);
  if (count === 0) return null;
  return (
    <Callout tone="info" title="Waiting for the connection" live>
      <p>Your request is sent by itself as soon as you are back online. Please leave this page open.</p>
      <Button look="secondary" className="mt-3" onClick={() => cancelWaiting()}>
        Do not send it yet
      </Button>
    </Callout>
  );
}
