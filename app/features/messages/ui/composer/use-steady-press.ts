import { type RefObject, useEffect } from 'react';

/** Where most of a page makes room for who writes (`writing-place` in the style sheet). */
const PHONE = '(width < 40rem)';

/**
 * While somebody writes on a phone much of the page is hidden, and comes back when the place for it loses the focus. A press that
 * takes the focus there or away from there would so move what is pressed from under the finger, and be lost: it leaves the focus
 * where it is, and does what it is for.
 */
export function useSteadyPress(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element && target.closest('a, button')) || !matchMedia(PHONE).matches) return;
      const isWriting = place.current?.contains(document.activeElement);
      if (isWriting || place.current?.contains(target)) event.preventDefault();
    };
    document.addEventListener('mousedown', hold);
    return () => document.removeEventListener('mousedown', hold);
  }, [place]);
}
