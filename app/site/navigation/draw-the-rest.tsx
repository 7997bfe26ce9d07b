import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Safari has none; a moment later is as good there. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => void requestIdleCallback(run)
    : (run) => void setTimeout(run, 50);

/** From here on nothing is held back (`drawn-in-view`): back and forward go to a place by its height. */
function drawAll() {
  document.documentElement.dataset.drawn = '';
}

/**
 * Draws what `drawn-in-view` has held back, one part a frame while the browser has nothing else to do: soon after a page
 * stands the scroll bar is right, and a picture or a copy of the whole page has all of it. Stands before what scrolls.
 */
export function DrawTheRest() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) drawAll();
  }, [pathname]);
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.drawn-in-view')];
    const drawNext = () => {
      const part = parts.shift();
      if (!part) return drawAll();
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => whenIdle(drawNext));
    };
    whenIdle(drawNext);
  }, []);
  return null;
}
