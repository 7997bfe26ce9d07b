import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { byOthersSince } from './what-changed.tsx';

const event = (id: string, by: string) =>
  ({ id, by, kind: 'message', at: '2026-11-26T18:00:00Z' }) as unknown as CaseEvent;

test('while a form is open somebody is told of what others do, and not of their own acts', () => {
  const events = [event('3', 'The client'), event('2', 'You'), event('1', 'The client')];
  expect(byOthersSince(events, new Set(['1']))).toEqual([events[0]]);
});
