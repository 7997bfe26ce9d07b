import { expect, test } from 'vitest';
import { showChange } from './show-change.ts';

const change = {
  ...{ heading: 'What changes', on: '2027-01-01', intro: '', note: '', rows: [] },
  ...{ beforeLabel: 'Until December 31, 2026', afterLabel: 'From January 1, 2027' },
};
const sidesOn = (day: string) =>
  showChange(change, day).sides.map(({ name, when, isToday }) => `${name} ${when}${isToday ? ' *' : ''}`);

test('before the day the older rules are those of today, and the others are new', () => {
  expect(sidesOn('2026-12-31')).toEqual(['Rules today until Dec 31, 2026 *', 'New rules from Jan 1, 2027']);
});

test('from the day on it is the other way round', () => {
  expect(sidesOn('2027-01-01')).toEqual(['Older rules until Dec 31, 2026', 'Rules today from Jan 1, 2027 *']);
});
