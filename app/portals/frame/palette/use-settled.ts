import { useEffect, useState } from 'react';

/** A pause in typing after which something is looked for. */
const PAUSE_MS = 200;

/** What was typed, once it rests. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
