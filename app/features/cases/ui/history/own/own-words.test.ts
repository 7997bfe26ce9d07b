import { expect, test } from 'vitest';
import type { EventKind } from '#app/features/cases/records/events.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { ownWords } from './own-words.ts';

const event = (kind: EventKind, by = 'The system') =>
  ({ id: `${kind} ${by}`, kind, by, at: '2026-11-24T18:00:00.000Z', data: {} }) as CaseEvent;
const told = (...events: CaseEvent[]) => events.map(ownWords(events));

test('a broker reads that they received a request, and that it came again after they returned it', () => {
  expect(told(event('accepted'), event('assigned'))).toEqual([undefined, 'You received this request']);
  expect(told(event('assigned', 'An administrator'), event('returned', 'You'))).toEqual([
    'An administrator sent you this request again',
    'You returned the request',
  ]);
  // What others did with it before is not theirs.
  expect(told(event('assigned'), event('returned', 'Another broker'))[0]).toBe('You received this request');
});
