import { type ReactNode, useEffect, useRef } from 'react';
import { MessageText } from '#app/features/chat/widget/ui/message-text.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { StoredLine } from '../people-schema.ts';

const SPEAKERS = { user: 'Visitor', assistant: 'Assistant', person: 'A person' } as const;

type StaffLogProps = {
  lines: readonly StoredLine[];
  /** What stands below an answer of the assistant to this question. */
  below?: ((question: string) => ReactNode) | undefined;
};

/** What was said, the newest in view. The links of the assistant lead where they lead the visitor; what people wrote is shown as text. */
export function StaffLog({ lines, below }: StaffLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when something new is there
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Conversation"
      className="flex max-h-[50svh] min-h-40 flex-col gap-4 overflow-y-auto"
      // It scrolls, and has nothing inside that takes the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
    >
      {lines.length === 0 && <p className="text-slate">The visitor has not written anything yet.</p>}
      {lines.map(({ id, role, content, author, createdAt }, place) =>
        role === 'note' ? (
          <p key={id} className="text-sm text-slate">
            {content}
          </p>
        ) : (
          <div key={id} className="max-w-text">
            <p className="text-sm text-slate">
              {author ?? SPEAKERS[role]}, {formatAlbertaTime(new Date(createdAt), 'time')}
            </p>
            {role === 'assistant' ? (
              <div className="wrap-anywhere">
                <MessageText text={content} />
                {below?.(askedBefore(lines, place))}
              </div>
            ) : (
              <p className="whitespace-pre-line wrap-anywhere">{content}</p>
            )}
          </div>
        ),
      )}
    </div>
  );
}

/** What the visitor had written before the line at this place. */
const askedBefore = (lines: readonly StoredLine[], place: number) =>
  lines.slice(0, place).findLast(({ role }) => role === 'user')?.content ?? '';
