import { useSyncExternalStore } from 'react';

/** From here on the parts beside the middle have room of their own. */
const WIDE = '(min-width: 80rem)';

let holders = 0;
let wasWide = false;
const changes = new EventTarget();

/** Whether the window has that room just now. */
export const isWide = () => matchMedia(WIDE).matches;

/** While something lies over the page the layout below it stands still: what was opened there stays open. */
function isWideBelow(): boolean {
  if (holders === 0) wasWide = isWide();
  return wasWide;
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  changes.addEventListener('released', changed);
  return () => {
    media.removeEventListener('change', changed);
    changes.removeEventListener('released', changed);
  };
}

/** Keeps the layout of the page as it is; returns what lets it go. */
export function holdLayout(): () => void {
  isWideBelow();
  holders += 1;
  return () => {
    holders -= 1;
    changes.dispatchEvent(new Event('released'));
  };
}

/** Whether the page has room for columns beside the middle. */
export const useIsWide = () => useSyncExternalStore(subscribe, isWideBelow);

/** The same of the window alone, for what lies over the page. */
export const useIsWindowWide = () => useSyncExternalStore(subscribe, isWide);

/** From here on a table has columns; below, each of its rows is a card. */
const FOR_COLUMNS = '(min-width: 48rem)';

function subscribeToColumns(changed: () => void): () => void {
  const media = matchMedia(FOR_COLUMNS);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the window has room for the columns of a table. */
export const useHasColumns = () =>
  useSyncExternalStore(subscribeToColumns, () => matchMedia(FOR_COLUMNS).matches);
