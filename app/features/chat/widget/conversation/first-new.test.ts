import { expect, test } from 'vitest';
import { firstNew } from './first-new.ts';

const talk = (...roles: ('system' | 'user' | 'assistant')[]) => roles.map((role) => ({ role }));

test('an answer comes into view, not what the script asks after it', () => {
  expect(firstNew(talk('assistant', 'user', 'assistant', 'assistant'), 2)).toBe(2);
});

test('a conversation that is opened again begins with the last answer', () => {
  expect(firstNew(talk('assistant', 'user', 'assistant', 'assistant'), 0)).toBe(2);
  expect(firstNew(talk('assistant', 'user', 'assistant', 'assistant'), 4)).toBe(2);
});

test('each line of a person comes into view, also after earlier ones', () => {
  expect(firstNew(talk('assistant', 'user', 'assistant', 'assistant', 'assistant'), 4)).toBe(4);
});

test("a line of one's own stays in view while it is the last", () => {
  expect(firstNew(talk('assistant', 'user'), 1)).toBe(1);
});
