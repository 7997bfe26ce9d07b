import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether what stands in an element is wider than it: then the keyboard must reach it, to scroll it. */
export function useScrolls<Scroller extends HTMLElement>(): [RefObject<Scroller | null>, boolean] {
  const scroller = useRef<Scroller>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [scroller, scrolls];
}
