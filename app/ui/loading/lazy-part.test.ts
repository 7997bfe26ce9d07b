import { afterEach, expect, test, vi } from 'vitest';
import { onceConnected } from './lazy-part.ts';

afterEach(() => vi.unstubAllGlobals());

function connection(isThere: boolean) {
  const window = new EventTarget();
  const navigator = { onLine: isThere };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  return () => {
    navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
  };
}

test('a part that cannot be fetched without a connection comes with it, and never fails meanwhile', async () => {
  const connect = connection(false);
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return 'the part';
  });
  const part = onceConnected(load);
  await expect(Promise.race([part, Promise.resolve('still waiting')])).resolves.toBe('still waiting');
  connect();
  await expect(part).resolves.toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is not there with a connection either fails', async () => {
  connection(true);
  await expect(onceConnected(() => Promise.reject(new Error('Gone')))).rejects.toThrow('Gone');
});

test('a part that still cannot be had once the connection is back has the page asked for anew', async () => {
  vi.useFakeTimers();
  const connect = connection(false);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  void onceConnected(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  connect();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
