import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { endedWords, movedWords } from './moved-words.ts';

const event = (data: CaseEvent['data']): CaseEvent => ({
  ...{ id: 'e1', kind: 'assigned', at: '2026-11-26T15:30:00.000Z', by: 'Avery Quinn' },
  data,
});

test('a request that went from one broker to another says who moved it, whose access ended, and why', () => {
  const to = { broker: 'Priya Sandhu', brokerage: 'Foothills' };
  expect(movedWords(event({ ...to, from: 'Dana Whitford', reason: 'Dana is ill' }))).toEqual({
    title: 'Avery Quinn moved the request from Dana Whitford to Priya Sandhu',
    note: 'The access of Dana Whitford ended.\nDana is ill',
  });
  // Nobody had it before.
  expect(movedWords(event(to))).toBeNull();
});

test('a line by which access ended without another’s beginning says whose it was, and who took it', () => {
  const line = (kind: CaseEvent['kind'], data: CaseEvent['data'] = {}): CaseEvent => ({
    ...event(data),
    id: kind,
    kind,
  });
  const given = line('assigned', { broker: 'Dana Whitford' });
  const released = line('released', { reason: 'Dana is ill' });
  expect(endedWords(released, [released, given, line('created')])?.note).toBe(
    'Avery Quinn took the request from Dana Whitford.\nThe access of Dana Whitford ended.\nDana is ill',
  );
  const returned = line('returned', { why: 'expired' });
  expect(endedWords(returned, [released, returned, given])?.note).toBe('The access of Dana Whitford ended.');
  expect(endedWords(given, [returned, given])).toBeNull();
});
