import { expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { suitingOf } from './choice-words.ts';

const chosen = ['AB-1', 'AB-2', 'AB-3', 'AB-4'].map((name) => ({ id: newId(), name }));
const [one = '', two = '', three = '', four = ''] = chosen.map(({ id }) => id);
const dana = {
  id: newId(),
  fullName: 'Dana',
  brokerage: 'Hill',
  assignedToday: 0,
  dailyCap: 4,
  openCases: 0,
};

test('what a broker may not take stays, what they would not be asked about goes with a doubt, each with its reason', () => {
  const against = [
    { caseId: one, obstacles: ['not_licensed_for_type' as const, 'away' as const] },
    { caseId: two, obstacles: ['not_licensed_for_type' as const] },
    { caseId: three, obstacles: ['city_not_served' as const, 'away' as const] },
  ];
  expect(suitingOf({ ...dana, has: [], against }, chosen)).toEqual({
    ...{ going: 2, fitting: 1, staying: ['AB-1 and AB-2 stay: not licensed for this type'] },
    doubts: ['AB-3: does not serve this city, away today'],
  });
  expect(suitingOf({ ...dana, has: [four], against: [] }, chosen)).toEqual({
    ...{ going: 3, fitting: 3, staying: ['AB-4 stays: they have it already'], doubts: [] },
  });
});
