import { expect, test } from 'vitest';
import { scrollPlace } from './scroll-place.ts';

test('a short answer stands below its question', () => {
  expect(scrollPlace({ asked: 1000, answer: 1060, end: 1300, room: 400 })).toBe(988);
});

test('an answer with choices moves up until its choices are seen', () => {
  expect(scrollPlace({ asked: 1000, answer: 1060, end: 1420, room: 400 })).toBe(1020);
});

test('the beginning of a long answer stays in view, whatever stands below it', () => {
  expect(scrollPlace({ asked: 1000, answer: 1060, end: 2000, room: 400 })).toBe(1048);
});

test('a long question leaves the answer its room, and an answer to nothing asked begins at the edge', () => {
  expect(scrollPlace({ asked: 500, answer: 1060, end: 1200, room: 300 })).toBe(948);
  expect(scrollPlace({ asked: undefined, answer: 1060, end: 1200, room: 400 })).toBe(1048);
});
