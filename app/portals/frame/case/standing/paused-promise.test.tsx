import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { holdClock } from '#app/platform/now.ts';
import { PausedPromise } from './paused-promise.tsx';

// A Saturday, 2:30 pm in Alberta.
beforeEach(() => holdClock(new Date('2026-11-28T20:30:00Z')));
const words = (paused: Parameters<typeof PausedPromise>[0]['paused']) =>
  renderToStaticMarkup(<PausedPromise paused={paused} broker="Dana Whitford" />).replaceAll(/<[^>]*>/g, '');

test('whose contact is paused reads until when it was asked for, who waits for whom, and what ends it', () => {
  expect(words({ promisedFor: '2026-11-30T23:00:00Z', since: '2026-11-28T17:32:00Z' })).toBe(
    'The time by which we ask Dana Whitford to contact you, Monday, November 30, 5\u00a0pm Alberta time, has been paused since 11:32\u00a0am, because Dana Whitford is waiting for you. It begins again with your answer.',
  );
});

test('of one that paused before its time was kept no time is said', () => {
  expect(words(null)).toBe(
    'The time by which we ask Dana Whitford to contact you has been paused, because Dana Whitford is waiting for you. It begins again with your answer.',
  );
});
