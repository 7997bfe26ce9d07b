import { useCallback, useEffect, useRef } from 'react';
import { sendPresence } from '#app/features/chat/data.ts';
import { SIGN_EVERY_MS } from '../presence.ts';

const TYPING_EVERY_MS = 3_000;

/**
 * While this person has the conversation and looks at its page, the visitor's window may say so. Returns what to call
 * when they type.
 */
export function usePresence(id: string, hasIt: boolean): () => void {
  const typedAt = useRef(0);

  useEffect(() => {
    if (!hasIt) return;
    const sign = () => {
      if (document.visibilityState === 'visible') sendPresence(id, 'here');
    };
    const leave = () => sendPresence(id, 'away');
    sign();
    const timer = setInterval(sign, SIGN_EVERY_MS);
    document.addEventListener('visibilitychange', sign);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sign);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, hasIt]);

  return useCallback(() => {
    const at = performance.now();
    if (!hasIt || at - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = at;
    sendPresence(id, 'typing');
  }, [id, hasIt]);
}
