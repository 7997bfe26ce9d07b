import { expect, test } from 'vitest';
import { modelWords } from './model-words.ts';

test.each([
  ['toyota', 'Toyota'],
  ['rav4', 'RAV4'],
  ['rav 4', 'RAV 4'],
  ['toyota rav 4', 'Toyota RAV 4'],
  ['cx 5', 'CX 5'],
  ['f-150', 'F-150'],
  ['cr-v', 'CR-V'],
  ['bmw', 'BMW'],
  ['grand cherokee', 'Grand Cherokee'],
  ['mercedes-benz', 'Mercedes-Benz'],
  ['McLaren', 'McLaren'],
  ['model 3', 'Model 3'],
  ['kia', 'Kia'],
])('"%s" is written as %s', (typed, written) => expect(modelWords(typed)).toBe(written));
