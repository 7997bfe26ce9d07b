import type { QueueItem } from '#app/features/queue/schema.ts';

/** Why a key does nothing to this row; null where it does. */
export function obstacleTo(
  key: string,
  { clock, kind, case: about }: Pick<QueueItem, 'clock' | 'kind' | 'case'>,
): string | null {
  if (key === 'a') return clock === 'accept' ? null : 'This is not a new request';
  if (key === 'd') return kind === 'task' ? null : 'This is not a task';
  if (key === 'u') return about?.unread ? null : 'Nothing new to mark as read';
  if (clock === 'accept' && 'rcns'.includes(key)) return 'Accept the request first';
  if (!about && 'rcnm'.includes(key)) return 'This task is not about a request';
  return null;
}
