import { useEffect, useRef } from 'react';
import { useMatches, useNavigate, useNavigation } from 'react-router';
import { goToDocument } from '#app/ui/offline/failed-reload.ts';
import { createNavigationThrottle } from './navigation-throttle.ts';

/** The route of the page for addresses that do not exist. */
const NOT_FOUND = 'site/frame/not-found';

/**
 * Puts the throttle before every link of the public site. Links that open elsewhere are left alone. A portal is a document
 * of its own, which alone knows its routes (`server/build/start-script/portal-modules.ts`), so links into one open that. The
 * page of an address that does not exist knows no pattern (`first-paint.ts` there), so its links open documents, too.
 */
export function CalmNavigation() {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isLost = useMatches().at(-1)?.id === NOT_FOUND;
  const latest = useRef({ navigate, state, isLost });
  latest.current = { navigate, state, isLost };

  useEffect(() => {
    const throttle = createNavigationThrottle({
      // As a link does: a second press on the way to the same page leaves no second entry to go back through.
      navigate: (to) => latest.current.navigate(to, { replace: to === addressOf(location) }),
      isPending: () => latest.current.state !== 'idle',
      resetHistory: () => history.replaceState(null, ''),
    });
    // Before the link itself hears of the press, so that a queued navigation does not happen twice.
    const onClick = (event: MouseEvent) => {
      const to = ownAddress(event);
      if (to === null) return;
      if (latest.current.isLost || isInPortal(to)) goToDocument(to);
      else if (throttle.request(to)) return;
      event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    return () => {
      throttle.stop();
      document.removeEventListener('click', onClick, true);
    };
  }, []);

  return null;
}

/** Where a plain press on a link of this site leads, or null. A place on the same page is no navigation. */
function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link || link.hasAttribute('download') || link.getAttribute('target')) return null;
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, location.href)) return null;
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || /\.\w+$/.test(url.pathname)) return null;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return null;
  return addressOf(url);
}

function isInPortal(address: string): boolean {
  return /^\/(?:portal|broker|admin)(?:[/?#]|$)/.test(address);
}

function addressOf({ pathname, search, hash }: URL | Location): string {
  return pathname + search + hash;
}
