import type { Delivery } from '#app/features/notifications/deliveries/schema.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';

export const KIND_WORDS: Record<Delivery['kind'], string> = {
  case_assigned: 'New request',
  accept_due: 'Time to accept',
  promise_due: 'Call or deadline',
  promise_missed: 'Missed deadline',
  message: 'Message',
  document: 'Document',
  request: 'Request for information',
  status: 'Progress',
  task_due: 'Task',
  licence: 'Licence',
  security: 'Account security',
  system: 'From us',
};

export const MAIL_WORDS: Record<Delivery['mail'], string> = {
  none: '–',
  skipped: 'Switched off',
  daily: 'In the daily summary',
  forgotten: 'Sent, copy deleted',
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept, not sent',
  failed: 'Failed',
  dropped: 'Over the daily limit',
  withdrawn: 'Cancelled, not needed',
};

const PUSH_WORDS: Record<Delivery['pushes'][number]['state'], string> = {
  queued: 'waiting',
  sent: 'accepted by the push service',
  gone: 'browser gone',
  refused: 'refused',
  failed: 'failed',
  dropped: 'not needed',
};

/** What became of it at the bell. */
export function bellWords({ readAt, settledAt }: Pick<Delivery, 'readAt' | 'settledAt'>): string {
  if (settledAt) return 'Settled';
  return readAt ? 'Read' : 'Unread';
}

/** One for each browser, those alike together: `2 accepted by the push service, 1 browser gone`. */
export function pushWords(pushes: Delivery['pushes']): string {
  if (pushes.length === 0) return '–';
  const words = pushes.map(({ state, tries }) =>
    state === 'failed' && tries > 1 ? `failed ${tries} times` : PUSH_WORDS[state],
  );
  const counted = [...Map.groupBy(words, (word) => word)];
  const text = counted
    .map(([word, all]) => (pushes.length === 1 ? word : `${all.length} ${word}`))
    .join(', ');
  return upperFirst(text);
}
