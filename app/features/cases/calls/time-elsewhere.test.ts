import { expect, test } from 'vitest';
import { timeElsewhere } from './time-elsewhere.ts';

test.each([
  ['the same clock', 'America/Regina', '2026-11-27T20:00:00Z', null],
  [
    'Alberta under another name, whatever the browser knows of it',
    'Canada/Mountain',
    '2027-01-15T20:00:00Z',
    null,
  ],
  ['two hours later in summer', 'America/Toronto', '2026-10-30T20:00:00Z', '4\u00a0pm EDT'],
  ['one hour later after their clocks went back', 'America/Toronto', '2026-11-02T20:00:00Z', '3\u00a0pm EST'],
  ['the hour that they skip', 'America/Toronto', '2027-03-14T07:00:00Z', '3\u00a0am EDT'],
  ['half an hour aside', 'America/St_Johns', '2026-11-27T20:00:00Z', '4:30\u00a0pm NST'],
  ['the next day', 'Asia/Manila', '2026-11-27T20:00:00Z', 'Sat 4\u00a0am GMT+8'],
  ['noon', 'Europe/London', '2026-11-27T12:00:00Z', 'noon GMT'],
  ['a zone that nobody knows', 'Mars/Olympus', '2026-11-27T20:00:00Z', null],
])('%s', (_, zone, at, words) => {
  expect(timeElsewhere(new Date(at), zone)).toBe(words);
});
