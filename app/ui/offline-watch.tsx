import { type ComponentType, useEffect, useState } from 'react';

const AFTER_MS = 3_000;

/**
 * Fetches what is shown without a connection while there is one, once the page has come to rest. It stands before the
 * page, and hides it when it has something to say.
 */
export function OfflineWatch() {
  const [Guard, setGuard] = useState<ComponentType>();
  useEffect(() => {
    const fetchGuard = () =>
      import('./offline-guard.tsx').then(
        ({ OfflineGuard }) => setGuard(() => OfflineGuard),
        () => undefined,
      );
    const timer = setTimeout(() => void fetchGuard(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Guard ? <Guard /> : null;
}
