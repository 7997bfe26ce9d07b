import { expect, test } from 'vitest';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { cardsByColumn } from './columns.ts';

const row = (id: string, dueAt: string | null, about: object | null) =>
  ({ id, kind: 'case', clock: 'work', dueAt, case: about }) as unknown as QueueItem;

test('a case is one card, under its stage, with the clock that runs out first', () => {
  const kim = { id: 'kim', stage: 'quoting' };
  const cards = cardsByColumn([
    row('1', '2026-11-26T16:00:00.000Z', kim),
    row('2', null, { id: 'omar', stage: 'information' }),
    row('3', '2026-11-25T16:00:00.000Z', kim),
    row('own', '2026-11-25T16:00:00.000Z', null),
  ]);
  const shown = Object.entries(cards).flatMap(([column, list]) =>
    list.map(({ item, others }) => [column, item.id, others]),
  );
  expect(shown).toEqual([
    ['information', '2', 0],
    ['quoting', '3', 1],
  ]);
});

test('cards of a column stand as their rows do: a later row about the same case does not put it behind', () => {
  const [kim, omar] = [
    { id: 'kim', stage: 'contact' },
    { id: 'omar', stage: 'contact' },
  ];
  const { contact } = cardsByColumn([
    row('1', '2026-11-25T16:00:00.000Z', kim),
    row('2', '2026-11-25T17:00:00.000Z', omar),
    row('3', '2026-11-25T18:00:00.000Z', kim),
  ]);
  expect(contact.map(({ item }) => item.id)).toEqual(['1', '2']);
});
