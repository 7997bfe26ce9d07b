import { expect, test } from 'vitest';
import { readSought } from './search-words.ts';

test.each([
  ['403-555-0142', { phone: '4035550142' }],
  ['+1 (403) 555 0142', { phone: '4035550142' }],
  ['555.0142', { phone: '5550142' }],
  ['2019', { words: ['2019'] }],
  ["  Jordan O'Brien ", { words: ['jordan', 'o', 'brien'] }],
  ['jordan.makokis@example.com', { words: ['jordan', 'makokis', 'example', 'com'] }],
  ['AB-7K2M9QXZ', { words: ['ab', '7k2m9qxz'] }],
  ["'; drop table cases --", { words: ['drop', 'table', 'cases'] }],
  ['&|!:*()', null],
])('%s is looked for as %o', (typed, sought) => {
  expect(readSought(typed)).toEqual(sought);
});
