import { expect, test } from 'vitest';
import { bellCount } from './bell-count.ts';

test('a new message counts at once, and no second time when the bell is told of it', () => {
  expect(bellCount(undefined, 0)).toBe(0);
  expect(bellCount(undefined, 1)).toBe(1);
  expect(bellCount({ unread: 2, messages: 0 }, 1)).toBe(3);
  expect(bellCount({ unread: 3, messages: 1 }, 1)).toBe(3);
  expect(bellCount({ unread: 3, messages: 2 }, 0)).toBe(3);
});
