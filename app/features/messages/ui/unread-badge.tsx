import { Badge } from '#app/ui/badge.tsx';

/** `2 new messages`, the same in every list; nothing where all are read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge tone="success">{count === 1 ? '1 new message' : `${count} new messages`}</Badge>;
}
