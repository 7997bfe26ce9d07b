import { expect, test } from 'vitest';
import { spelledRight } from './spelling.ts';

const KNOWN = new Set(['deductable', 'clam', 'carrs', 'claire']);
const right = (text: string) => spelledRight(text, (word) => KNOWN.has(word));

test.each([
  ['waht is a premuim', 'what is a premium'],
  ['super vsia insurance', 'super visa insurance'],
  ['our basment is wet', 'our basement is wet'],
  ['the acident was on friday', 'the accident was on friday'],
  ['my renewall is here', 'my renewal is here'],
  ['wsit, my acccident', 'wsit, my accident'],
])('a word that is one slip from an everyday word is read as that: %s', (said, meant) => {
  expect(right(said)).toBe(meant);
});

test.each([
  ['what is a deductable', 'known words'],
  ['ask Premuim Motors', 'names'],
  ['write to premuim@example.com', 'addresses'],
  ['premuimoo', 'two slips'],
  ['mi seguro, cuánto cuesta', 'other languages'],
])('"%s" stays as it is: %s', (said) => {
  expect(right(said)).toBe(said);
});
