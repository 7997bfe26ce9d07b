import { type ReactNode, useDeferredValue } from 'react';

type InSlicesProps = {
  children: ReactNode;
  /** Stands there until they are drawn. */
  instead: ReactNode;
};

/**
 * Draws a large part of a page for the first time in small slices, between which the browser answers to what somebody
 * does. What changes later is drawn at once.
 */
export function InSlices({ children, instead }: InSlicesProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : instead;
}
