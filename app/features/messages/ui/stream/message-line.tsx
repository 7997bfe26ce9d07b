import { Lock } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { classNames } from '#app/ui/class-names.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { AuthorMark } from './author-mark.tsx';
import { lineAuthor } from './line-author.ts';
import { PlainText } from './plain-text.tsx';
import { timeOfDay } from './stream-rows.ts';

/** What changes a message, for who may want to. */
const loadLineEditor = async () => (await import('./changing/line-editor.tsx')).LineEditor;
const loadTools = async () => (await import('./changing/line-tools.tsx')).LineTools;
export const loadEditor = () => Promise.all([loadLineEditor(), loadTools()]);
const LineEditor = whenOpened(loadLineEditor, () => true);
const LineTools = lazyPart(loadTools);

type MessageLineProps = {
  /** Null where nothing is written: then what is one's own cannot be changed there. */
  caseId: string | null;
  line: CaseLine;
  /** Who reads what is written, as in the middle of a sentence. */
  reader?: string;
  /** Of the same person as the one above: not named again. */
  isContinued: boolean;
  /** Their first of a day, which says what they are in this case. */
  isFirst: boolean;
  /** The other side has seen it, and nothing after it. */
  isLastSeen: boolean;
  attachments?: ReactNode;
  /** In place of the text as it was written, where it is more than that. */
  words?: ReactNode;
};

/** One message of the letter exchange: who, what they are, when, and their words. */
export function MessageLine(props: MessageLineProps) {
  const {
    caseId,
    line,
    reader = 'the other side',
    isContinued,
    isFirst,
    isLastSeen,
    attachments,
    words,
  } = props;
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const article = useRef<HTMLElement>(null);
  useFocusWhen(opener, !isEditing);
  useFocusWhen(article, line.isYours && line.deletedAt !== null);
  if (line.kind === 'note') return <p className="px-4 py-2 text-center text-xs text-slate">{line.body}</p>;
  const { name, shown, standing } = lineAuthor(line);
  const isNote = line.kind === 'internal';
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={`${writtenBy(line, shown)}, ${timeOfDay(line.createdAt)}`}
      className={classNames(
        'group flex gap-3 px-4 sm:px-5',
        isContinued ? 'pt-1.5' : 'pt-4',
        // Until what is below has made way.
        isEditing && 'bg-paper pb-3',
      )}
    >
      <div className="w-8 shrink-0">
        {!isContinued && <AuthorMark name={name} party={line.role ?? 'client'} />}
      </div>
      <div className="min-w-0 flex-1">
        {!isContinued && (
          <p className="mb-1 flex flex-wrap items-baseline gap-x-2 text-xs text-slate">
            <span className="text-sm font-semibold text-ink">{shown}</span>
            <time dateTime={line.createdAt} className="shrink-0 tabular-nums sm:order-last sm:ml-auto">
              {timeOfDay(line.createdAt)}
            </time>
            {isFirst && <span className="max-sm:w-full">{standing}</span>}
          </p>
        )}
        <div className="flex items-start gap-1">
          <div
            className={classNames(
              'max-w-2xl min-w-0 rounded-control px-3.5 py-2 text-sm',
              isEditing && 'w-full',
              lookOf(line),
            )}
          >
            {isNote && (
              <p className="mb-1 flex items-center gap-1.5 text-xs font-semibold text-warning">
                <Lock aria-hidden="true" className="size-3.5" />
                Internal note. The client never sees it.
              </p>
            )}
            {line.deletedAt && <p className="text-slate italic">This message was deleted.</p>}
            {/* What stays with a message that is changed stands above its buttons. */}
            {!line.deletedAt && isEditing && attachments && <div className="-mt-2 mb-3">{attachments}</div>}
            {!line.deletedAt && isEditing && caseId && (
              <LineEditor {...{ caseId, line, reader }} onDone={() => setIsEditing(false)} />
            )}
            {!line.deletedAt && !isEditing && (words || <PlainText text={line.body} />)}
            {!line.deletedAt && !isEditing && attachments}
          </div>
          {caseId && line.isYours && !line.deletedAt && !isEditing && (
            // Their place is kept: nothing moves when they come.
            <Suspense fallback={<span className="size-8 shrink-0 pointer-coarse:size-11" />}>
              <LineTools {...{ caseId, line, opener }} onEdit={() => setIsEditing(true)} />
            </Suspense>
          )}
        </div>
        {/* Not while it is changed: a line that comes would move the button from under a press. */}
        {!isEditing && (isLastSeen || line.byEmail || (line.editedAt && !line.deletedAt)) && (
          <p className="mt-0.5 flex gap-3 text-xs text-slate">
            {line.byEmail && <span>Sent by email</span>}
            {line.editedAt && !line.deletedAt && <span>Changed {timeOfDay(line.editedAt)}</span>}
            {isLastSeen && <span>Seen</span>}
          </p>
        )}
      </div>
    </article>
  );
}

function writtenBy({ kind, isYours }: CaseLine, name: string): string {
  const what = kind === 'internal' ? 'note' : 'message';
  return isYours ? `Your ${what}` : `${upperFirst(what)} from ${name}`;
}

function lookOf({ kind, role, isYours, deletedAt }: CaseLine): string {
  if (deletedAt) return 'border border-dashed border-line';
  if (kind === 'internal') return 'border border-l-3 border-warning/45 border-l-warning bg-warning-soft';
  if (role === 'assistant') return 'bg-mist';
  return isYours ? 'bg-spruce-soft' : 'border border-line bg-surface';
}
