const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Tries again until it works: as soon as the browser is back online, and else after pauses that grow to half a minute, for as
 * long as it takes. `attempt` is one try, and fails by rejecting. Returns how to stop.
 */
export function keepTrying(attempt: () => Promise<unknown>): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(tryNow, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };
  const tryNow = () => {
    clearTimeout(timer);
    attempt().catch(wait);
  };
  addEventListener('online', tryNow);
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', tryNow);
  };
}
