const IDLE_TIMEOUT_MS = 2000;
const WITHOUT_IDLE_MS = 100;

type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>;

/**
 * Calls back when the browser has a moment, after 2,000 ms at the latest; a browser that cannot tell waits
 * 100 ms. Returns what calls it off.
 */
export function whenReady(done: () => void, clock: Clock = globalThis): () => void {
  if (clock.requestIdleCallback && clock.cancelIdleCallback) {
    const handle = clock.requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS });
    return () => clock.cancelIdleCallback?.(handle);
  }
  const timer = clock.setTimeout(done, WITHOUT_IDLE_MS);
  return () => clock.clearTimeout(timer);
}
