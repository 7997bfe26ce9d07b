import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#app/platform/http/api-client.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
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

/** A query, or a write, that always fails: the moments, in ms, at which it was tried within two minutes. */
async function triesOf(error: Error, kind: 'query' | 'mutation'): Promise<number[]> {
  vi.useFakeTimers();
  const client = createQueryClient();
  const began = Date.now();
  const tries: number[] = [];
  const fail = () => {
    tries.push(Date.now() - began);
    return Promise.reject(error);
  };
  const ended =
    kind === 'query'
      ? client.fetchQuery({
          queryKey: ['/api/x'],
          queryFn: fail,
          retry: client.getDefaultOptions().queries?.retry,
        })
      : client.getMutationCache().build(client, { mutationFn: fail }).execute(undefined);
  ended.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  client.clear();
  return tries;
}

test('a query that keeps failing is tried after 1, 2 and 4 seconds, then given up', async () => {
  expect(await triesOf(new ApiError(500, 'Something went wrong', {}), 'query')).toEqual([
    0, 1000, 3000, 7000,
  ]);
});

test('a query that is refused, and a write, are tried once', async () => {
  expect(await triesOf(new ApiError(401, 'Please log in', {}), 'query')).toEqual([0]);
  expect(await triesOf(new ApiError(403, 'Not for you', {}), 'query')).toEqual([0]);
  expect(await triesOf(new ApiError(500, 'Something went wrong', {}), 'mutation')).toEqual([0]);
});

test('a write that names its failure has it said, with the reason; one that does not is left to its page', async () => {
  const said: [string, string][] = [];
  const client = createQueryClient((failed, error) => said.push([failed, error.message]));
  const write = (meta: { failed?: string }) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new Error('No way')), meta })
      .execute(undefined);
  await expect(write({ failed: 'It was not saved' })).rejects.toThrow('No way');
  await expect(write({})).rejects.toThrow('No way');
  expect(said).toEqual([['It was not saved', 'No way']]);
  client.clear();
});

test('an answer is fresh for five minutes, and then asked for again', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'an answer');
  const ask = () => client.fetchQuery({ queryKey: ['/api/x'], queryFn });
  await ask();
  await vi.advanceTimersByTimeAsync(299_000);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
  client.clear();
});
