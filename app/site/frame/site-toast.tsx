import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

type Notice = { title: string; description?: string; tone?: 'success' | 'danger' | 'info' };

const loadToasts = () => import('#app/ui/states/toast.tsx');

// Toasts weigh as much as a page, so they load with the first one.
const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

let isWanted = false;
const listeners = new Set<() => void>();
const standing = Promise.withResolvers<void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what happened in the corner of a public page. */
export async function showSiteToast(notice: Notice): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { showToast } = await loadToasts();
  // A toast that is handed over before the toaster stands would be lost.
  await standing.promise;
  showToast(notice);
}

/** Where the toasts of public pages appear, once the first one is on its way. */
export function SiteToaster() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  if (!isShown) return null;
  return (
    <Suspense>
      <Toaster />
      <Standing />
    </Suspense>
  );
}

/** Effects run once everything beside it stands. */
function Standing() {
  useEffect(() => standing.resolve(), []);
  return null;
}
