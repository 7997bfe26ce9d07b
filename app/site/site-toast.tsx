import { lazy, Suspense, useSyncExternalStore } from 'react';

type Notice = { title: string; description?: string; tone?: 'success' | 'danger' | 'info' };

const loadToasts = () => import('#app/ui/toast.tsx');

// Toasts weigh as much as a page, so they load with the first one.
const Toaster = lazy(async () => ({ default: (await loadToasts()).Toaster }));

let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says what happened in the corner of a public page. */
export async function showSiteToast(notice: Notice): Promise<void> {
  const { showToast } = await loadToasts();
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
    // The toaster has to stand before it can be handed a toast.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
    </Suspense>
  );
}
