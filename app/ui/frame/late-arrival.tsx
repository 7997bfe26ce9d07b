import { useEffect } from 'react';

/**
 * For a page whose h1 comes only with its data: rendered with it, and moves focus there if it still stands where the
 * navigation left it. A reader who has moved on meanwhile is left in peace.
 */
export function LateArrival() {
  useEffect(() => {
    const main = document.querySelector('main');
    const heading = main?.querySelector('h1');
    if (!heading || document.activeElement !== main) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return null;
}
