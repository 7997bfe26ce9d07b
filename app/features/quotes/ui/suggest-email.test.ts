import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmal.com', 'jo@gmail.com'],
  ['jo@gmaill.com', 'jo@gmail.com'],
  ['Jo.B@GMAIL.CON', 'Jo.B@gmail.com'],
  ['jo@hotmail.cm', 'jo@hotmail.com'],
  ['jo@telus.ne', 'jo@telus.net'],
  [' jo@yaho.ca ', 'jo@yahoo.ca'],
])('%s may be meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...['jo@gmail.com', 'jo@shaw.ca', 'jo@ymail.com', 'jo@example.ca', 'jo@mail.com'],
  ...['@gmial.com', 'gmial.com', '', 'jo@', 'jo@gm', 'jo@life.com'],
])('of "%s" nothing is said', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
