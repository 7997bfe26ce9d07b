import type { CaseEvent } from '#app/features/cases/schema.ts';
import { type EventWords, nameOf } from './event-word.ts';

/**
 * A line that says who moved a request from one broker to another, in words for the administrators who alone read whose
 * access ended by it; null for every other line, and for those written before that was kept.
 */
export function movedWords({ kind, by, data }: CaseEvent): EventWords | null {
  const { from, broker, reason } = data;
  if (kind !== 'assigned' || typeof from !== 'string') return null;
  return {
    title: `${nameOf(by)} moved the request from ${from} to ${broker ?? 'another broker'}`,
    note: [`The access of ${from} ended.`, reason].filter(Boolean).join('\n'),
  };
}
