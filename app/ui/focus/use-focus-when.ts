import { type RefObject, useEffect, useRef } from 'react';

/** Where somebody writes. */
const FIELD = 'input, textarea, select';

/**
 * Brings an element into view, with the focus, when `isSo` turns true on an open page: what was pressed far below it has
 * changed what it says, or is not there anymore. A page that opens so stays at its top, and whoever goes on at once
 * keeps the focus they have; with `unlessWriting`, for what comes by itself, so does whoever is in a field.
 */
export function useFocusWhen(
  element: RefObject<HTMLElement | null>,
  isSo: boolean,
  unlessWriting = false,
): void {
  const wasSo = useRef(isSo);
  useEffect(() => {
    const isNew = isSo && !wasSo.current;
    wasSo.current = isSo;
    if (!isNew) return;
    // The dialog that led here gives the focus back as it closes.
    const later = setTimeout(() => {
      goneOn.abort();
      if (!unlessWriting || !document.activeElement?.matches(FIELD)) element.current?.focus();
    }, 300);
    const goneOn = new AbortController();
    // The very key or press that turned it true may still be on its way up to the window.
    const since = performance.now();
    const goesOn = ({ timeStamp }: Event) => {
      if (timeStamp >= since) stop();
    };
    const stop = () => {
      goneOn.abort();
      clearTimeout(later);
    };
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, goesOn, { signal: goneOn.signal });
    return stop;
  }, [element, isSo, unlessWriting]);
}
