import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './http/api-client.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('retries a failed query three times', () => {
  const error = new ApiError(500, 'Something went wrong', {});
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
});

test('never retries a refusal to log in or to permit', () => {
  expect(shouldRetry(0, new ApiError(401, 'Please log in', {}))).toBe(false);
  expect(shouldRetry(0, new ApiError(403, 'Not for you', {}))).toBe(false);
});

test('waits one second, then doubles, up to thirty', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('keeps answers for five minutes, ignores window focus and never repeats a write', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.staleTime).toBe(300_000);
  expect(queries?.refetchOnWindowFocus).toBe(false);
  expect(mutations?.retry).toBe(false);
});

test('reads the URL that the key spells, and null for a visitor', async () => {
  const fetch = vi.fn(async () => Response.json({ message: 'Please log in' }, { status: 401 }));
  vi.stubGlobal('fetch', fetch);

  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/cases', 'c1'] })).toBeNull();
  expect(fetch).toHaveBeenCalledWith('/api/cases/c1', expect.objectContaining({ method: 'GET' }));
});
