import { expect, test } from 'vitest';
import { cityNear, cityOfPostalCode, placeIn } from './postal-city.ts';

test.each([
  ['T2P 1J9', 'Calgary'],
  ['t5j2r7', 'Edmonton'],
  ['T4N 1A1', 'Red Deer'],
  ['T1J 4P4', 'Lethbridge'],
  ['T9H 2K5', 'Fort McMurray'],
  ['T1A 0A1', 'Medicine Hat'],
  ['T4B 2K9', 'Airdrie'],
  ['t4a1a1', 'Airdrie'],
  ['T8N 5A1', 'St. Albert'],
  ['T0L 0A0', null],
  ['', null],
  [null, null],
])('%s is in %s', (code, city) => {
  expect(cityOfPostalCode(code)).toBe(city);
});

test.each([
  ['Airdrie', 'Calgary'],
  ['Leduc', 'Edmonton'],
  ['Calgary', 'Calgary'],
  ['Banff', 'Banff'],
])('%s is served from %s', (place, city) => {
  expect(cityNear(place)).toBe(city);
});

test.each([
  ['my apartment in calgary', 'Calgary'],
  ['A house, Fort-McMurray', 'Fort McMurray'],
  ['we live in st albert', 'St. Albert'],
  ['moving from Calgary to Edmonton', null],
  ['Calgaryland', null],
  ['a boat', null],
])('"%s" names the place %s', (text, place) => {
  expect(placeIn(text)).toBe(place);
});
