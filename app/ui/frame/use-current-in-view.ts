import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the current link of a line that scrolls sideways in the middle of the line, so that both neighbours show that it
 * goes on. The page stays where it is, however far below its top the line stands.
 */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is current
  useLayoutEffect(() => {
    const open = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const seen = line.current?.getBoundingClientRect();
    if (!open || !seen || !line.current) return;
    line.current.scrollLeft += open.left + open.width / 2 - (seen.left + seen.width / 2);
  }, [current]);
  return line;
}
