import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the current link of a line that scrolls sideways inside the line; on a phone it may lie beside it. The page stays
 * where it is, however far below its top the line stands.
 */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is current
  useLayoutEffect(() => {
    const open = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const seen = line.current?.getBoundingClientRect();
    if (!open || !seen || !line.current) return;
    line.current.scrollLeft += Math.min(open.left - seen.left, 0) + Math.max(open.right - seen.right, 0);
  }, [current]);
  return line;
}
