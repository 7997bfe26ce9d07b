import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

let isAsked = false;
/** A tab was pressed with the keyboard, and what it opens is not there yet. */
let isEntered = false;

/** Said by a link far from the parts of a page, as it opens one of them. */
export function askForPart(): void {
  isAsked = true;
}

/** Said by a tab as it is pressed. */
export function pressTab({ detail }: { detail: number }): void {
  isEntered = detail === 0;
}

/** Of the part that a tab opens, as it is there: whoever came by the keyboard goes on within it. */
export function enterPart(part: HTMLElement | null): void {
  if (!part || !isEntered) return;
  isEntered = false;
  part.focus({ preventScroll: true });
}

/**
 * Brings the line of the parts into view, with the focus on the open one, when a link elsewhere has opened it; what a
 * link leads to within a part takes the focus itself.
 */
export function useOpenedPart(line: RefObject<HTMLElement | null>): void {
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a location of its own, also of the same part
  useEffect(() => {
    // The line itself may be a new one, without the focus that it had.
    if (isEntered) enterPart(line.current?.querySelector<HTMLElement>('[aria-current]') ?? null);
    if (!isAsked || !line.current) return;
    isAsked = false;
    line.current.scrollIntoView({ block: 'start' });
    if (!hash) line.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [line, key]);
}
