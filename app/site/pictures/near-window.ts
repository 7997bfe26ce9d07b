import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true, once, when the element comes within so many pixels of the window. */
export function useNearWindow<Found extends Element>(pixels: number): [RefObject<Found | null>, boolean] {
  const element = useRef<Found>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const found = element.current;
    if (isNear || !found) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${pixels}px` },
    );
    observer.observe(found);
    return () => observer.disconnect();
  }, [isNear, pixels]);
  return [element, isNear];
}
