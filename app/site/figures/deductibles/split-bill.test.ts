import { expect, test } from 'vitest';
import { hundredths, splitCondo, splitHail } from './split-bill.ts';

test('a hail deductible is a share of the insured value, and never more than the bill', () => {
  expect(splitHail({ bill: 30_000, insured: 500_000, percent: 2 })).toEqual({ you: 10_000, insurer: 20_000 });
  expect(splitHail({ bill: 8000, insured: 500_000, percent: 2 })).toEqual({ you: 8000, insurer: 0 });
});

test('a condo owner is charged the deductible up to the limit, and the policy pays up to its own', () => {
  const bill = { bill: 120_000, coverage: 40_000, limit: 50_000 };
  expect(splitCondo({ ...bill, deductible: 75_000 })).toEqual({
    owner: 10_000,
    policy: 40_000,
    corporation: 25_000,
    insurer: 45_000,
  });
  expect(splitCondo({ ...bill, deductible: 20_000 })).toEqual({
    owner: 0,
    policy: 20_000,
    corporation: 0,
    insurer: 100_000,
  });
});

test('the parts always add up: to the bill, and to a hundred', () => {
  for (let deductible = 5000; deductible <= 150_000; deductible += 5000)
    for (let coverage = 0; coverage <= 75_000; coverage += 2500) {
      const parts = splitCondo({ bill: 151_000, deductible, coverage, limit: 50_000 });
      expect(Object.values(parts).every((part) => part >= 0)).toBe(true);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(151_000);
      const cells = hundredths(parts, ['owner', 'policy', 'corporation', 'insurer']);
      expect(cells.length).toBe(100);
    }
  const thirds = hundredths({ a: 1, b: 1, c: 1 }, ['a', 'b', 'c']);
  expect(['a', 'b', 'c'].map((who) => thirds.filter((cell) => cell === who).length)).toEqual([34, 33, 33]);
});
