import { expect, test } from 'vitest';
import { cutQuoted } from './quoted-text.ts';

const OURS = ['hello@cover.example', 'reply.cover.example'];
const QUOTE = '> Hello Kim,\n>\n> Dana wrote to you.';

test.each([
  [
    'Gmail',
    `Thanks, Tuesday works.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Cover <hello@cover.example> wrote:\n\n${QUOTE}\n`,
  ],
  [
    'a line that was broken',
    `Thanks, Tuesday works.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Cover\n<hello@cover.example> wrote:\n${QUOTE}`,
  ],
  [
    'a language that we do not know',
    `Thanks, Tuesday works.\n\npon., 23 lis 2026 o 9:00 Cover <hello@cover.example> napisał(a):\n\n${QUOTE}`,
  ],
  [
    'Outlook',
    'Thanks, Tuesday works.\r\n\r\n________________________________\r\nFrom: Cover <hello@cover.example>\r\nSent: Monday\r\nTo: Kim\r\nSubject: A message\r\n\r\nHello Kim',
  ],
  ['Outlook of old', 'Thanks, Tuesday works.\n\n-----Original Message-----\nFrom: Cover\nHello Kim'],
  [
    'a telephone',
    `Thanks, Tuesday works.\n\nSent from my iPhone\n\nOn Nov 23, 2026, at 09:00, Cover wrote:\n\n${QUOTE}`,
  ],
  ['a signature', 'Thanks, Tuesday works.\n-- \nKim Client\n403 555-0142'],
  ['an answer below', `On Mon, Cover <hello@cover.example> wrote:\n${QUOTE}\n\nThanks, Tuesday works.`],
])('what is quoted by %s is cut', (_, text) => {
  expect(cutQuoted(text, OURS)).toBe('Thanks, Tuesday works.');
});

test.each([
  'I wrote to hello@cover.example before.\n\nMy address: 12 Elm Street',
  'From: Calgary\nTo Edmonton by car',
  'Two\n\nparagraphs, and a -- dash',
])('what somebody wrote stays: %j', (text) => {
  expect(cutQuoted(text, OURS)).toBe(text);
});

test('words above an introduction are not taken for a part of it', () => {
  const said = `On Friday I go.\nOn Mon, Nov 23, 2026 at 9:00 Cover <hello@cover.example> wrote:\n${QUOTE}`;
  expect(cutQuoted(said, OURS)).toBe('On Friday I go.');
});

test('nothing but a quotation is nothing', () => {
  expect(cutQuoted(`On Mon, Cover wrote:\n${QUOTE}`, OURS)).toBe('');
});

test.each(['>\n', 'On x wrote:\n>\n', 'hello@cover.example 2026:\n', '_'.repeat(60), '\n', 'On a\n'])(
  'crafted text of a megabyte is cut in a moment: %j',
  (piece) => {
    const began = performance.now();
    cutQuoted(piece.repeat(1_000_000 / piece.length), OURS);
    expect(performance.now() - began).toBeLessThan(200);
  },
);
