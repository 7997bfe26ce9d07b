import { expect, test } from 'vitest';
import { lineActs } from './editable-until.ts';

const line = { createdAt: '2026-11-28T14:45:10.000Z' };

test('while a message can be changed its button says so and its menu until when; afterwards only deleting is offered', () => {
  expect(lineActs(line, new Date('2026-11-28T14:50:09.999Z'))).toEqual({
    ...{ isEditable: true, label: 'Change or delete this message' },
    until: 'Can be changed until 8:50\u00a0am',
  });
  expect(lineActs(line, new Date('2026-11-28T14:50:10.000Z'))).toEqual({
    ...{ isEditable: false, label: 'Delete this message' },
    until: 'Could be changed until 8:50\u00a0am',
  });
});
