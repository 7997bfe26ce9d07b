import { now } from '#app/platform/now.ts';

/** More keys than this are not remembered: whoever has unlimited addresses must not fill the memory. */
const MOST_KEYS = 20_000;

export type LocalCount = {
  /** Counts one for `key`: milliseconds to wait when that is too many within the window, otherwise 0. */
  add(key: string): number;
};

/** Counts in this process alone: `points` for one key within `seconds`, then the window begins anew. */
export function countLocally({ points, seconds }: { points: number; seconds: number }): LocalCount {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    add(key) {
      const at = now().getTime();
      let window = windows.get(key);
      if (!window || window.endsAt <= at) {
        // Taken out and put in again, so that the windows stand in the order in which they began.
        windows.delete(key);
        window = { count: 0, endsAt: at + seconds * 1000 };
        windows.set(key, window);
        if (windows.size > MOST_KEYS) windows.delete(windows.keys().next().value ?? '');
      }
      window.count += 1;
      return window.count > points ? window.endsAt - at : 0;
    },
  };
}
