import { expect, test } from 'vitest';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { toDoFirst } from './person-state.ts';

const item = (id: string, who: string) =>
  ({
    ...{ id, status: 'in_progress', turn: { who, what: who === 'client' ? 'answer' : 'work', dueAt: null } },
    ...{ awaited: null, acted: null, agreed: null },
  }) as unknown as CaseListItem;

test('a request in which there is something to do stands first, then one with a new message, then the rest as they came', () => {
  const items = [
    item('calm', 'broker'),
    item('read', 'broker'),
    item('yours', 'client'),
    item('last', 'broker'),
  ];
  const unread = (id: string) => (id === 'read' ? 1 : 0);
  expect(toDoFirst(items, unread).map(({ id }) => id)).toEqual(['yours', 'read', 'calm', 'last']);
});
