import { useEffect, useRef } from 'react';
import { KEPT_NOTICE } from '#app/site/get-quote/draft/kept-notice.tsx';
import type { Step } from './steps.ts';

/** What takes focus from a person; the heading of a page takes it by itself. */
const USABLE = 'a, button, input, select, textarea, summary';

/**
 * After a change of step the reader starts at its heading, or at what must be put right. Who comes back to answers that
 * were kept sees the notice of it first.
 */
export function useStepHeading(step: Step, hasErrors: boolean, hasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // Who has begun elsewhere on the page, before the form was led on by itself, stays there.
    const isElsewhere = !hasMoved && document.activeElement?.matches(USABLE) === true;
    if (hasErrors || isElsewhere) return;
    heading.current?.focus({ preventScroll: true });
    const top = document.getElementById(KEPT_NOTICE) ?? heading.current;
    if (top) beginAt(top);
  }, [step, hasErrors, hasMoved]);
  return heading;
}

/** From here on a page shows its heading and the first field together. */
const ROOMY_PX = 640;

/** A phone begins at the place; where there is room it is in sight from the top of the page, and no heading is cut by the header. */
function beginAt(place: HTMLElement) {
  const isInSight = place.getBoundingClientRect().bottom + scrollY < innerHeight / 2;
  if (isInSight && innerWidth >= ROOMY_PX) scrollTo({ top: 0, behavior: 'instant' });
  else place.scrollIntoView({ block: 'start', behavior: 'instant' });
}
