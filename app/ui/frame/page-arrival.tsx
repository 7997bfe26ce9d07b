import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How far down the reader was on each entry of the history, by its key. */
const positions = new Map<string, number>();

function focusOn(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After each navigation the page starts at the top and focus stands on its h1, so that keyboard and screen reader
 * users start where everyone else does. A link to a place on a page goes there; a change of filter moves nothing;
 * back and forward lead to where the reader was.
 */
export function PageArrival() {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef(location);
  const isTravelling = useRef(false);

  useEffect(() => {
    // On the way back the browser already scrolls the page that is being left, and only as far as that one is long.
    const onTravel = () => {
      isTravelling.current = true;
    };
    const onScroll = () => {
      if (!isTravelling.current) positions.set(last.current.key, window.scrollY);
    };
    addEventListener('popstate', onTravel);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('popstate', onTravel);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  // Before the browser lays the new page out: a shorter one moves the reader, which must not count for the old one.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    isTravelling.current = false;
    if (before === location) return;
    const isNewPage = before.pathname !== location.pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (navigation === 'POP') {
      const top = positions.get(location.key);
      if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    } else if (place) {
      // On the way down a new page what loads as it comes near would push the place away.
      place.scrollIntoView({ behavior: isNewPage ? 'instant' : 'auto' });
      focusOn(place);
    } else if (isNewPage || before.search === location.search) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (isNewPage && heading && !place) focusOn(heading);
  }, [location, navigation]);

  return null;
}
