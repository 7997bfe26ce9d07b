import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Few come from there, and who they are is read for them alone. */
const SignedIn = lazy(async () => ({ default: (await import('./signed-in.tsx')).SignedIn }));

/** Whoever comes from their own requests is still known here, and finds the way back. */
export function FromPortal() {
  const [params] = useSearchParams();
  const isThence = params.get('from') === 'portal';
  const [isShown, setShown] = useState(false);
  // The page is drawn before anybody reads it; the steps of the form have addresses of their own.
  useEffect(() => {
    if (isThence) setShown(true);
  }, [isThence]);
  return (
    isShown && (
      <Suspense>
        <SignedIn />
      </Suspense>
    )
  );
}
