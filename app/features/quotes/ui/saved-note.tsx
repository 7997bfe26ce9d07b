import { useEffect, useRef } from 'react';
import { Callout } from '#app/ui/callout.tsx';

/** Says that a correction is saved. Takes focus, and so comes into view, as the form that had it is gone. */
export function SavedNote({ what = 'Your corrections are saved' }: { what?: string }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="mb-5 scroll-mt-24 rounded-card">
      <Callout tone="success" live title={what}>
        This is your request as it is now. A broker with access to it sees your changes.
      </Callout>
    </div>
  );
}
