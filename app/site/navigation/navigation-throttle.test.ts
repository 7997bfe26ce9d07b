import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNavigationThrottle } from './navigation-throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function throttle(overrides: { navigate?: (to: string) => Promise<void>; isPending?: () => boolean } = {}) {
  const visited: [string, number][] = [];
  const began = Date.now();
  const resetHistory = vi.fn();
  const { request, stop } = createNavigationThrottle({
    navigate: async (to) => {
      visited.push([to, Date.now() - began]);
      await overrides.navigate?.(to);
    },
    isPending: overrides.isPending ?? (() => false),
    resetHistory,
  });
  return { request, stop, visited, resetHistory };
}

test('the first navigation goes ahead at once', () => {
  expect(throttle().request('/a')).toBe(true);
});

test('a navigation within 300 ms of the last one is done 50 ms later', async () => {
  const { request, visited } = throttle();
  request('/a');
  await vi.advanceTimersByTimeAsync(100);
  expect(request('/b')).toBe(false);
  await vi.advanceTimersByTimeAsync(49);
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(visited).toEqual([['/b', 150]]);
});

test('a navigation after 300 ms is not held up', async () => {
  const { request } = throttle();
  request('/a');
  await vi.advanceTimersByTimeAsync(300);
  expect(request('/b')).toBe(true);
});

test('queued navigations leave 100 ms between each other', async () => {
  const { request, visited } = throttle();
  request('/a');
  request('/b');
  request('/c');
  request('/d');
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited).toEqual([
    ['/b', 50],
    ['/c', 150],
    ['/d', 250],
  ]);
});

test('an address waits in the queue only once', async () => {
  const { request, visited } = throttle();
  request('/a');
  request('/b');
  request('/b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited.map(([to]) => to)).toEqual(['/b']);
});

test('a navigation waits while another is pending, however long ago that began', async () => {
  let isPending = true;
  const { request, visited } = throttle({ isPending: () => isPending });
  expect(request('/a')).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(visited).toEqual([]);
  isPending = false;
  await vi.advanceTimersByTimeAsync(50);
  expect(visited.map(([to]) => to)).toEqual(['/a']);
});

test('the next of the queue waits for the one before to arrive', async () => {
  const { request, visited } = throttle({
    navigate: () => new Promise((resolve) => setTimeout(resolve, 400)),
  });
  request('/a');
  request('/b');
  request('/c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited).toEqual([
    ['/b', 50],
    ['/c', 550],
  ]);
});

test('a failure clears the queue and resets the history', async () => {
  const { request, visited, resetHistory } = throttle({
    navigate: () => Promise.reject(new Error('No way')),
  });
  request('/a');
  request('/b');
  request('/c');
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited.map(([to]) => to)).toEqual(['/b']);
  expect(resetHistory).toHaveBeenCalledOnce();
  expect(request('/d')).toBe(true);
});

test('nothing happens after it is stopped', async () => {
  const { request, visited, stop } = throttle();
  request('/a');
  request('/b');
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(visited).toEqual([]);
});
