import { useState } from 'react';
import { NEWEST } from '#app/features/messages/newest.ts';
import { PartButton } from '#app/portals/frame/case/standing/part-link.tsx';

/** Says that a message has come to the open page, wherever its reader is on it, and leads there. */
export function NewMessage({ unread }: { unread: number }) {
  // What was new as the page was opened is said at its top.
  const [known, setKnown] = useState(unread);
  if (unread < known) setKnown(unread);
  return (
    <div role="status" className="fixed bottom-3 left-1/2 z-40 -translate-x-1/2">
      {unread > known && (
        <PartButton part="messages" hash={NEWEST} look="primary">
          New message
        </PartButton>
      )}
    </div>
  );
}
