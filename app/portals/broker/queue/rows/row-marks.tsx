import type { QueueItem } from '#app/features/queue/schema.ts';
import { markWords } from '../words/row-words.ts';
import { UnreadBadge } from './unread-badge.tsx';

type RowMarksProps = { item: QueueItem; onRead: (item: QueueItem) => void };

/** What else waits on a row, beside its words: what is unread, what is to be confirmed, and a quote that its client wants. */
export function RowMarks({ item, onRead }: RowMarksProps) {
  return (
    <>
      <UnreadBadge item={item} onRead={onRead} />
      {markWords(item).map((words) => (
        <span
          key={words}
          className="max-w-full shrink-0 rounded-control bg-info-soft px-2 text-xs leading-5 font-semibold text-info"
        >
          {words}
        </span>
      ))}
    </>
  );
}
