import { useCallback, useEffect, useRef } from 'react';
import { SIGN_EVERY_MS, WRITING_EVERY_MS } from '#app/features/messages/presence.ts';

export type PresenceSign = 'here' | 'away' | 'writing';

/**
 * Says that this page is open and looked at, and that it was left. Returns what to call on each key. `say` is the same
 * from one drawing to the next, or everything begins again.
 */
export function usePresenceSigns(say: (sign: PresenceSign) => void, isOn = true): () => void {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (!isOn) return;
    const sign = () => {
      if (document.visibilityState === 'visible') say('here');
    };
    const leave = () => say('away');
    // Later than the page is drawn: asking takes a phone some time.
    const first = setTimeout(sign);
    const timer = setInterval(sign, SIGN_EVERY_MS);
    document.addEventListener('visibilitychange', sign);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sign);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [say, isOn]);

  return useCallback(() => {
    const at = performance.now();
    if (!isOn || at - typedAt.current < WRITING_EVERY_MS) return;
    typedAt.current = at;
    say('writing');
  }, [say, isOn]);
}
