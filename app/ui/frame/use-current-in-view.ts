import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the current link of a line that scrolls sideways in the middle of the line, so that both neighbours show that it
 * goes on. The page stays where it is, however far below its top the line stands.
 */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is current
  useEffect(() => {
    const open = line.current?.querySelector('[aria-current]');
    if (!open) return;
    // Told with the next drawing: to measure it here would lay the page out once more.
    const seen = new IntersectionObserver(
      ([found]) => {
        seen.disconnect();
        if (!found?.rootBounds || !line.current) return;
        const { boundingClientRect: link, rootBounds: room } = found;
        line.current.scrollLeft += link.left + link.width / 2 - (room.left + room.width / 2);
      },
      { root: line.current },
    );
    seen.observe(open);
    return () => seen.disconnect();
  }, [current]);
  return line;
}
