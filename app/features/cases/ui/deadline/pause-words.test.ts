import { expect, test } from 'vitest';
import { pauseWarning } from './pause-words.ts';
import { pausedSince } from './paused-since.ts';

const PROMISED = {
  ...({ status: 'in_progress', firstRespondedAt: null, call: null } as const),
  promiseAt: '2026-11-30T23:00:00Z',
};

test('before first contact a broker reads which promise stops, and what the client asked for', () => {
  expect(pauseWarning(PROMISED, 'They asked for a phone call.')).toBe(
    'The promised contact by Nov 30, 5\u00a0pm stops until they answer. They asked for a phone call. Nobody has contacted them yet.',
  );
  expect(pauseWarning(PROMISED, null)).toBe(
    'The promised contact by Nov 30, 5\u00a0pm stops until they answer. Nobody has contacted them yet.',
  );
});

test('what pauses no promise warns of none', () => {
  expect(pauseWarning({ ...PROMISED, firstRespondedAt: '2026-11-28T18:00:00Z' }, null)).toBeNull();
  expect(pauseWarning({ ...PROMISED, status: 'quoted' }, null)).toBeNull();
  expect(pauseWarning({ ...PROMISED, promiseAt: null, status: 'waiting_on_client' }, null)).toBeNull();
  const call = { startsAt: '2026-11-30T17:00:00Z', endsAt: '2026-11-30T17:15:00Z' };
  expect(pauseWarning({ ...PROMISED, call: call as never }, null)).toBeNull();
});

test('a paused promise keeps its time on screen', () => {
  expect(pausedSince({ promisedFor: '2026-11-30T23:00:00Z', since: '2026-11-28T17:32:00Z' })).toBe(
    'Nov 30, 5\u00a0pm, paused since Nov 28, 11:32\u00a0am',
  );
});
