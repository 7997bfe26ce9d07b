import type { CaseEvent } from '#app/features/cases/schema.ts';
import { type EventWords, nameOf } from './event-word.ts';
import { eventWords } from './event-words.ts';

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

/** Lines by which a broker’s access ends without another one’s beginning. */
const ENDINGS: readonly CaseEvent['kind'][] = ['returned', 'released', 'access_ended'];

/**
 * A line by which a broker’s access ended, with whose it was: for administrators. `events` are those of the case, newest
 * first. Null for every other line.
 */
export function endedWords(event: CaseEvent, events: readonly CaseEvent[]): EventWords | null {
  if (!ENDINGS.includes(event.kind)) return null;
  const before = events.slice(events.indexOf(event) + 1);
  const broker = before.find(({ kind }) => kind === 'assigned' || kind === 'accepted')?.data.broker;
  if (typeof broker !== 'string') return null;
  const words = eventWords(event);
  const by = event.kind === 'released' ? `${nameOf(event.by)} took the request from ${broker}.` : null;
  return { ...words, note: [by, `The access of ${broker} ended.`, words.note].filter(Boolean).join('\n') };
}
