import { useEffect, useState } from 'react';
import { OnItsWay } from '#app/ui/frame/on-its-way.tsx';
import { whenReady } from './when-ready.ts';

/**
 * A thin line at the top until the page answers, and again while the next page is on its way, from 150 ms on. Without
 * script it fades by itself, so that nobody waits for it.
 */
export function PageReady() {
  const [isReady, setReady] = useState(false);
  useEffect(() => whenReady(() => setReady(true)), []);
  return <OnItsWay isFirst={!isReady} />;
}
