import { Lock } from 'lucide-react';
import type { EventWords } from './event-word.ts';

/** What was noted with a line of the history. A note between those who work on a case says that it is one. */
export function EventNote({ note, isInternal = false }: Pick<EventWords, 'note' | 'isInternal'>) {
  if (!note) return null;
  return (
    <>
      {isInternal && (
        <p className="mt-0.5 flex items-center gap-1.5 text-xs font-semibold text-warning">
          <Lock aria-hidden="true" className="size-3.5" />
          Internal note. The client never sees it.
        </p>
      )}
      <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{note}</p>
    </>
  );
}
