import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that closes hands its focus back first. */
const SETTLED_MS = 350;

/**
 * After a step the button that took it may be gone, and focus with it: then it moves to the heading that says
 * whose turn it is now. `version` counts the steps. Focus that was elsewhere, as in a list beside it, is left alone.
 */
export function useFocusKeeper(version: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(version);
  const wasHere = useRef(true);
  useEffect(() => {
    const isHere = (target: Element) => heading.current?.closest('section')?.contains(target) === true;
    const { activeElement: now } = document;
    wasHere.current = now === null || now === document.body || isHere(now);
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=dialog]')) return;
      wasHere.current = isHere(target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const timer = setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && wasHere.current) heading.current?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return heading;
}
