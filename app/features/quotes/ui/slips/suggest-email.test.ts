import { expect, test } from 'vitest';
import { emailHint, suggestEmail } from './suggest-email.ts';

test.each([
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmal.com', 'jo@gmail.com'],
  ['jo@gmaill.com', 'jo@gmail.com'],
  ['Jo.B@GMAIL.CON', 'Jo.B@gmail.com'],
  ['jo@hotmail.cm', 'jo@hotmail.com'],
  ['jo@telus.ne', 'jo@telus.net'],
  [' jo@yaho.ca ', 'jo@yahoo.ca'],
  ['jo@example,com', 'jo@example.com'],
  ['jo @example.ca', 'jo@example.ca'],
])('%s may be meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...['jo@gmail.com', 'jo@shaw.ca', 'jo@ymail.com', 'jo@example.ca', 'jo@mail.com'],
  ...['@gmial.com', 'gmial.com', '', 'jo@', 'jo@gm', 'jo@life.com'],
])('of "%s" nothing is said', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

test('an address that cannot be taken is told what it lacks', () => {
  expect(emailHint('jo.example.ca')).toContain('The @ is missing');
  expect(emailHint('jo@ex@ample.ca')).toContain('more than one @');
  expect(emailHint('jo@example')).toContain('name@example.ca');
  expect(emailHint('jo@exämple.ca')).toContain('accents');
  expect(emailHint('')).toBe('');
});

test('of an address that is refused for another reason nothing is said', () => {
  expect(emailHint("jo.o'hara+quotes@example.ca")).toBe('');
});
