import { type RefObject, useEffect } from 'react';

/** So long a list may take to correct its place. */
const CORRECTED_MS = 150;

/**
 * What opens within something that scrolls stays in view as a whole, with its buttons, also while it grows; where there is not the
 * room for all of it, the field in it that has the focus does.
 */
export function useWholeInView(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    let frame = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      current.scrollIntoView({ block: 'nearest' });
      const { activeElement } = document;
      if (current.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      // A list around it measures its rows at the same time, is longer only after that, and then corrects where it stands.
      later = setTimeout(show, CORRECTED_MS);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(show);
      });
    });
    watch.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      watch.disconnect();
    };
  }, [element]);
}
