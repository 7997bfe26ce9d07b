import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { presenceQuery, sayPresence } from '#app/features/messages/data.ts';
import { SIGN_EVERY_MS, WRITING_EVERY_MS, WRITING_FOR_MS } from '#app/features/messages/presence.ts';

/** Says that this page is open, and tells who else has it open or is writing. `onTyping` is to be called on each key. */
export function usePresence(caseId: string) {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const { data } = useQuery({
    ...presenceQuery(caseId),
    // Who stopped writing does not say so.
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ isWriting }) => isWriting) ? WRITING_FOR_MS : 2 * SIGN_EVERY_MS,
  });

  useEffect(() => {
    const sign = () => {
      if (document.visibilityState === 'visible') sayPresence(caseId, 'here');
    };
    const leave = () => sayPresence(caseId, 'away');
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
  }, [caseId]);

  const onTyping = useCallback(() => {
    const at = performance.now();
    if (at - typedAt.current < WRITING_EVERY_MS) return;
    typedAt.current = at;
    sayPresence(caseId, 'writing');
  }, [caseId]);

  return { others: data?.items ?? [], onTyping };
}
