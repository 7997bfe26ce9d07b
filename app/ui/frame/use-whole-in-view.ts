import { type RefObject, useEffect } from 'react';

/** What opens within something that scrolls stays in view as a whole, with its buttons, also while it grows. */
export function useWholeInView(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    let frame = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // A list around it measures its rows at the same time, and is longer only after that.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => current.scrollIntoView({ block: 'nearest' }));
      });
    });
    watch.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [element]);
}
