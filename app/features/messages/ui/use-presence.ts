import { useCallback } from 'react';
import { sayPresence } from '#app/features/messages/data.ts';
import { type PresenceSign, usePresenceSigns } from './use-presence-signs.ts';

/** Says that this page is open. Returns what to call on each key. */
export function usePresence(caseId: string): () => void {
  const say = useCallback((sign: PresenceSign) => sayPresence(caseId, sign), [caseId]);
  return usePresenceSigns(say);
}
