import { type RefObject, useEffect, useState } from 'react';

/** Whoever goes through the rows looks at those where they stay: what is only passed is not read, and nobody is told so. */
const STAYS_MS = 350;

/** The id of the row of a list that held the focus last, while the list is watched. */
export function usePreviewed(list: RefObject<HTMLElement | null>, isWatched: boolean): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!isWatched || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      if (row) timer = setTimeout(() => setId(row.dataset.row ?? null), STAYS_MS);
    };
    element.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusin', look);
    };
  }, [list, isWatched]);
  return id;
}
