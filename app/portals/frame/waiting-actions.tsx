import { useSyncExternalStore } from 'react';
import { cancelWaiting, countWaiting, onWaitingChange } from '#app/platform/browser/waiting-actions.ts';

/** What somebody did without a connection: how many actions wait for one, and the way not to send them. */
export function WaitingActions() {
  const count = useSyncExternalStore(onWaitingChange, countWaiting, () => 0);
  if (count === 0) return null;
  return (
    <>
      <span className="max-sm:text-xs">
        {count === 1 ? '1 action is waiting.' : `${count} actions are waiting.`}
      </span>
      <button
        type="button"
        onClick={() => cancelWaiting()}
        className="min-h-11 rounded-control px-2 max-sm:px-1 max-sm:text-xs font-semibold underline underline-offset-4"
      >
        {count === 1 ? 'Do not send it' : 'Do not send them'}
      </button>
    </>
  );
}
