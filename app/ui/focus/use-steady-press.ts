import { type RefObject, useEffect } from 'react';

/**
 * What a page shows or hides as a place takes or loses the focus would move what is pressed from under the finger, and the press
 * would be lost. So a press on a link or a button there, or anywhere while the place has the focus, leaves the focus where it
 * is, and does what it is for. Only where `media` matches, if that is given.
 */
export function useSteadyPress(place: RefObject<HTMLElement | null>, media = 'all'): void {
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element && target.closest('a, button')) || !matchMedia(media).matches) return;
      const within = (element: Element | null) => place.current?.contains(element);
      if (within(document.activeElement) || within(target)) event.preventDefault();
    };
    document.addEventListener('mousedown', hold);
    return () => document.removeEventListener('mousedown', hold);
  }, [place, media]);
}
