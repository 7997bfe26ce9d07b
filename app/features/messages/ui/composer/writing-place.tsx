import { Lock } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import type { Conversation } from '#app/features/messages/conversation.ts';
import type { LineToSend } from '#app/features/messages/data.ts';
import { classNames } from '#app/ui/class-names.ts';
import { useSteadyPress } from '#app/ui/focus/use-steady-press.ts';
import { Composer, type ComposerKind, type Write } from './composer.tsx';
import type { AboutFiles } from './use-attachments.tsx';

export type TalkTo = {
  /** As the label of the field says: `Message Dana Whitford`. */
  label: string;
  /** Who reads it, as in the middle of a sentence. */
  reader: string;
  /** Asked once before the first message, where somebody is written to who has not heard from the writer. */
  firstTime?: string;
  /** Who reads it and when, where nobody does yet: before the first message, and while what was written waits. */
  unread?: { before: string; waiting: string } | undefined;
  aboutFiles?: AboutFiles | undefined;
  /** Said in place of the field where nobody reads what would be written. */
  closed: string;
};

/** Something beside the field of messages that can write into it, such as saved replies. */
export type Offers = (write: Write) => ReactNode;

type WritingPlaceProps = {
  caseId: string;
  to: TalkTo;
  door: DocumentDoor;
  known: Pick<Conversation, 'mayWrite' | 'hasWritten'>;
  offers?: Offers | undefined;
  onTyping: () => void;
  onSend: (line: LineToSend) => void;
};

/** Where most of a page makes room for who writes (`writing-place` in the style sheet). */
const PHONE = '(width < 40rem)';

const NAMES: Record<ComposerKind, string> = { said: 'Message', internal: 'Internal note' };

/** Where messages are written, and for staff, apart from them and in another colour, notes. */
export function WritingPlace({ caseId, to, door, known, offers, onTyping, onSend }: WritingPlaceProps) {
  const [kind, setKind] = useState<ComposerKind>('said');
  const write = useRef<Write>(null);
  const place = useRef<HTMLDivElement>(null);
  useSteadyPress(place, PHONE);
  const { mayWrite, hasWritten } = known;
  if (mayWrite.length === 0) {
    return <p className="border-t border-line px-4 py-4 text-sm text-slate sm:px-5">{to.closed}</p>;
  }
  return (
    <div
      ref={place}
      className="writing-place border-t border-line bg-paper px-3 pt-2 pb-3 sm:px-4 print:hidden"
    >
      {mayWrite.length > 1 && (
        <fieldset className="mb-2 flex gap-1">
          <legend className="sr-only">What to write</legend>
          {mayWrite.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={kind === name}
              onClick={() => setKind(name)}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1.5 rounded-small px-2.5 text-xs font-semibold pointer-coarse:min-h-11',
                kind !== name && 'text-slate hover:bg-mist hover:text-ink',
                kind === name &&
                  (name === 'internal' ? 'bg-warning-soft text-warning' : 'bg-spruce-soft text-spruce'),
              )}
            >
              {name === 'internal' && <Lock aria-hidden="true" className="size-3.5" />}
              {NAMES[name]}
            </button>
          ))}
          {kind === 'said' && offers && (
            <span className="ml-auto">{offers((words) => write.current?.(words))}</span>
          )}
        </fieldset>
      )}
      {to.unread && (
        <p className="px-1 pb-1.5 text-xs text-slate">{hasWritten ? to.unread.waiting : to.unread.before}</p>
      )}
      {/* Both stay: what was typed and chosen for the one waits while the other is open. */}
      {mayWrite.map((name) => (
        <div key={name} hidden={kind !== name}>
          <Composer
            {...{ caseId, door, onTyping, onSend }}
            kind={name}
            isOpen={kind === name}
            writer={name === 'said' ? write : undefined}
            label={name === 'internal' ? 'Internal note' : to.label}
            reader={to.reader}
            aboutFiles={to.aboutFiles}
            firstTime={hasWritten ? undefined : to.firstTime}
          />
        </div>
      ))}
    </div>
  );
}
