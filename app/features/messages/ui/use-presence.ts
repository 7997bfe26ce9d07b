import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { presenceQuery, sayPresence } from '#app/features/messages/data.ts';
import { SIGN_EVERY_MS, WRITING_FOR_MS } from '#app/features/messages/presence.ts';
import { type PresenceSign, usePresenceSigns } from './use-presence-signs.ts';

/** Says that this page is open, and tells who else has it open or is writing. `onTyping` is to be called on each key. */
export function usePresence(caseId: string) {
  const { data } = useQuery({
    ...presenceQuery(caseId),
    // Who stopped writing does not say so.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ isWriting }) => isWriting) ? WRITING_FOR_MS : 2 * SIGN_EVERY_MS,
  });
  const say = useCallback((sign: PresenceSign) => sayPresence(caseId, sign), [caseId]);
  return { others: data?.items ?? [], onTyping: usePresenceSigns(say) };
}
