import { expect, test } from 'vitest';
import { sectionWords } from './section-words.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);

test.each([
  ['a Wednesday', '2026-11-25T10:00', 'Tomorrow'],
  ['late on a Wednesday', '2026-11-25T23:30', 'Tomorrow'],
  ['a Friday', '2026-11-27T10:00', 'By Monday'],
  ['a Saturday', '2026-11-28T10:00', 'By Monday'],
  ['a Sunday', '2026-11-29T10:00', 'Tomorrow'],
  ['the day before Christmas', '2026-12-24T10:00', 'By Monday'],
])('on %s the next business day is called as people call it', (_, now, words) => {
  expect(sectionWords('next', at(now))).toBe(words);
});
