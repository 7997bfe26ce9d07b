import { expect, test } from 'vitest';
import { namesExclusions, splitPasted } from './split-pasted.ts';

test('exclusions behind their word are not covered, and what has a field of its own is not coverage', () => {
  const text = `Insurer: Prairie Mutual
Annual premium: $2,480
Policy fee: $50
Commercial general liability, $2,000,000
Tools and equipment, $25,000
Exclusions: roofing, hot work, professional liability
Effective December 5, 2026
Quote valid for 30 days`;
  expect(splitPasted(text)).toEqual({
    coverage: 'Commercial general liability, $2,000,000\nTools and equipment, $25,000',
    notCovered: 'roofing, hot work, professional liability',
  });
});

test('a list of exclusions ends with an empty line or the next subject', () => {
  const text = `Coverage:
- Building, $640,000
Not covered:
- Overland flood
- Earthquake

Contents, $200,000
What is not covered
Sewer backup
Liability: $2,000,000`;
  expect(splitPasted(text)).toEqual({
    coverage: 'Building, $640,000\nContents, $200,000\nLiability: $2,000,000',
    notCovered: 'Overland flood\nEarthquake\nSewer backup',
  });
});

test('a sentence that begins with what a policy does not cover is not covered', () => {
  expect(splitPasted('Third-party liability\nDoes not cover rideshare.').notCovered).toBe('rideshare.');
});

test('every line without a field of its own stands in one of the parts', () => {
  const lines = [
    'Collision, $1,000 deductible',
    'Comprehensive',
    'Exclusions: racing',
    'Rental car, $60 a day',
  ];
  const { coverage, notCovered } = splitPasted(lines.join('\n\n'));
  expect(coverage.split('\n')).toEqual([lines[0], lines[1], lines[3]]);
  expect(notCovered).toBe('racing');
});

test('coverage that only speaks of a premium is kept', () => {
  const lines = [
    'Return of premium rider',
    'Premium package: glass and rental car',
    'Waiver of premium, $50 a month',
  ];
  expect(splitPasted(`Total premium: $900\n${lines.join('\n')}`).coverage).toBe(lines.join('\n'));
});

test('coverage that speaks of exclusions is told from coverage that does not', () => {
  expect(namesExclusions('Liability\nExclusions: racing')).toBe(true);
  expect(namesExclusions('Flood is not covered')).toBe(true);
  expect(namesExclusions('Liability, collision and an exclusive member discount')).toBe(false);
});

test('the line that is offered as the insurer is no coverage', () => {
  const text = 'Bow Commercial Insurance\nTools, $25,000';
  expect(splitPasted(text, 'Bow Commercial Insurance').coverage).toBe('Tools, $25,000');
  expect(splitPasted(text).coverage).toBe('Bow Commercial Insurance\nTools, $25,000');
});
