import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

let isAsked = false;

/** Said by a link far from the parts of a page, as it opens one of them. */
export function askForPart(): void {
  isAsked = true;
}

/**
 * Brings the line of the parts into view, with the focus on the open one, when a link elsewhere has opened it; what a
 * link leads to within a part takes the focus itself.
 */
export function useOpenedPart(line: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a location of its own, also of the same part
  useEffect(() => {
    if (!isAsked || !line.current) return;
    isAsked = false;
    line.current.scrollIntoView({ block: 'start' });
    if (!hash) line.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [line, key]);
}
