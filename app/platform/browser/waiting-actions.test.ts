import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#app/platform/http/api-client.ts';
import { createQueryClient } from './query-client.ts';
import { cancelWaiting, countWaiting, whenConnected } from './waiting-actions.ts';

const line = { isOnline: false, target: new EventTarget() };

beforeEach(() => {
  line.isOnline = false;
  vi.stubGlobal('navigator', {
    get onLine() {
      return line.isOnline;
    },
  });
  vi.stubGlobal('addEventListener', line.target.addEventListener.bind(line.target));
  vi.stubGlobal('removeEventListener', line.target.removeEventListener.bind(line.target));
});
afterEach(() => {
  cancelWaiting();
  vi.unstubAllGlobals();
});

const said: string[] = [];
const client = createQueryClient((failed) => said.push(failed));

/** Presses a button that sends `input`, and keeps what was sent. */
function press(input: string, sent: string[], networkMode: 'online' | 'always' = 'online') {
  const mutationFn = async (words: string) => void sent.push(words);
  return client.getMutationCache().build(client, { mutationFn, networkMode }).execute(input);
}

test('what is done without a connection waits for one, each action by itself', async () => {
  const sent: string[] = [];
  const both = Promise.all([press('first', sent), press('second', sent)]);
  await vi.waitFor(() => expect(countWaiting()).toBe(2));
  expect(sent).toEqual([]);
  line.isOnline = true;
  line.target.dispatchEvent(new Event('online'));
  await both;
  expect(sent.toSorted()).toEqual(['first', 'second']);
  expect(countWaiting()).toBe(0);
});

test('one that was cancelled is never sent, and says so', async () => {
  const sent: string[] = [];
  const dropped = expect(press('dropped', sent)).rejects.toMatchObject({
    body: { message: 'Cancelled. Nothing was sent.' },
  });
  const kept = press('kept', sent);
  await vi.waitFor(() => expect(countWaiting()).toBe(2));
  cancelWaiting((input) => input === 'dropped');
  await dropped;
  line.isOnline = true;
  line.target.dispatchEvent(new Event('online'));
  await kept;
  expect(sent).toEqual(['kept']);
});

test('a login waits for nothing: it fails at once', async () => {
  const sent: string[] = [];
  await press('login', sent, 'always');
  expect(sent).toEqual(['login']);
});

test('what is broken off by a lost connection is done again when it is back; a refusal is final', async () => {
  line.isOnline = true;
  const tries: string[] = [];
  const sent = whenConnected('file', async () => {
    tries.push('try');
    if (tries.length > 1) return 'arrived';
    line.isOnline = false;
    throw new TypeError('Failed to fetch');
  });
  await vi.waitFor(() => expect(countWaiting()).toBe(1));
  line.isOnline = true;
  line.target.dispatchEvent(new Event('online'));
  expect(await sent).toBe('arrived');
  expect(tries).toHaveLength(2);
  const refused = whenConnected('file', async () => {
    line.isOnline = false;
    throw new ApiError(409, 'Conflict', {});
  });
  await expect(refused).rejects.toMatchObject({ status: 409 });
  line.isOnline = true;
  const brokenOff = whenConnected('file', async () => {
    line.isOnline = false;
    throw new DOMException('They took it away', 'AbortError');
  });
  await expect(brokenOff).rejects.toThrow('They took it away');
  expect(countWaiting()).toBe(0);
});
