import { expect, test } from 'vitest';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { movedWords } from './moved-words.ts';

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
