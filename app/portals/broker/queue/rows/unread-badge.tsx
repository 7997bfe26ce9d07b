import type { QueueItem } from '#app/features/queue/schema.ts';

type UnreadBadgeProps = { item: QueueItem; onRead: (item: QueueItem) => void };

/** How much of the person the viewer has not read yet; a press says that they have. */
export function UnreadBadge({ item, onRead }: UnreadBadgeProps) {
  const { unread = 0, name = '' } = item.case ?? {};
  if (unread === 0) return null;
  return (
    <button
      type="button"
      aria-label={`${unread} new from ${name}: mark as read`}
      title="Mark as read (u)"
      onClick={() => onRead(item)}
      className="relative z-1 shrink-0 rounded-full bg-info-soft px-2 text-xs leading-6 font-semibold text-info after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
    >
      {unread} new
    </button>
  );
}
