import { expect, test } from 'vitest';
import { countChange, minutesChange, shareChange } from './period-change.ts';

test('a count says how many more or fewer there are', () => {
  expect(countChange(21, 15)).toEqual({ direction: 'up', words: '6 more' });
  expect(countChange(0, 1)).toEqual({ direction: 'down', words: '1 fewer' });
  expect(countChange(4, 4)).toEqual({ direction: 'level', words: 'the same' });
});

test('shares differ by the percentages that people read, and not where there is nothing to take a part of', () => {
  expect(shareChange({ part: 3, of: 4 }, { part: 2, of: 3 })).toEqual({
    direction: 'up',
    words: '8 points higher',
  });
  expect(shareChange({ part: 66, of: 100 }, { part: 2, of: 3 })).toEqual({
    direction: 'down',
    words: '1 point lower',
  });
  expect(shareChange({ part: 0, of: 0 }, { part: 1, of: 2 })).toBeNull();
  expect(shareChange({ part: 1, of: 2 }, { part: 0, of: 0 })).toBeNull();
});

test('a time is sooner or later, and not where nobody was called', () => {
  expect(minutesChange(45.4, 115)).toEqual({ direction: 'down', words: '1 h 10 min sooner' });
  expect(minutesChange(61, 60)).toEqual({ direction: 'up', words: '1 min later' });
  expect(minutesChange(60.2, 59.9)).toEqual({ direction: 'level', words: 'the same' });
  expect(minutesChange(null, 60)).toBeNull();
  expect(minutesChange(60, null)).toBeNull();
});
