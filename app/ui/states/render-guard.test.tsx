import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderGuard } from './render-guard.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The guard without React: state changes apply at once, and a broken page throws again after each. */
function guard(onRetry?: () => void) {
  const made = new RenderGuard({ children: 'the page', resetKey: '/', ...(onRetry && { onRetry }) });
  made.setState = (change) => {
    const next = typeof change === 'function' ? change(made.state, made.props) : change;
    made.state = { ...made.state, ...next };
  };
  const fail = (error: unknown = new Error('Broken')) => {
    made.state = { ...made.state, ...RenderGuard.getDerivedStateFromError(error) };
    made.componentDidCatch(error);
  };
  return { made, fail };
}

test('a page that breaks is tried again after one second', () => {
  const { made, fail } = guard();
  fail();
  vi.advanceTimersByTime(999);
  expect(made.state).toMatchObject({ error: { message: 'Broken' }, attempt: 0 });
  vi.advanceTimersByTime(1);
  expect(made.state).toEqual({ error: null, attempt: 1 });
});

test('after three tries it waits for a press of the button', () => {
  const { made, fail } = guard();
  for (const attempt of [1, 2, 3]) {
    fail();
    vi.advanceTimersByTime(1000);
    expect(made.state.attempt).toBe(attempt);
  }
  fail();
  vi.advanceTimersByTime(60_000);
  expect(made.state).toMatchObject({ error: { message: 'Broken' }, attempt: 3 });
});

test('without a connection it goes on by itself, and draws the page again once there is one', () => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  const browser = { onLine: false };
  vi.stubGlobal('navigator', browser);
  const { made, fail } = guard();
  made.state = { ...made.state, attempt: 3 };
  fail();
  vi.advanceTimersByTime(60_000);
  expect(made.state.error).not.toBeNull();
  browser.onLine = true;
  listeners.get('online')?.();
  expect(made.state).toEqual({ error: null, attempt: 0 });
});

test('what else a try needs is done with each try', () => {
  const onRetry = vi.fn();
  const { fail } = guard(onRetry);
  for (const times of [1, 2, 3, 3]) {
    fail();
    vi.advanceTimersByTime(1000);
    expect(onRetry).toHaveBeenCalledTimes(times);
  }
});

test('an error about navigation clears what the history keeps', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('history', { replaceState });
  const { fail } = guard();
  fail(new Error('Broken'));
  expect(replaceState).not.toHaveBeenCalled();
  for (const message of ['Navigation failed', 'No router here', 'useLocation() broke'])
    fail(new Error(message));
  expect(replaceState).toHaveBeenCalledTimes(3);
  expect(replaceState).toHaveBeenLastCalledWith(null, '');
});

test('another page starts afresh and calls the retry off', () => {
  const { made, fail } = guard();
  fail();
  const before = { ...made.props, resetKey: '/before' };
  made.componentDidUpdate(before);
  expect(made.state).toEqual({ error: null, attempt: 0 });
  vi.advanceTimersByTime(5000);
  expect(made.state.attempt).toBe(0);
});

test('a thing that is no error is caught too', () => {
  expect(RenderGuard.getDerivedStateFromError('text')).toEqual({ error: new Error('text') });
});
