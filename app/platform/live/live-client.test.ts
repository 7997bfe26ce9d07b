import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectLive } from './live-client.ts';

/** As much of the browser's EventSource as the live client uses. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 1;
  constructor() {
    super();
    FakeSource.last = this;
  }
  say(topics: string[]): void {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ topics }) }));
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

let queryClient: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeSource);
  queryClient = new QueryClient();
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  stop = connectLive(queryClient);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('an event reads the named queries again', () => {
  FakeSource.last.say(['cases', 'cases/7']);
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['cases'] });
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['cases', '7'] });
});

test('a topic can stand for one query alone', () => {
  FakeSource.last.say(['only:cases/7', 'cases/7/events']);
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['cases', '7'], exact: true });
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['cases', '7', 'events'] });
});

test('an upload under way does not keep events waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const options = { mutationFn: () => promise, meta: { isUpload: true } };
  const upload = new MutationObserver(queryClient, options).mutate();
  FakeSource.last.say(['cases']);
  expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['cases'] });
  resolve();
  await upload;
});

test('an event that comes before the answer to this page’s own change waits for that answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = new MutationObserver(queryClient, { mutationFn: () => promise }).mutate();
  FakeSource.last.say(['user']);
  expect(queryClient.invalidateQueries).not.toHaveBeenCalled();
  resolve();
  await change;
  await vi.waitFor(() => expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['user'] }));
});
