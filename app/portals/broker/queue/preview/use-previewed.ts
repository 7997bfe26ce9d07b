import { type RefObject, useEffect, useState } from 'react';

/** Whoever goes through the rows looks at those where they stay: what is only passed is not read, and nobody is told so. */
const STAYS_MS = 350;
/** What the focus goes to longer after the last key or press, it went to by itself. */
const BY_READER_MS = 250;

/**
 * The row of a list that held the focus last, and whether its case is read beside it: `passed` until the reader stays,
 * `put` where the focus went to it by itself and nobody has chosen to read it yet.
 */
export type Previewed = { id: string; how: 'passed' | 'read' | 'put' };

/** What stands beside a list, while it is watched: always the row that the keys are about. */
export function usePreviewed(list: RefObject<HTMLElement | null>, isWatched: boolean): Previewed | null {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!isWatched || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let actedAt = 0;
    const act = ({ timeStamp }: Event) => {
      actedAt = timeStamp;
    };
    const look = ({ target, timeStamp }: FocusEvent) => {
      const id =
        target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
      if (!id) return;
      clearTimeout(timer);
      const isByReader = timeStamp - actedAt <= BY_READER_MS;
      setPreviewed((before) => afterFocus(before, id, isByReader));
      if (isByReader) timer = setTimeout(() => setPreviewed({ id, how: 'read' }), STAYS_MS);
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
  return isWatched ? previewed : null;
}

/** What is shown once the focus has come to a row. What is read already stays so. */
export function afterFocus(before: Previewed | null, id: string, isByReader: boolean): Previewed {
  if (before?.id === id && before.how === 'read') return before;
  return { id, how: isByReader ? 'passed' : 'put' };
}
