import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const AFTER_MS = 3_000;

/**
 * Fetches what is shown without a connection while there is one, once the page has come to rest. It stands before the
 * page, and hides it when it has something to say. `children` stand in the line that says so.
 */
export function OfflineWatch({ children }: { children?: ReactNode }) {
  const [Guard, setGuard] = useState<ComponentType<{ children?: ReactNode }>>();
  useEffect(() => {
    const fetchGuard = () =>
      import('./offline-guard.tsx').then(
        ({ OfflineGuard }) => setGuard(() => OfflineGuard),
        () => undefined,
      );
    const timer = setTimeout(() => void fetchGuard(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Guard ? <Guard>{children}</Guard> : null;
}
