import { useEffect, useState } from 'react';

/** As long as a second press takes that was meant for the same place. */
const REST_MS = 1_200;

/** While something is done, and a moment longer: rows move up then, and another one stands under the pointer. */
export function useRest(isBusy: boolean): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (isBusy) {
      setResting(true);
      return;
    }
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isBusy || isResting;
}
