import { useEffect, useState } from 'react';

/** Longer than between two presses of one double press, shorter than anybody reads a screen. */
const DOUBLE_PRESS_MS = 400;

/** Whether this step has only just come, so that the second half of a double press must not leave it unread. */
export function useArrival(step: string): boolean {
  const [settled, setSettled] = useState(step);
  useEffect(() => {
    if (settled === step) return;
    const timer = setTimeout(() => setSettled(step), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [step, settled]);
  return settled !== step;
}
