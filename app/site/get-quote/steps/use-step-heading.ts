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
    top?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [step, hasErrors, hasMoved]);
  return heading;
}
