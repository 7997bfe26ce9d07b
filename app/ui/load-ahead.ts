import { useEffect } from 'react';

/** The page itself comes first; after this long what it opens is there at once, also where the connection has gone since. */
const AHEAD_MS = 3_000;

/** Fetches soon after the page stands what it does without until somebody does something. `load` is always the same. */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
