import { expect, test } from 'vitest';
import { contradictions, contradictionWords } from './contradictions.ts';

const of = (coverage: string, notCovered: string) => contradictions({ coverage, notCovered }, 'auto');

test('a coverage that is covered and ruled out as a whole is a contradiction, under whichever of its names', () => {
  expect(of('Collision: $500\nGlass: $250 deductible', 'Glass')).toEqual(['Glass']);
  expect(of('Third-party liability: $2,000,000', 'Racing, liability coverage and tires')).toEqual([
    'Third-party liability',
  ]);
  expect(of('Glass: Not covered', '')).toEqual(['Glass']);
});

test('what is covered within a limit, or is another thing, contradicts nothing', () => {
  expect(of('E-bikes: $6,000', 'E-bikes: over $3,000')).toEqual([]);
  expect(of('Glass: $250 deductible', 'Glass of greenhouses')).toEqual([]);
  expect(of('Collision\nGlass', 'Wear and tear')).toEqual([]);
});

test('what is to be put right is named', () => {
  expect(contradictionWords({ coverage: 'Glass: $250', notCovered: 'Glass' })).toMatch(/^“Glass” stands/);
  expect(contradictionWords({ coverage: 'Glass: $250', notCovered: '' })).toBeUndefined();
});
