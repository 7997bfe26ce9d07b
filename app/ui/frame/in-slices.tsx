import { type ReactNode, startTransition, useEffect, useState } from 'react';

type InSlicesProps = {
  children: ReactNode;
  /** Stands there until they are drawn. */
  instead: ReactNode;
};

/**
 * Draws a large part of a page for the first time in small slices, between which the browser answers to what somebody
 * does; one within another comes after it. What changes later is drawn at once.
 */
export function InSlices({ children, instead }: InSlicesProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn ? children : instead;
}
