import { expect, test } from 'vitest';
import type { CaseEvent, CaseListItem } from '#app/features/cases/schema.ts';
import { isTheirs, isWished, ownActWords, type Talk, toDoFirst } from './person-state.ts';

const item = (id: string, who: string) =>
  ({
    ...{ id, status: 'in_progress', turn: { who, what: who === 'client' ? 'answer' : 'work', dueAt: null } },
    ...{ awaited: null, acted: null, agreed: null },
  }) as unknown as CaseListItem;

test('what may be left out is asked for, and needs no attention', () => {
  const asked = [{ title: 'Any pets?', kind: 'answer', required: false, dueOn: null }];
  const optional = { ...item('asked', 'broker'), awaited: { asked } } as unknown as CaseListItem;
  expect([isWished(optional), isTheirs(optional)]).toEqual([true, false]);
  const needed = [{ ...asked[0], required: true }];
  const owed = { ...item('owed', 'broker'), awaited: { asked: needed } } as unknown as CaseListItem;
  expect([isWished(owed), isTheirs(owed)]).toEqual([false, true]);
});

test('a request in which there is something to do stands first, then one with a new message, then the rest as they came', () => {
  const items = [
    item('calm', 'broker'),
    item('read', 'broker'),
    item('yours', 'client'),
    item('last', 'broker'),
  ];
  const talk = (id: string) => ({ unread: id === 'read' ? 1 : 0 }) as Talk;
  expect(toDoFirst(items, talk).map(({ id }) => id)).toEqual(['yours', 'read', 'calm', 'last']);
});

test('an answer to a quote that was taken back is called that, and not a change of what was sent', () => {
  const acted = (kind: string, data: object) =>
    ownActWords({ kind, data, by: 'You', at: '' } as unknown as CaseEvent);
  expect(acted('quote_decided', { decision: 'none', insurer: 'Rockyview' })).toBe(
    'You took back your answer to Rockyview',
  );
  expect(acted('answers_corrected', { changes: [] })).toBe('You changed what you sent');
});
