import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#tests/fixtures/browser/device-storage.ts';
import { isSoundWanted, onSoundChoice, soundOnce, wantSound } from './sound-choice.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab));
  stubStorage(kept);
});
afterEach(() => vi.unstubAllGlobals());

test('there is no sound before somebody wants one, and none after they want it no more', () => {
  const heard = vi.fn();
  const stop = onSoundChoice(heard);
  expect(isSoundWanted()).toBe(false);
  wantSound(true);
  expect(isSoundWanted()).toBe(true);
  wantSound(false);
  expect(isSoundWanted()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('of many tabs that learn of a request at once, one alone sounds', async () => {
  const sound = vi.fn(async () => true);
  await Promise.all([1, 2, 3].map(() => soundOnce(['a'], sound)));
  expect(sound).toHaveBeenCalledTimes(1);
  await soundOnce(['a', 'b'], sound);
  expect(sound).toHaveBeenCalledTimes(2);
});

test('a tab that the browser keeps silent leaves the sound to another one', async () => {
  const silent = vi.fn(async () => false);
  const sound = vi.fn(async () => true);
  await soundOnce(['a'], silent);
  await soundOnce(['a'], sound);
  expect([silent, sound].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test('storage that is forbidden wants nothing, and breaks nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  wantSound(true);
  expect(isSoundWanted()).toBe(false);
});
