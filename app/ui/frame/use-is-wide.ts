import { useSyncExternalStore } from 'react';

/** From here on the parts beside the middle have room of their own. */
const WIDE = '(min-width: 80rem)';

/** Whether the window has room for columns beside the middle. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
  );
}
