import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 12_000;
const NONE: ReadonlySet<string> = new Set();

/**
 * The ids that joined a list after it was first shown, for twelve seconds each time: enough to catch the eye of
 * somebody who looks up. `ids` is undefined while the list loads.
 */
export function useNewArrivals(ids: readonly string[] | undefined, isWatching: boolean): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string> | null>(null);
  const [arrived, setArrived] = useState(NONE);
  const key = ids?.join(' ');

  useEffect(() => {
    if (key === undefined || !isWatching) return;
    const present = new Set(key.split(' ').filter(Boolean));
    const before = known.current;
    known.current = present;
    if (before === null) return;
    const fresh = present.difference(before);
    if (fresh.size > 0) setArrived(fresh);
  }, [key, isWatching]);

  useEffect(() => {
    if (arrived.size === 0) return;
    const timer = setTimeout(() => setArrived(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);

  return arrived;
}
