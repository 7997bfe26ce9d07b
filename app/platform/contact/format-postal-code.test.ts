import { expect, test } from 'vitest';
import { formatPostalCode } from './format-postal-code.ts';

test.each(['T2P 1J9', 't2p1j9', ' t2p  1j9 ', 'T2P-1J9', 't2p.1j9'])('"%s" is T2P 1J9', (typed) =>
  expect(formatPostalCode(typed)).toBe('T2P 1J9'),
);

test.each(['', 'T2P', 'T2P 1J', '90210', 'T2P 1JO', 'Calgary'])('"%s" stays as it was typed', (typed) =>
  expect(formatPostalCode(typed)).toBe(typed),
);
