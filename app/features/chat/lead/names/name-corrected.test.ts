import { expect, test } from 'vitest';
import { nameCorrected } from './name-corrected.ts';

test.each([
  ['sorry its Prya', 'Priya', 'Prya'],
  ['sorry its Prya, no i, P-r-y-a', 'Priya', 'Prya'],
  ['my name is jonh by the way', undefined, 'jonh'],
  ['i mean John Peters', 'jonh', 'John Peters'],
  ['sorry i mean John Peters', 'jonh', 'John Peters'],
  ['actually its Jon, not John', 'John', 'Jon'],
  ['Jon not John', 'John', 'Jon'],
  ['its Ada Tremblay', 'Ada', 'Ada Tremblay'],
  ['ada tremblay', 'Ada', 'ada tremblay'],
  ['sorry spelled wrong its Pria', 'Priya', 'Pria'],
  ['its Jaspreet Gill not Jaspreet', undefined, 'Jaspreet Gill'],
  ['oops, it’s Bob', 'Ada', 'Bob'],
  ['No, my name is Olena', 'Ada', 'Olena'],
  ['it should be Siobhan with an h', 'Siobahn', null],
])('"%s" puts right the name %s: %s', (text, known, name) => {
  expect(nameCorrected(text, known)).toBe(name);
});

test.each([
  ...[
    'sorry its urgent',
    'its Bob',
    'actually its hail',
    'no, my house is on fire',
    'it’s not Ada who drives',
  ],
  ...[
    'sorry, i mean home insurance',
    'Bob',
    'not yet',
    'my name is on the title, is that enough?',
    'sorry its Ada',
  ],
  ...['Edmonton, not Calgary', 'i am not breathing well', 'sorry, Ada is hurt'],
])('"%s" puts no name right', (text) => {
  expect(nameCorrected(text, 'Ada')).toBeNull();
});
