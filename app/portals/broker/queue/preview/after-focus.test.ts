import { expect, test } from 'vitest';
import { afterFocus } from './use-previewed.ts';

test('the row that has the focus is shown beside the list at once, whoever put it there', () => {
  expect(afterFocus(null, 'a', true)).toEqual({ id: 'a', how: 'passed' });
  expect(afterFocus({ id: 'a', how: 'read' }, 'b', true)).toEqual({ id: 'b', how: 'passed' });
  expect(afterFocus({ id: 'a', how: 'read' }, 'b', false)).toEqual({ id: 'b', how: 'put' });
});

test('what is read stays read while the focus moves within its row', () => {
  const read = { id: 'a', how: 'read' } as const;
  expect(afterFocus(read, 'a', true)).toBe(read);
  expect(afterFocus(read, 'a', false)).toBe(read);
});
