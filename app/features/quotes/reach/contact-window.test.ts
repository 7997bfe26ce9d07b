import { expect, test } from 'vitest';
import { promisedBy } from '#app/features/cases/rules/deadlines/promised-by.ts';
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
    'We ask the broker to call you on Tuesday afternoon. If they do not reach you then, we ask them to email you by Wednesday 9\u00a0am.',
  );
  expect(words(['weekday-evening'], null, 'email')).toBe(
    'We ask the broker to email you on Tuesday after 5\u00a0pm.',
  );
  const evening = { from: tuesday(18), by: new Date(tuesday(17).getTime() + 24 * 3_600_000) };
  expect(fitWords({ windows: ['weekday-morning'], earliestOn: null, method: 'text' }, evening)).toBe(
    'We ask the broker to text you on Wednesday morning. If they do not reach you then, we ask them to email you by Wednesday 5\u00a0pm.',
  );
  expect(words(['weekday-midday', 'weekday-evening'])).toBeNull();
  expect(words(['saturday'])).toBe(
    'We cannot promise a call at your times before Wednesday 9\u00a0am, so we ask the broker to email you by then, and to call you on Saturday.',
  );
  expect(words(['weekday-morning'], '2026-11-30', 'email')).toBe(
    'We ask the broker to email you by Wednesday 9\u00a0am.',
  );
  expect(words([])).toBeNull();
});

test('a broker reads what their client was told, and whom to email first', () => {
  const promise = { from: tuesday(8), by: new Date(tuesday(9).getTime() + 24 * 3_600_000) };
  const wish = { windows: ['saturday'], earliestOn: null, method: 'phone' } as const;
  expect(fitForBroker(wish, promise)).toBe(
    'The client was told that we ask you to email them by Wednesday 9\u00a0am, and call them on Saturday.',
  );
  expect(firstWay(wish, promise)).toBe('email');
  const midday = { ...wish, windows: ['weekday-midday'] };
  expect(fitForBroker(midday, promise)).toBe(
    'The client was told that we ask you to call them on Tuesday afternoon. If you do not reach them then, email them by Wednesday 9\u00a0am.',
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

test('a request of a Friday evening promises no call on that evening: no broker has accepted it by then', () => {
  const friday = new Date('2026-11-27T17:29:00-06:00');
  const promise = { from: friday, by: promisedBy(friday, null) };
  const evenings = { windows: ['weekday-evening'], earliestOn: null, method: 'phone' };
  const told =
    'We cannot promise a call at your times before Monday 5\u00a0pm, so we ask the broker to email you by then, and to call you on Monday after 5\u00a0pm.';
  expect(fitWords(evenings, promise)).toBe(told);
  // It says the same whenever it is read.
  expect(fitWords(evenings, { ...promise, from: new Date('2026-11-28T10:00:00-06:00') })).toBe(told);
  // Whoever has accepted early may call in the evening that was chosen.
  expect(firstWay(evenings, promise)).toBe('phone');
  expect(firstWay(evenings, { ...promise, from: new Date('2026-11-28T10:00:00-06:00') })).toBe('email');
});

test('the evening of a request counts where a broker has the time to accept before it', () => {
  const evenings = { windows: ['weekday-evening'], earliestOn: null, method: 'phone' };
  const sent = (hour: number) =>
    fitWords(evenings, { from: tuesday(hour), by: promisedBy(tuesday(hour), null) });
  expect(sent(15)).toBe(
    'We ask the broker to call you on Tuesday after 5\u00a0pm. If they do not reach you then, we ask them to email you by Wednesday 3\u00a0pm.',
  );
  expect(sent(16)).toBe(
    'We cannot promise a call at your times before Wednesday 4\u00a0pm, so we ask the broker to email you by then, and to call you on Wednesday after 5\u00a0pm.',
  );
});

test('a time that is more than a week away is called by its date', () => {
  const wish = { windows: ['weekday-morning'], earliestOn: '2026-12-14', method: 'phone' };
  expect(fitWords(wish, { from: tuesday(8), by: tuesday(33) })).toBe(
    'We cannot promise a call at your times before Wednesday 9\u00a0am, so we ask the broker to email you by then, and to call you on Monday morning, December 14.',
  );
});

test('on a Saturday the Saturday after is named with its date', () => {
  const saturday = new Date('2026-11-28T10:00:00-06:00');
  const wish = { windows: ['saturday'], earliestOn: null, method: 'phone' };
  expect(fitWords(wish, { from: saturday, by: promisedBy(saturday, null) })).toBe(
    'We cannot promise a call at your times before Monday 5\u00a0pm, so we ask the broker to email you by then, and to call you on Saturday, December 5.',
  );
});

test('a promise that ends on the day it is given names that day', () => {
  const today = { from: tuesday(8), by: tuesday(16) };
  expect(fitWords({ windows: ['weekday-morning'], earliestOn: null, method: 'phone' }, today)).toBe(
    'We ask the broker to call you on Tuesday morning. If they do not reach you then, we ask them to email you by Tuesday 4\u00a0pm.',
  );
});
