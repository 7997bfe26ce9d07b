import { expect, test } from 'vitest';
import { firstWay, fitForBroker, fitWords } from './contact-window.ts';
import { isGoodTime, nextGoodTime } from './good-time.ts';

const tuesday = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour + 6));

test.each([
  [8, false],
  [9, true],
  [11, true],
  [12, false],
])('at %i on a Tuesday a weekday morning: %s', (hour, isGood) => {
  expect(isGoodTime({ windows: ['weekday-morning'], earliestOn: null }, tuesday(hour))).toBe(isGood);
});

test('any of several times is good, and any time without a choice', () => {
  expect(isGoodTime({ windows: ['weekday-evening', 'weekday-midday'], earliestOn: null }, tuesday(18))).toBe(
    true,
  );
  expect(isGoodTime({ windows: ['saturday'], earliestOn: null }, tuesday(10))).toBe(false);
  expect(isGoodTime({ windows: [], earliestOn: null }, tuesday(3))).toBe(true);
});

test('no time is good before the day that somebody named', () => {
  expect(isGoodTime({ windows: [], earliestOn: '2026-11-25' }, tuesday(10))).toBe(false);
  expect(isGoodTime({ windows: [], earliestOn: '2026-11-24' }, tuesday(10))).toBe(true);
});

test('what the chosen times leave of the promise is said, where it is one time or none', () => {
  const promise = { from: tuesday(8), by: new Date(tuesday(9).getTime() + 24 * 3_600_000) };
  const words = (windows: string[], earliestOn: string | null = null, method = 'phone') =>
    fitWords({ windows, earliestOn, method }, promise);
  expect(words(['weekday-midday'])).toBe(
    'We ask the broker to call you this afternoon. If they do not reach you then, we ask them to email you by Wednesday 9:00 am.',
  );
  expect(words(['weekday-evening'], null, 'email')).toBe('We ask the broker to email you today after 5 pm.');
  const evening = { from: tuesday(18), by: new Date(tuesday(17).getTime() + 24 * 3_600_000) };
  expect(fitWords({ windows: ['weekday-morning'], earliestOn: null, method: 'text' }, evening)).toBe(
    'We ask the broker to text you on Wednesday morning. If they do not reach you then, we ask them to email you by Wednesday 5:00 pm.',
  );
  expect(words(['weekday-midday', 'weekday-evening'])).toBeNull();
  expect(words(['saturday'])).toBe(
    'Your times all come after Wednesday 9:00 am. We ask the broker to email you by then, and to call you at your times.',
  );
  expect(words(['weekday-morning'], '2026-11-30', 'email')).toBe(
    'Your times all come after Wednesday 9:00 am. We ask the broker to email you by then.',
  );
  expect(words([])).toBeNull();
});

test('a broker reads what their client was told, and whom to email first', () => {
  const promise = { from: tuesday(8), by: new Date(tuesday(9).getTime() + 24 * 3_600_000) };
  const wish = { windows: ['saturday'], earliestOn: null, method: 'phone' } as const;
  expect(fitForBroker(wish, promise)).toBe(
    'The client’s times all come after Wednesday 9:00 am. They were told that you will email them by then, and that you will call them at their times.',
  );
  expect(firstWay(wish, promise)).toBe('email');
  const midday = { ...wish, windows: ['weekday-midday'] };
  expect(fitForBroker(midday, promise)).toBe(
    'The client was told that you will call them this afternoon. If you do not reach them then, email them by Wednesday 9:00 am.',
  );
  expect(firstWay(midday, promise)).toBe('phone');
  const anyTime = { ...wish, windows: [] };
  expect([fitForBroker(anyTime, promise), firstWay(anyTime, promise)]).toEqual([null, 'phone']);
});

test('the next good time is now, or the first hour of one that was chosen', () => {
  const mornings = { windows: ['weekday-morning'], earliestOn: null };
  expect(nextGoodTime(mornings, tuesday(10))).toEqual(tuesday(10));
  expect(nextGoodTime(mornings, new Date(tuesday(13).getTime() + 60_000))).toEqual(tuesday(33));
  expect(nextGoodTime({ windows: [], earliestOn: '2026-11-30' }, tuesday(10))).toEqual(tuesday(6 * 24));
  expect(nextGoodTime({ windows: [], earliestOn: '2030-01-01' }, tuesday(10))).toBeNull();
});

test('an evening that has begun is this evening', () => {
  const begun = { from: tuesday(19), by: new Date(tuesday(17).getTime() + 24 * 3_600_000) };
  expect(fitWords({ windows: ['weekday-evening'], earliestOn: null, method: 'phone' }, begun)).toBe(
    'We ask the broker to call you this evening. If they do not reach you then, we ask them to email you by Wednesday 5:00 pm.',
  );
});

test('a promise that ends on the day it is given says so', () => {
  const today = { from: tuesday(8), by: tuesday(16) };
  expect(fitWords({ windows: ['weekday-morning'], earliestOn: null, method: 'phone' }, today)).toBe(
    'We ask the broker to call you this morning. If they do not reach you then, we ask them to email you by 4:00 pm today.',
  );
});
