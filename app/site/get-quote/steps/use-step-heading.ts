import { useEffect, useRef } from 'react';
import { KEPT_NOTICE } from '#app/site/get-quote/draft/kept-notice.tsx';
import type { Step } from './steps.ts';

/** The line that says which step it is. */
export const STEP_LINE = 'step-line';

/** What takes focus from a person; the heading of a page takes it by itself. */
const USABLE = 'a, button, input, select, textarea, summary';

/**
 * After a change of step the reader starts at its heading, below the line that says which one it is, or at what must be put right. Who comes back to answers that
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
    const top = document.getElementById(KEPT_NOTICE) ?? document.getElementById(STEP_LINE);
    if (heading.current && top) beginAt(top, heading.current);
  }, [step, hasErrors, hasMoved]);
  return heading;
}

/** From here on a page shows its heading and the first field together. */
const ROOMY_PX = 640;

/** The page begins at the place, right below the header; where there is room for the heading from the top of the page, there. */
function beginAt(place: HTMLElement, heading: HTMLElement) {
  const isInSight = heading.getBoundingClientRect().bottom + scrollY < innerHeight / 2;
  if (isInSight && innerWidth >= ROOMY_PX) scrollTo({ top: 0, behavior: 'instant' });
  else place.scrollIntoView({ block: 'start', behavior: 'instant' });
}
