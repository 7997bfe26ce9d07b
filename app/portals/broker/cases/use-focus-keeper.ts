import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that closes hands its focus back first. */
const SETTLED_MS = 350;

/**
 * After a step the button that took it may be gone, and focus with it: then it moves to the heading that says
 * whose turn it is now. `version` counts the steps.
 */
export function useFocusKeeper(version: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const timer = setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) heading.current?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return heading;
}
