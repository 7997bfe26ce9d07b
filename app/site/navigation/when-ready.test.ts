import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReady } from './when-ready.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a browser that knows when it is idle is asked, with a timeout of 2,000 ms', () => {
  const requestIdleCallback = vi.fn(() => 7);
  const cancelIdleCallback = vi.fn();
  const done = vi.fn();
  const cancel = whenReady(done, { setTimeout, clearTimeout, requestIdleCallback, cancelIdleCallback });
  expect(requestIdleCallback).toHaveBeenCalledWith(done, { timeout: 2000 });
  cancel();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test('any other browser waits 100 ms', () => {
  const done = vi.fn();
  whenReady(done, { setTimeout, clearTimeout });
  vi.advanceTimersByTime(99);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
});

test('it can be called off', () => {
  const done = vi.fn();
  whenReady(done, { setTimeout, clearTimeout })();
  vi.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
});
