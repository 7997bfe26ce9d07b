import { useEffect, useState } from 'react';
import { now } from '#app/platform/now.ts';

const TICK_MS = 20_000;

/** The present instant, renewed every twenty seconds, for what changes as time goes by: warnings before a deadline. */
export function useNow(): Date {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return instant;
}
