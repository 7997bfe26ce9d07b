import { type RefObject, useEffect, useState } from 'react';

/** Whoever goes through the rows looks at those where they stay: what is only passed is not read, and nobody is told so. */
const STAYS_MS = 350;
/** What the focus goes to longer after the last key or press, it went to by itself. */
const BY_READER_MS = 250;

/** The id of the row of a list that held the focus last, while the list is watched. */
export function usePreviewed(list: RefObject<HTMLElement | null>, isWatched: boolean): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!isWatched || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let actedAt = 0;
    const act = ({ timeStamp }: Event) => {
      actedAt = timeStamp;
    };
    const look = ({ target, timeStamp }: FocusEvent) => {
      clearTimeout(timer);
      // Once a request is accepted the next one has the focus: nobody has chosen to read it yet.
      if (timeStamp - actedAt > BY_READER_MS) return;
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      if (row) timer = setTimeout(() => setId(row.dataset.row ?? null), STAYS_MS);
    };
    const acts = ['keydown', 'pointerdown', 'click'] as const;
    for (const kind of acts) document.addEventListener(kind, act, true);
    element.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      for (const kind of acts) document.removeEventListener(kind, act, true);
      element.removeEventListener('focusin', look);
    };
  }, [list, isWatched]);
  return id;
}
