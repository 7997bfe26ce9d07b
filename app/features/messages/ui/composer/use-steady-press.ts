import { type RefObject, useEffect } from 'react';

/** Where most of a page makes room for who writes (`writing-place` in the style sheet). */
const PHONE = '(width < 40rem)';

/**
 * While somebody writes on a phone much of the page is hidden, and comes back when the field loses the focus. A press on
 * something else would so move what is pressed away from under the finger, and be lost: the field keeps the focus until
 * the press has done what it is for.
 */
export function useSteadyPress(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const isWriting = place.current?.contains(document.activeElement) && matchMedia(PHONE).matches;
      if (isWriting && event.target instanceof Element && event.target.closest('a, button'))
        event.preventDefault();
    };
    document.addEventListener('mousedown', hold);
    return () => document.removeEventListener('mousedown', hold);
  }, [place]);
}
