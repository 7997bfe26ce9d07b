import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

function focusOn(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After each navigation the page starts at the top and focus stands on its h1, so that keyboard and screen reader
 * users start where everyone else does. A link to a place on a page goes there; a change of filter moves nothing;
 * back and forward keep the position that the browser remembers.
 */
export function PageArrival() {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before === location) return;
    const isNewPage = before.pathname !== location.pathname;
    const isFollowed = navigation !== 'POP';
    const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (place) {
      if (isFollowed) place.scrollIntoView();
      if (isFollowed) focusOn(place);
      return;
    }
    if (isFollowed && (isNewPage || before.search === location.search)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (isNewPage && heading) focusOn(heading);
  }, [location, navigation]);

  return null;
}
