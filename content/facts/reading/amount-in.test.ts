import { expect, test } from 'vitest';
import { amountIn } from './amount-in.ts';

const of = (value: string) => amountIn({ key: 'a.b', value });

test('the number of a fact is read from what it prints', () => {
  expect(['$50,000', 'five years', '10 years', 'one year', '7.5%', 'up to about $600,000'].map(of)).toEqual([
    50_000, 5, 10, 1, 7.5, 600_000,
  ]);
});

test('a value without a number, or with two, is refused', () => {
  expect(() => of('Criminal Code')).toThrow('a.b');
  expect(() => of('$500 million to $700 million')).toThrow('a.b');
});
