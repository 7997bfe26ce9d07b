import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const listeners = new Map<string, () => void>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
});

test('it goes on for as long as nothing works, ever more slowly, and stops when told', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('Offline')));
  const stop = keepTrying(attempt);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(attempt.mock.calls.length).toBe(5);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(attempt.mock.calls.length).toBeGreaterThan(20);
  stop();
  attempt.mockClear();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(attempt).not.toHaveBeenCalled();
});

test('back online it tries at once, and what worked is not tried again', async () => {
  const attempt = vi.fn(() => Promise.resolve());
  keepTrying(attempt);
  listeners.get('online')?.();
  expect(attempt).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledOnce();
});
