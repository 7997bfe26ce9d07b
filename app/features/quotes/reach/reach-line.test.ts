import { expect, test } from 'vitest';
import { reachLine } from './reach-line.ts';

const reach = {
  ...{ method: 'text', phone: '403-555-0142', email: 'jo@example.ca' },
  ...{ windows: ['weekday-evening'], earliestOn: null },
};

test('what was chosen is said in one line, with what will not happen', () => {
  expect(reachLine(reach)).toBe('By text to (403) 555-0142, on weekdays after 5\u00a0pm. No calls.');
  expect(reachLine({ ...reach, method: 'phone', windows: [], earliestOn: '2026-11-30' })).toBe(
    'By phone at (403) 555-0142, at any time. Not before Monday, November 30, 2026. No text messages.',
  );
  expect(reachLine({ ...reach, method: 'email', windows: ['weekday-morning', 'saturday'] })).toBe(
    'By email to jo@example.ca, on weekday mornings (9\u00a0am to noon) or on Saturdays. No calls or text messages.',
  );
});

test('nothing is said while no way is chosen, or where to is not known', () => {
  expect(reachLine({ ...reach, method: '' })).toBeNull();
  expect(reachLine({ ...reach, phone: '403 555' })).toBeNull();
  expect(reachLine({ ...reach, method: 'email', email: 'jo' })).toBeNull();
});
