import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the current link of a line that scrolls sideways in its middle, so that both neighbours show that it goes on. */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is current
  useLayoutEffect(() => {
    const open = line.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [current]);
  return line;
}
