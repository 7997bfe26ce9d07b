import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestOf } from './largest-of.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 40 });
const places = fc.array(fc.nat({ max: 39 }), { maxLength: 10 });

test('the places of the largest numbers are those of the sorted numbers, of equal ones the first, without what is left out', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 12 }), places, (all, count, leftOut) => {
      const without = new Set(leftOut);
      const sorted = [...all.keys()]
        .filter((at) => !without.has(at))
        .toSorted((a, b) => (all[b] ?? 0) - (all[a] ?? 0));
      expect(largestOf(all, count, without)).toEqual(sorted.slice(0, count));
    }),
  );
});
