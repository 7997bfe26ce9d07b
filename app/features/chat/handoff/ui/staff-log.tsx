import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MessageText } from '#app/features/chat/widget/ui/message-text.tsx';
import type { CaseLine } from '#app/features/messages/schema.ts';
import { MessageLine } from '#app/features/messages/ui/stream/message-line.tsx';
import {
  DayRow,
  isNearEnd,
  ToNewMessages,
  UnreadRow,
} from '#app/features/messages/ui/stream/stream-marks.tsx';
import { isOwnRow, type StreamRow, streamRows } from '#app/features/messages/ui/stream/stream-rows.ts';
import type { StaffChatDetail } from '../people-schema.ts';
import { newFrom, toCaseLine } from './staff-lines.ts';

type StaffLogProps = {
  chat: StaffChatDetail;
  /** What stands below an answer of the assistant to this question. */
  below?: ((question: string) => ReactNode) | undefined;
};

const UNFOLDED: ReadonlySet<string> = new Set();

/** What was said, from what is new on. The links of the assistant lead where they lead the visitor; what people wrote is shown as text. */
export function StaffLog({ chat, below }: StaffLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef<boolean>(null);
  const [isBelow, setIsBelow] = useState(false);
  const { messages } = chat;
  const lines = messages.map((_, place) => toCaseLine(chat, place));
  // Where it began when this was opened: it stays marked while one reads.
  const [{ readUpTo, start }] = useState(() => newFrom(messages));
  const rows = streamRows({
    ...{ lines, readUpTo, entries: [], unsent: [], filter: 'all', hasOlder: false, unfolded: UNFOLDED },
  });
  const newest = messages.at(-1)?.id;
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  const look = () => {
    const { current } = box;
    if (!current) return;
    wasAtEnd.current = isNearEnd(current);
    if (wasAtEnd.current) setIsBelow(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on when something new is there
  useLayoutEffect(() => {
    const isOpening = wasAtEnd.current === null;
    const first = isOpening && box.current?.querySelector<HTMLElement>(`[data-row="${start}"]`);
    if (first) box.current?.scrollTo({ top: first.offsetTop });
    else if (isOpening || wasAtEnd.current || isOwnRow(rows.at(-1))) toEnd();
    else setIsBelow(true);
    look();
  }, [newest]);
  const draw = (row: StreamRow) => {
    if (row.kind === 'day') return <DayRow label={row.label} />;
    if (row.kind === 'unread') return <UnreadRow />;
    if (row.kind !== 'line') return null;
    const { line, isContinued } = row;
    return (
      <MessageLine
        {...{ line, isContinued }}
        caseId={null}
        isFirst={false}
        isLastSeen={false}
        words={
          line.role === 'assistant' && (
            <>
              <MessageText text={line.body} />
              {below?.(askedBefore(lines, line))}
            </>
          )
        }
      />
    );
  };
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-label="Conversation"
        onScroll={look}
        className="relative h-full overflow-y-auto overscroll-contain pb-3 -outline-offset-3 print:h-auto print:overflow-visible"
        // It scrolls, and has nothing inside that takes the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        {rows.length === 0 && (
          <p className="p-6 text-center text-sm text-slate">The visitor has not written anything yet.</p>
        )}
        {rows.map((row) => (
          <div key={row.key} data-row={row.key}>
            {draw(row)}
          </div>
        ))}
      </div>
      {isBelow && <ToNewMessages onPress={toEnd} />}
    </div>
  );
}

/** What the visitor had written before a line. */
const askedBefore = (lines: readonly CaseLine[], { position }: CaseLine) =>
  lines.findLast((one) => one.role === 'visitor' && one.position < position)?.body ?? '';
