/** Times of the specification, in milliseconds. */
const TOO_SOON_MS = 300;
const DELAY_MS = 50;
const GAP_MS = 100;

type ThrottleOptions = {
  /** Goes there; the promise ends when the new page stands. */
  navigate: (to: string) => Promise<void> | void;
  /** Whether a navigation that somebody else began is still under way. */
  isPending: () => boolean;
  /** Forgets the state that the browser's history keeps for this entry. */
  resetHistory: () => void;
};

export type NavigationThrottle = {
  /**
   * Says true when the navigation may go ahead at once. Otherwise it is queued, once per address, and done later.
   */
  request: (to: string) => boolean;
  stop: () => void;
};

/**
 * Spaces navigations out: one within 300 ms of the last, or while another is pending, waits. The
 * queue begins after 50 ms and leaves 100 ms between its entries; a failure clears it and resets the history.
 */
export function createNavigationThrottle({
  navigate,
  isPending,
  resetHistory,
}: ThrottleOptions): NavigationThrottle {
  const queue: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  async function run() {
    timer = undefined;
    if (isPending()) return wait(DELAY_MS);
    const to = queue.shift();
    if (to === undefined) return;
    isRunning = true;
    lastAt = Date.now();
    try {
      await navigate(to);
    } catch {
      queue.length = 0;
      resetHistory();
    } finally {
      isRunning = false;
    }
    if (queue.length > 0) wait(GAP_MS);
  }

  return {
    request(to) {
      const isFree = !isRunning && queue.length === 0 && !isPending() && Date.now() - lastAt >= TOO_SOON_MS;
      if (isFree) {
        lastAt = Date.now();
        return true;
      }
      if (!queue.includes(to)) queue.push(to);
      if (!isRunning && timer === undefined) wait(DELAY_MS);
      return false;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      queue.length = 0;
    },
  };
}
