import { expect, test } from 'vitest';
import { dayFromText, partOf, withPart } from './day-parts.ts';

test('three fields make a day, and a day that is not complete is kept as it stands', () => {
  const half = withPart(withPart('', 'day', '7'), 'year', '1988');
  expect(half).toBe('1988--07');
  expect([partOf(half, 'day'), partOf(half, 'month'), partOf(half, 'year')]).toEqual(['07', '', '1988']);
  expect(withPart(half, 'month', '4')).toBe('1988-04-07');
  expect(withPart(withPart(half, 'day', ''), 'year', ' ')).toBe('');
});

test.each(['April', 'apr', ' APRIL '])('the month may be written as a word: %s', (typed) => {
  expect(withPart('1988--07', 'month', typed)).toBe('1988-04-07');
  expect(withPart('1988--07', 'month', 'Spring')).toBe('1988-Spring-07');
});

test.each([
  ['1988-04-17', '1988-04-17'],
  ['17/04/1988', '1988-04-17'],
  ['4/17/1988', '1988-04-17'],
  ['April 17, 1988', '1988-04-17'],
  ['17 Apr 1988', '1988-04-17'],
  ['05/05/1988', '1988-05-05'],
  ['04/05/1988', null],
  ['17/13/1988', null],
  ['tomorrow', null],
  ['19', null],
])('a pasted "%s" is read as %s', (text, day) => {
  expect(dayFromText(text)).toBe(day);
});
