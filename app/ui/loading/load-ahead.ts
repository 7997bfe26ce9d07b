import { useEffect } from 'react';

/** The page itself comes first; after this long what it opens is there at once, also where the connection has gone since. */
const AHEAD_MS = 3_000;

let somebody: Promise<unknown> | undefined;

/** Resolves with the first sign that somebody is at this page, which scrolling is not: pages do that by themselves. */
function somebodyHere(): Promise<unknown> {
  somebody ??= new Promise((resolve) => {
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, resolve, { capture: true, once: true });
  });
  return somebody;
}

/**
 * Fetches what a page does without until somebody does something: soon after it stands, with the next sign of somebody to
 * do it. `load` is always the same.
 */
export function useLoadAhead(load: () => Promise<unknown> | undefined): void {
  useEffect(() => {
    const fetchAhead = () =>
      somebodyHere()
        .then(load)
        .catch(() => undefined);
    const timer = setTimeout(fetchAhead, AHEAD_MS);
    return () => clearTimeout(timer);
  }, [load]);
}
