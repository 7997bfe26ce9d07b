import { useCallback } from 'react';
import { sendPresence } from '#app/features/chat/data.ts';
import { type PresenceSign, usePresenceSigns } from '#app/features/messages/ui/use-presence-signs.ts';

/**
 * While this person has the conversation and looks at its page, the visitor's window may say so. Returns what to call
 * when they type.
 */
export function usePresence(id: string, hasIt: boolean): () => void {
  const say = useCallback(
    (sign: PresenceSign) => sendPresence(id, sign === 'writing' ? 'typing' : sign),
    [id],
  );
  return usePresenceSigns(say, hasIt);
}
