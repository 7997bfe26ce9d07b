import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { EventLine } from './event-line.tsx';

/** What answers something that was asked for, under its line. It closes itself once it is not waited for any more. */
export type Reply = (request: InformationRequest, isWaiting: boolean, close: () => void) => ReactNode;

/** The line that says that something was answered. */
export const givenId = (requestId: unknown) => `given-${String(requestId)}`;

const DRAWN_AFTER_MS = 300;

type AskedLineProps = Pick<ComponentProps<typeof EventLine>, 'event'> & {
  request: InformationRequest;
  /** What opens it says so; undefined where nothing waits for an answer here. */
  label: string | undefined;
  reply: Reply;
};

/**
 * Something that the broker asked for, as a line among messages, answered where it stands. Once it is answered and closed, the
 * focus goes on to the line that says so, unless its reader writes elsewhere by then.
 */
export function AskedLine({ event, request, label, reply }: AskedLineProps) {
  const [isOpened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusWhen(opener, !isOpened);
  const isGiven = !label && (request.state === 'submitted' || request.state === 'accepted');
  const onClose = () => {
    setOpened(false);
    if (label) return;
    // Its line is drawn after the others have made room.
    setTimeout(() => {
      if (!document.activeElement?.matches('input, textarea, select'))
        document.getElementById(givenId(request.id))?.focus();
    }, DRAWN_AFTER_MS);
  };
  return (
    <EventLine
      event={event}
      action={
        isGiven ? (
          <span>{request.kind === 'document' ? 'Sent' : 'Answered'}</span>
        ) : (
          label &&
          !isOpened && (
            <button
              ref={opener}
              type="button"
              aria-label={`${label}: ${request.title}`}
              onClick={() => setOpened(true)}
              className="-my-1 inline-flex min-h-6 items-center font-semibold text-spruce"
            >
              {label}
            </button>
          )
        )
      }
    >
      {isOpened && reply(request, label !== undefined, onClose)}
    </EventLine>
  );
}
