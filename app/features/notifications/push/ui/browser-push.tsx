import { BellRing } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { usePush } from './use-push.ts';

/** Notifications of this browser: what they are, and the press that has the browser ask. */
export function BrowserPush({ state, allow, stop }: Omit<ReturnType<typeof usePush>, 'devices'>) {
  if (state === undefined || state === 'unsupported') return null;
  return (
    <div className="mb-6 flex gap-3 rounded-card border border-line bg-surface p-4">
      <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-spruce" />
      <div className="min-w-0">
        <p className="font-semibold">
          {state === 'on'
            ? 'Browser notifications are on, even when this page is closed'
            : 'Turn on browser notifications'}
        </p>
        <p className="mt-1 text-sm text-slate">
          {state === 'blocked'
            ? 'Notifications of this site are blocked in the settings of your browser. Allow them there, then come back here.'
            : 'Notifications show what happened and the reference, with no personal details. Not between 9 pm and 8 am, and only while you are logged in here.'}
        </p>
        {state === 'off' && (
          <Button
            look="secondary"
            size="small"
            className="mt-3"
            pending={allow.isPending}
            pendingLabel="Waiting for your answer…"
            onClick={() => allow.mutate()}
          >
            Allow in this browser
          </Button>
        )}
        {state === 'on' && (
          <Button
            look="quiet"
            size="small"
            className="mt-2 -ml-4"
            pending={stop.isPending}
            onClick={() => stop.mutate()}
          >
            Stop in this browser
          </Button>
        )}
      </div>
    </div>
  );
}
