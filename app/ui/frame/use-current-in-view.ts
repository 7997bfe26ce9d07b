import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the current link of a line that scrolls sideways inside the window; on a phone it may lie beside it. */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is current
  useLayoutEffect(() => {
    const open = line.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [current]);
  return line;
}
