import { useEffect, useRef } from 'react';
import { Callout } from '#app/ui/callout.tsx';

type SavedNoteProps = {
  what?: string;
  /** What follows from it elsewhere. */
  about?: string | undefined;
};

/** Says that a correction is saved. Takes focus, and so comes into view, as the form that had it is gone. */
export function SavedNote({ what = 'Your corrections are saved', about }: SavedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="mb-5 scroll-mt-24 rounded-card">
      <Callout tone="success" live title={what}>
        This is your request as it is now. A broker with access to it sees your changes. {about}
      </Callout>
    </div>
  );
}
