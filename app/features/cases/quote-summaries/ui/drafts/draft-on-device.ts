import { useCallback, useSyncExternalStore } from 'react';
import { keepOnDevice, readKept } from '#app/platform/browser/device-storage.ts';

/** Quotes that are being written, kept on this device for each case; with this beginning they do not outlive a session. */
const keyOf = (caseId: string, replacesId: string | undefined) =>
  ['draft', caseId, 'quotes', replacesId].filter(Boolean).join('-');

const changes = new EventTarget();

/** What is kept of a case, as text; null with nothing. */
export const readDraftText = (caseId: string, replacesId: string | undefined) =>
  readKept(keyOf(caseId, replacesId));

/** Keeps it, or with null forgets it. */
export function keepDraftText(caseId: string, replacesId: string | undefined, text: string | null): void {
  keepOnDevice(keyOf(caseId, replacesId), text);
  changes.dispatchEvent(new Event('kept'));
}

/** Whether this device keeps a new quote for a case that was begun and not sent. It reads none of it. */
export function useIsQuoteBegun(caseId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => readDraftText(caseId, undefined) !== null, [caseId]),
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  changes.addEventListener('kept', changed);
  return () => changes.removeEventListener('kept', changed);
}
