import type { ReactNode } from 'react';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { classNames } from '#app/ui/class-names.ts';
import { TONES } from '#app/ui/tone.ts';
import { EventNote } from './event-note.tsx';
import { eventWords } from './event-words.ts';

type EventLineProps = {
  event: CaseEvent;
  title?: string | undefined;
  /** What the person answered. */
  answer?: string | undefined;
  /** The way to what it is about. */
  action?: ReactNode;
  /** What that opens. */
  children?: ReactNode;
  /** Names its place for the focus. */
  id?: string | undefined;
  /** Its note is what the other side wrote, and read as their messages are. */
  isWritten?: boolean;
};

/** One thing that happened, as a quiet line among messages. */
export function EventLine({ event, title, answer, action, children, id, isWritten = false }: EventLineProps) {
  const words = eventWords(event);
  return (
    <div
      {...(id && { id, tabIndex: -1 })}
      className="flex gap-3 px-4 pt-3 text-xs text-slate -outline-offset-2 sm:px-5"
    >
      <span aria-hidden="true" className="flex w-8 shrink-0 justify-center pt-1.5">
        <span
          className={classNames(
            'size-2.5 rounded-full border-2 border-current',
            TONES[words.tone ?? 'neutral'].text,
          )}
        />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-x-3">
          <div className="flex min-w-0 flex-wrap gap-x-2">
            <span className="font-medium text-ink wrap-anywhere">{title ?? words.title}</span>
            {action}
          </div>
          <time dateTime={event.at} className="shrink-0 tabular-nums">
            {formatAlbertaTime(new Date(event.at), 'clock')}
          </time>
        </div>
        {isWritten ? (
          <p className="mt-1.5 w-fit rounded-card border border-line bg-surface px-3.5 py-2 text-base whitespace-pre-line text-ink sm:text-sm wrap-anywhere">
            {words.note}
          </p>
        ) : (
          <EventNote {...words} note={[words.note, answer].filter(Boolean).join('\n')} />
        )}
        {children}
      </div>
    </div>
  );
}
