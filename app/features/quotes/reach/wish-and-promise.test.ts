import { expect, test } from 'vitest';
import { fitIfSent, wishInWords } from './wish-and-promise.ts';

/** Tuesday, November 24, 2026: the promise given at 10 in the morning ends at 10 on Wednesday. */
const tuesday = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour + 6));
const texts = { method: 'text', windows: ['saturday'], earliestOn: null };

test('before it is sent it is said that no chosen time lies before the promise, and what happens then', () => {
  expect(fitIfSent(texts, tuesday(10))).toMatch(
    /^If you send this now, we ask for contact by Wednesday, November 25, 10\u00a0am.*\. We cannot promise a text message at your times before Wednesday 10\u00a0am, so we ask the broker to email you by then, and to text you on Saturday\.$/,
  );
  expect(fitIfSent({ ...texts, windows: ['weekday-morning', 'weekday-evening'] }, tuesday(10))).toBeNull();
  expect(fitIfSent({ ...texts, windows: [] }, tuesday(10))).toBeNull();
});

test('a first day that somebody waits for moves the time that is promised, and that is said before it is sent', () => {
  const fromFriday = { ...texts, windows: [], earliestOn: '2026-11-27' };
  expect(fitIfSent(fromFriday, tuesday(10))).toMatch(
    /^If you send this now, we ask for contact by Friday, November 27, 5\u00a0pm[^.]*\.$/,
  );
  expect(fitIfSent({ ...fromFriday, windows: ['saturday'] }, tuesday(10))).toContain(
    'We cannot promise a text message at your times before Friday 5\u00a0pm, so we ask the broker to email you by then, and to text you on Saturday.',
  );
  expect(fitIfSent({ ...fromFriday, earliestOn: '2026-11-24' }, tuesday(10))).toBeNull();
});

test('a mail says with the way of contact what comes before the chosen times', () => {
  const promise = { from: tuesday(10), by: tuesday(34) };
  expect(wishInWords(texts, promise)).toEqual({
    wish: 'A text message, on Saturdays',
    fit: 'We cannot promise a text message at your times before Wednesday 10\u00a0am, so we ask the broker to email you by then, and to text you on Saturday.',
  });
  expect(wishInWords({ ...texts, windows: [] }, promise)).toEqual({
    wish: 'A text message, at any time',
    fit: null,
  });
});
