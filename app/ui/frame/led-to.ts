import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A place within a part of a page that a link leads to by `id`, also one that is only there once it was read, and again
 * at each press: it comes into view with the focus. It needs `tabIndex={-1}`; while `id` is undefined nothing leads there.
 */
export function useLedTo<Place extends HTMLElement>(id: string | undefined) {
  const place = useRef<Place>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is a location of its own
  useEffect(() => {
    if (!id || hash !== `#${id}`) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [id, hash, key]);
  return place;
}
